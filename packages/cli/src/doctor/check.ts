import type { DoctorProject } from "./doctor-project.js";

/** One thing that keeps tools from working. */
export interface Finding {
  /** Where it is: a file, a script or a package. */
  readonly where: string;
  readonly problem: string;
  /** What to do, as a sentence. */
  readonly fix: string;
}

/** Looks for one reason why tools do not work. */
export interface Check {
  /** In kebab-case; it names the check in reports. */
  readonly name: string;
  /** What holds when it finds nothing. */
  readonly holds: string;
  find(project: DoctorProject): readonly Finding[];
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH } from "../folders.js";
import type { Section } from "./section.js";

/** A section of the page, and how it came about. */
export interface KeptSection extends Section {
  /** Such as `2025-01-31`. */
  readonly day: string;
  readonly rounds: number;
}

const RESULTS = join(SCRATCH, "results");

/** Keeps what a group found, so that the groups of a page may be measured one after the other. */
export function keepSection(group: string, section: Section, rounds: number): void {
  mkdirSync(RESULTS, { recursive: true });
  const kept: KeptSection = { ...section, day: new Date().toISOString().slice(0, 10), rounds };
  writeFileSync(join(RESULTS, `${group}.json`), JSON.stringify(kept));
}

/** What a group has found; undefined when it has not been measured on this machine. */
export function readSection(group: string): KeptSection | undefined {
  const file = join(RESULTS, `${group}.json`);
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  return isKept(kept) ? kept : undefined;
}

function isKept(value: unknown): value is KeptSection {
  return typeof value === "object" && value !== null && "tables" in value;
}

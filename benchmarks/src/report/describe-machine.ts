import { cpus, totalmem, type as system } from "node:os";

/** The machine, without its name. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model.trim() ?? "unknown processor";
  return `${processors.length} × ${model}, ${memory} GB, ${system()}, Node ${process.versions.node}`;
}

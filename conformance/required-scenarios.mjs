const CONTENT = ["audio", "embedded-resource", "error", "image", "mixed-content", "simple-text"];
const TOOLS = ["tools-list", "tools-call-with-progress", ...CONTENT.map((c) => `tools-call-${c}`)];
const ASKING = ["tools-call-elicitation", "tools-call-sampling", "tools-call-with-logging"];
const FORMS = ["elicitation-sep1034-defaults", "elicitation-sep1330-enums"];
const ALWAYS = ["json-schema-2020-12", "dns-rebinding-protection"];

const HEADERS = ["http-header-validation", "http-custom-header-server-validation"];

const ROUNDS = [
  "basic-elicitation",
  "basic-list-roots",
  "basic-sampling",
  "capability-check",
  "ignore-extra-params",
  "missing-input-response",
  "multi-round",
  "multiple-input-requests",
  "request-state",
  "result-type",
  "tampered-state",
  "unsupported-methods",
  "validate-input",
].map((name) => `input-required-result-${name}`);

/**
 * The scenarios that have to pass, by protocol revision, whatever a baseline says: all that is about tools
 * and what tools ask for.
 */
export const requiredScenarios = {
  "2025-11-25": [...TOOLS, ...ASKING, ...FORMS, ...ALWAYS],
  "2026-07-28": [...TOOLS, ...ALWAYS, ...ROUNDS, ...HEADERS],
};

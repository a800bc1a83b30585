import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How large a generated server is. */
export interface SourceSize {
  readonly tools: number;
  /** Files with tools; the types that they share stand in files of their own. */
  readonly files: number;
}

/** Where a generated server is written, and how it is compiled. */
export interface SourceTarget {
  /** A folder below which `@toolmeta/runtime` is found, for example one inside of this repository. */
  readonly out: string;
  /** The plugin's entry in tsconfig.json; null compiles without it. Default: the transformer. */
  readonly plugin?: object | null;
  /** Compiler options beside those of the generator. */
  readonly compilerOptions?: object;
}

const PLUGIN = { transform: "@toolmeta/transformer", transformProgram: true };

const SUBJECTS = [
  "Order",
  "Invoice",
  "Customer",
  "Supplier",
  "Product",
  "Shipment",
  "Contract",
  "Employee",
  "Project",
  "Ticket",
  "Campaign",
  "Warehouse",
] as const;

interface ToolForm {
  readonly verb: string;
  readonly write: (subject: string, suffix: string) => string;
}

/** What a business server does with each of its subjects. */
const TOOL_FORMS: readonly ToolForm[] = [
  {
    verb: "find",
    write: (subject, suffix) => `  /**
   * Find ${subject.toLowerCase()}s by a text. Use it when only a part of the name is known.
   *
   * @param query - Words to look for; part of a word is enough.
   * @param limit - Maximum number of results.
   * @param period - Only what was changed in this time.
   */
  @toolMeta({ readOnly: true, openWorld: false })
  find${subject}s${suffix}(
    query: string,
    limit: Field<number, { type: "integer"; minimum: 1; maximum: 100 }> = 20,
    period?: Period,
  ): ${subject}Page {
    const words = query.toLowerCase();
    const found = this.items.filter(
      ({ name, audit }) =>
        name.toLowerCase().includes(words) &&
        (period === undefined || (audit.changed >= period.from && audit.changed <= period.to)),
    );
    return { total: found.length, items: found.slice(0, limit) };
  }`,
  },
  {
    verb: "read",
    write: (subject, suffix) => `  /**
   * Read one ${subject.toLowerCase()} in full. Use it when its identifier is known.
   *
   * @param id - Identifier as a search gives it.
   * @param withNotes - Whether notes are to be sent, too.
   */
  @toolMeta({ readOnly: true, idempotent: true })
  async read${subject}${suffix}(id: string, withNotes = false): Promise<ToolResult<${subject}>> {
    const item = this.items.find((other) => other.id === id);
    if (item === undefined) return toResult({ error: \`There is no ${subject.toLowerCase()} \${id}.\` });
    return toResult(withNotes ? item : { ...item, notes: [] });
  }`,
  },
  {
    verb: "create",
    write: (subject, suffix) => `  /**
   * Create a ${subject.toLowerCase()}. Use it when it does not exist yet.
   *
   * @param draft - What the new one holds.
   * @param dryRun - Only check; nothing is stored.
   */
  @toolMeta({ destructive: false })
  async create${subject}${suffix}(draft: ${subject}Draft, dryRun = false): Promise<ToolResult<${subject}>> {
    if (draft.name.trim() === "") return toResult({ error: "The name is empty." });
    const now = new Date(0).toISOString();
    const item: ${subject} = {
      ...draft,
      id: \`${subject.toLowerCase()}-\${this.items.length + 1}\`,
      audit: { created: now, changed: now, by: "agent" },
    };
    if (!dryRun) this.items.push(item);
    return toResult(item);
  }`,
  },
  {
    verb: "assign",
    write: (subject, suffix) => `  /**
   * Assign a ${subject.toLowerCase()} to a person. Use it to hand work over.
   *
   * @param id - Identifier of what is assigned.
   * @param person - Who is responsible from now on.
   * @param priority - How urgent it is.
   * @param reason - A sentence for the log.
   */
  @toolMeta({ idempotent: true })
  async assign${subject}${suffix}(
    id: string,
    person: Contact,
    priority: Priority = "normal",
    reason?: string,
  ): Promise<ToolResult<Change>> {
    const item = this.items.find((other) => other.id === id);
    if (item === undefined) return toResult({ error: \`There is no ${subject.toLowerCase()} \${id}.\` });
    item.owner = person;
    item.priority = priority;
    return toResult({ id, fields: ["owner", "priority"], reason: reason ?? "" });
  }`,
  },
  {
    verb: "price",
    write: (subject, suffix) => `  /**
   * Add up what ${subject.toLowerCase()}s cost. Use it for a sum by currency.
   *
   * @param ids - Which ones; all when the list is empty.
   * @param currency - Currency of the sum.
   * @param address - Where taxes are due.
   */
  @toolMeta({ readOnly: true })
  price${subject}s${suffix}(ids: string[], currency: Currency, address: Address): Money {
    const chosen = this.items.filter(({ id }) => ids.length === 0 || ids.includes(id));
    const tax = address.country === "DE" ? 1.19 : 1;
    const amount = chosen.reduce((sum, { cost }) => sum + cost.amount, 0) * tax;
    return { amount, currency };
  }`,
  },
  {
    verb: "archive",
    write: (subject, suffix) => `  /**
   * Archive ${subject.toLowerCase()}s that did not change for a time. Use it to tidy up.
   *
   * @param before - The last day of a change, such as 2024-12-31.
   * @param keep - Identifiers that stay.
   * @param limit - At most so many.
   */
  @toolMeta({ destructive: true })
  async archive${subject}s${suffix}(
    before: string,
    keep: string[] = [],
    limit: Field<number, { type: "integer"; minimum: 1 }> = 1000,
  ): Promise<ToolResult<ArchiveReport>> {
    const old = this.items.filter(({ id, audit }) => audit.changed <= before && !keep.includes(id));
    const archived = old.slice(0, limit);
    return toResult({
      archived: archived.map(({ id }) => id),
      left: old.length - archived.length,
      cost: { amount: 0, currency: "EUR" },
    });
  }`,
  },
];

const COMMON = `import type { Field, Int } from "@toolmeta/runtime";

/** The currencies that are booked in. */
export type Currency = "EUR" | "USD" | "GBP" | "CHF";

/** How urgent something is. */
export type Priority = "low" | "normal" | "high" | "urgent";

/** An amount of money. */
export interface Money {
  /** In units of the currency, with cents as a fraction. */
  amount: number;
  currency: Currency;
}

/** A time from one day to another. */
export interface Period {
  /** The first day, such as 2025-01-31. */
  from: string;
  /** The last day. */
  to: string;
}

/** A place that mail can be sent to. */
export interface Address {
  street: string;
  city: string;
  /** Postal code, without the country. */
  code: Field<string, { minLength: 3; maxLength: 12 }>;
  /** Country in two letters. */
  country: Field<string, { pattern: "^[A-Z]{2}$" }>;
  /** A second line, for floors and the like. */
  addition?: string;
}

/** A person and how to reach them. */
export interface Contact {
  /** Full name. */
  name: string;
  email: Field<string, { format: "email" }>;
  phone?: string;
  address?: Address;
  /** Languages in two letters, the preferred one first. */
  languages: string[];
}

/** Who did something, and when. */
export interface Audit {
  /** Time of the creation. */
  created: string;
  /** Time of the last change. */
  changed: string;
  by: string;
}

/** A remark on something. */
export interface Note {
  author: string;
  text: string;
  /** Whether customers see it. */
  open: boolean;
}

/** What a change did. */
export interface Change {
  id: string;
  /** The fields that have another value now. */
  fields: string[];
  reason: string;
}

/** What archiving did. */
export interface ArchiveReport {
  archived: string[];
  /** How many are still there. */
  left: Int;
  cost: Money;
}
`;

function writeSubject(subject: string): string {
  const word = subject.toLowerCase();
  return `import type { Int } from "@toolmeta/runtime";
import type { Address, Audit, Contact, Money, Note, Period, Priority } from "./common.js";

/** A ${word} before it is stored. */
export interface ${subject}Draft {
  /** How people call this ${word}. */
  name: string;
  status: "draft" | "open" | "closed";
  priority: Priority;
  owner: Contact;
  /** What it costs, taxes not counted. */
  cost: Money;
  /** When it is valid. */
  valid?: Period;
  /** Where it is sent to. */
  delivery?: Address;
  tags: string[];
  notes: Note[];
}

/** A ${word} as it is stored. */
export interface ${subject} extends ${subject}Draft {
  /** Identifier, unique among all of its kind. */
  id: string;
  audit: Audit;
}

/** A part of a list of ${word}s. */
export interface ${subject}Page {
  /** How many there are, shown or not. */
  total: Int;
  items: ${subject}[];
}
`;
}

/** The names of the class and the file of one group of tools. */
function nameGroup(index: number): string {
  return `tools-${String(index + 1).padStart(4, "0")}`;
}

function writeGroup(index: number, tools: number): string {
  const subject = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
  const methods = Array.from({ length: tools }, (_, tool) => {
    const form = TOOL_FORMS[tool % TOOL_FORMS.length] ?? TOOL_FORMS[0];
    const round = Math.floor(tool / TOOL_FORMS.length);
    const suffix = `${String(index + 1)}${round === 0 ? "" : `_${String(round)}`}`;
    return form?.write(subject, suffix) ?? "";
  });
  return `import { toolMeta, toResult, type Field, type ToolResult } from "@toolmeta/runtime";
import type {
  Address,
  ArchiveReport,
  Change,
  Contact,
  Currency,
  Money,
  Period,
  Priority,
} from "./common.js";
import type { ${subject}, ${subject}Draft, ${subject}Page } from "./${subject.toLowerCase()}.js";

/** What can be done with ${subject.toLowerCase()}s, group ${String(index + 1)}. */
export class Tools${String(index + 1)} {
  private readonly items: ${subject}[] = [];

${methods.join("\n\n")}
}
`;
}

/**
 * Writes the source of a server as a business would write it: classes of tools over subjects that share
 * types, with comments, two to four parameters, defaults and results. `src/all-tools.ts` exports every class.
 * The same size gives the same bytes.
 */
export function generateSource({ tools, files, out, ...compile }: SourceSize & SourceTarget): void {
  const { plugin = PLUGIN, compilerOptions = {} } = compile;
  const source = join(out, "src");
  mkdirSync(source, { recursive: true });
  const write = (file: string, text: string): void => {
    writeFileSync(join(out, file), text);
  };
  write(
    "package.json",
    JSON.stringify({ name: "generated-server", private: true, type: "module" }),
  );
  write("tsconfig.json", JSON.stringify(configure(plugin, compilerOptions), null, 2));
  write("src/common.ts", COMMON);
  for (const subject of SUBJECTS.slice(0, files)) {
    write(`src/${subject.toLowerCase()}.ts`, writeSubject(subject));
  }
  const groups = Array.from({ length: files }, (_, index) => index);
  for (const index of groups) {
    const from = Math.floor((index * tools) / files);
    const to = Math.floor(((index + 1) * tools) / files);
    write(`src/${nameGroup(index)}.ts`, writeGroup(index, to - from));
  }
  write(
    "src/all-tools.ts",
    groups.map((index) => `export * from "./${nameGroup(index)}.js";\n`).join(""),
  );
}

function configure(plugin: object | null, more: object): object {
  return {
    compilerOptions: {
      target: "es2022",
      lib: ["es2023"],
      module: "nodenext",
      strict: true,
      skipLibCheck: true,
      noUnusedLocals: false,
      types: ["node"],
      rootDir: "src",
      outDir: "dist",
      plugins: plugin === null ? [] : [plugin],
      ...more,
    },
    include: ["src"],
  };
}

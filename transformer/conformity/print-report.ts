import type { Comparison, Trial } from "./compare.js";

/** How many complaints of one type are printed. */
const SHOWN = 6;

/** Prints the score by topic and every complaint; tells whether there is none. */
export function printReport(comparisons: readonly Comparison[], seed: number): boolean {
  const topics = [...new Set(comparisons.map(({ subject }) => subject.topic))];
  const rows = topics.map((topic) =>
    score(
      topic,
      comparisons.filter(({ subject }) => subject.topic === topic),
    ),
  );
  print(HEADINGS);
  [...rows, score("all", comparisons)].forEach(print);
  const faulty = comparisons.filter(({ complaints }) => complaints.length > 0);
  for (const { subject, complaints } of faulty) {
    console.log(`\n${subject.name} (types/${subject.topic}.ts)`);
    complaints.slice(0, SHOWN).forEach((complaint) => {
      console.log(`  ${complaint}`);
    });
    if (complaints.length > SHOWN) console.log(`  … and ${complaints.length - SHOWN} more`);
  }
  const verdict = faulty.length === 0 ? "conform" : `${faulty.length} types differ`;
  console.log(`\n${comparisons.length} types, seed ${seed}: ${verdict}`);
  return faulty.length === 0;
}

const HEADINGS = [
  "topic",
  "types",
  "values",
  "taken",
  "agree",
  "meant",
  "differ",
  "second opinion",
];

function score(name: string, comparisons: readonly Comparison[]): readonly string[] {
  const trials = comparisons.flatMap((comparison) => comparison.trials);
  const count = (test: (trial: Trial) => boolean): number => trials.filter(test).length;
  const meant = comparisons.flatMap(({ deliberate }) => deliberate).length;
  const agree = count((t) => t.schema === t.compiler && t.exact === t.compiler);
  const asked = trials.filter(({ second }) => second !== undefined);
  const seconded = asked.filter((t) => t.second === t.compiler).length;
  return [
    name,
    String(comparisons.length),
    String(trials.length),
    String(count(({ compiler }) => compiler)),
    share(agree, trials.length),
    String(meant),
    String(trials.length - agree - meant),
    `${share(seconded, asked.length)} of ${asked.length}`,
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(2)} %`;
}

function print(cells: readonly string[]): void {
  const [name = "", ...rest] = cells;
  const widths = [7, 8, 7, 11, 7, 7, 20];
  const line = rest.map((cell, index) => cell.padStart(widths[index] ?? 0)).join("");
  console.log(name.padEnd(18) + line);
}

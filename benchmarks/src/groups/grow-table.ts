import { takeMedian } from "../report/compare.js";
import type { Table } from "../report/section.js";
import { showNumber } from "../report/show-number.js";
import type { ServerSize } from "../servers/server-size.js";
import type { Samples } from "./run-rounds.js";

interface Named {
  readonly id: string;
  readonly title: string;
}

/** A table of one figure: a row per server, a column per size. */
export function growTable(
  title: string,
  measured: ReadonlyMap<ServerSize, readonly Samples<Named>[]>,
  figure: string,
): Table {
  const columns = [...measured];
  const [widest = []] = columns.map(([, samples]) => samples);
  const rows = widest.map(({ subject }) => [
    subject.title,
    ...columns.map(([, samples]) => {
      const sample = samples.find((each) => each.subject.id === subject.id);
      return sample === undefined ? "–" : showNumber(takeMedian(sample, figure));
    }),
  ]);
  return { title, rows: [["Server", ...columns.map(([size]) => size.name)], ...rows] };
}

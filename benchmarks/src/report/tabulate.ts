import type { Samples } from "../groups/run-rounds.js";
import { takeMedian, takeRatio } from "./compare.js";
import type { Table } from "./section.js";
import { showNumber, showRatio } from "./show-number.js";

/** A column of figures. */
export interface Column {
  readonly figure: string;
  /** With its unit, such as `Start (ms)`. */
  readonly title: string;
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/**
 * A table of subjects: the median of each figure, its ratio to the floor, and its ratio to Toolmeta's.
 *
 * @param samples The first is the floor.
 */
export function tabulate(
  title: string,
  samples: readonly Samples<Named>[],
  columns: readonly Column[],
): Table {
  const [floor] = samples;
  const own = samples.find(({ subject }) => subject.id === "toolmeta") ?? floor;
  const heading = columns.flatMap((column) => [column.title, "of the floor", "of Toolmeta"]);
  const rows = samples.map((sample) => [
    sample.subject.title,
    ...columns.flatMap(({ figure }) => [
      showNumber(takeMedian(sample, figure)),
      ...[floor, own].map((other) =>
        other === undefined ? "–" : showRatio(takeRatio(sample, other, figure)),
      ),
    ]),
  ]);
  return { title, rows: [["Server", ...heading], ...rows] };
}

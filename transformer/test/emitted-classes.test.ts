import { createTemporaryProject, projectConfig } from "./support/temporary-project";

const MODELS = `export type Unit = "m" | "km";
export class Point {
  x = 0;
  y = 0;
  norm(): number {
    return Math.hypot(this.x, this.y);
  }
}
export class Celsius {
  #degrees: number;
  constructor(degrees: number) {
    this.#degrees = degrees;
  }
  static fromJSON(degrees: number): Celsius {
    return new Celsius(degrees);
  }
  double(): number {
    return this.#degrees * 2;
  }
}
export default class Label {
  text = "";
  shout(): string {
    return this.text.toUpperCase();
  }
}
export namespace Shapes {
  export class Square {
    side = 0;
    area(): number {
      return this.side ** 2;
    }
  }
}
`;

/** Imports that serve as types only in the author's text: the emitted code alone needs them. */
const TOOLS = `import { toolMeta } from "@toolmeta/runtime";
import * as models from "./models.js";
import Label, { Celsius as Warmth, Point, Shapes, type Unit } from "./models.js";
import Ticket = require("./ticket.cjs");

interface Move {
  to: Point;
  label?: Label;
  unit?: Unit;
}
type Heat = Warmth;

export class Tools {
  /** Moves. */
  @toolMeta({})
  move(move: Move): string {
    return String(move.to.norm()) + String(move.label?.shout());
  }

  /** Heats. */
  @toolMeta({})
  heat(heat: Heat): number {
    return heat.double();
  }

  /** Turns. */
  @toolMeta({})
  turn(Point: models.Point, square: Shapes.Square): number {
    return Point.norm() + square.area();
  }

  /** Punches. */
  @toolMeta({})
  punch(ticket: Ticket): string {
    return ticket.punch();
  }
}
`;

/** Through a namespace import and nothing else. */
const MORE_TOOLS = `import { toolMeta } from "@toolmeta/runtime";
import Label, * as models from "./models.js";

export class MoreTools {
  /** Cools. */
  @toolMeta({})
  cool(heat: models.Celsius, label: Label): string {
    return label.shout() + String(heat.double());
  }
}
`;

const TICKET = `class Ticket {
  code = "";
  punch(): string {
    return "-" + this.code;
  }
}
export = Ticket;
`;

const MAIN = `import { createToolRegistry } from "@toolmeta/runtime";
import * as tools from "./tools.js";
import * as more from "./more-tools.js";

async function main(): Promise<void> {
  const registry = createToolRegistry();
  await registry.register(tools);
  await registry.register(more);
  const call = async (name: string, args: object) =>
    (await registry.call(name, args)).content.map((block) => ("text" in block ? block.text : ""));
  const point = { x: 3, y: 4 };
  console.log(
    [
      await call("move", { move: { to: point, label: { text: "a" } } }),
      await call("heat", { heat: 20 }),
      await call("turn", { Point: point, square: { side: 2 } }),
      await call("punch", { ticket: { code: "7" } }),
      await call("cool", { heat: 1, label: { text: "b" } }),
    ].join(" "),
  );
}
void main();
`;

describe.each([
  ["an ES module", "module", {}],
  ["an ES module, legacy decorators", "module", { experimentalDecorators: true }],
  ["CommonJS", "commonjs", {}],
  [
    "CommonJS, legacy decorators with metadata",
    "commonjs",
    { experimentalDecorators: true, emitDecoratorMetadata: true },
  ],
  ["CommonJS, isolatedModules", "commonjs", { isolatedModules: true }],
  ["an ES module, verbatimModuleSyntax", "module", { verbatimModuleSyntax: true }],
])("a parameter that is an imported class, in %s", (_, type, settings) => {
  it("is an instance of it, however the file names the class", () => {
    const project = createTemporaryProject();
    project.write("package.json", { type });
    project.write("src/models.ts", MODELS);
    project.write("src/ticket.cts", TICKET);
    project.write("src/tools.ts", TOOLS);
    project.write("src/more-tools.ts", MORE_TOOLS);
    project.write("src/main.ts", MAIN);
    project.write(
      "tsconfig.json",
      projectConfig(
        {
          transform: "@toolmeta/transformer",
          transformProgram: true,
          diagnostics: { TM2001: "off", TM2002: "off" },
        },
        { lib: ["es2022", "dom"], ...settings },
      ),
    );
    expect(project.compile("-p", ".")).toEqual({ status: 0, printed: [] });
    expect(project.run("dist/main.js")).toBe("5A 40 9 -7 B2\n");
    project.remove();
  });
});

import type { ElicitRequest } from "@toolmeta/runtime";

type Form = ElicitRequest["requestedSchema"];

/** A plain form of two texts. */
export const USER_FORM: Form = {
  type: "object",
  properties: {
    username: { type: "string", description: "The user's name" },
    email: { type: "string", description: "The user's email address" },
  },
  required: ["username", "email"],
};

/** A default for every primitive type, as SEP-1034 allows. */
export const DEFAULTS_FORM: Form = {
  type: "object",
  properties: {
    name: { type: "string", default: "John Doe" },
    age: { type: "integer", default: 30 },
    score: { type: "number", default: 95.5 },
    status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
    verified: { type: "boolean", default: true },
  },
};

/** The five ways to write a choice, as SEP-1330 lists them. */
export const ENUM_FORM: Form = {
  type: "object",
  properties: {
    untitledSingle: { type: "string", enum: ["option1", "option2", "option3"] },
    titledSingle: { type: "string", oneOf: titled("value", "Option") },
    legacyEnum: {
      type: "string",
      enum: ["opt1", "opt2", "opt3"],
      enumNames: ["Option One", "Option Two", "Option Three"],
    },
    untitledMulti: {
      type: "array",
      items: { type: "string", enum: ["option1", "option2", "option3"] },
    },
    titledMulti: { type: "array", items: { anyOf: titled("value", "Choice") } },
  },
};

function titled(value: string, title: string): readonly object[] {
  return ["First", "Second", "Third"].map((place, index) => ({
    const: `${value}${index + 1}`,
    title: `${place} ${title}`,
  }));
}

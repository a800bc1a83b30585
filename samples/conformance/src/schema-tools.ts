import { toolMeta } from "@toolmeta/runtime";

/** A postal address. */
interface Address {
  street?: string;
  city?: string;
}

/** Of two ways to be reached, the one that was chosen has to be given: no type can say that. */
const CONTACT_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
} as const;

/** The client repeats the region in the header `Mcp-Param-Region`, for whoever routes the request. */
const REGION_SCHEMA = {
  type: "object",
  properties: {
    region: { type: "string", description: "Where to run.", "x-mcp-header": "Region" },
    query: { type: "string", description: "What to run." },
  },
  required: ["query"],
  additionalProperties: false,
} as const;

/** Tools whose schema says what no type can. */
export class SchemaTools {
  /**
   * Say how a person is to be reached, after a schema with the keywords of JSON Schema 2020-12.
   *
   * @param name - The person.
   * @param address - Where the person lives.
   * @param contactMethod - How the person wants to be reached.
   * @param phone - Phone number.
   * @param email - Email address.
   */
  @toolMeta({ name: "json_schema_2020_12_tool", readOnly: true, inputSchema: CONTACT_SCHEMA })
  contact(
    name?: string,
    address?: Address,
    contactMethod: "phone" | "email" = "email",
    phone?: string,
    email?: string,
  ): string {
    const number = contactMethod === "phone" ? phone : email;
    return `${name ?? "Somebody"} from ${address?.city ?? "somewhere"}: ${number ?? "unknown"}`;
  }

  /**
   * Run a query in a region that is also told in a header of the request.
   *
   * @param query - What to run.
   * @param region - Where to run it.
   */
  @toolMeta({ readOnly: true, inputSchema: REGION_SCHEMA })
  testCustomHeaders(query: string, region = "anywhere"): string {
    return `${query} ran in ${region}.`;
  }
}

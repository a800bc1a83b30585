import type { TypeConverter } from "../conversion.js";
import { anyType } from "./any-type.js";
import { arrayType } from "./array-type.js";
import { classType } from "./class-type.js";
import { emptyType } from "./empty-type.js";
import { fieldType } from "./field-type.js";
import { functionType } from "./function-type.js";
import { intersectionType } from "./intersection-type.js";
import { literalType } from "./literal-type.js";
import { neverType } from "./never-type.js";
import { objectType } from "./object-type.js";
import { primitiveType } from "./primitive-type.js";
import { serializedType } from "./serialized-type.js";
import { standardObjectType } from "./standard-object-type.js";
import { templateLiteralType } from "./template-literal-type.js";
import { tupleType } from "./tuple-type.js";
import { typeParameter } from "./type-parameter.js";
import { unionType } from "./union-type.js";

/**
 * Every kind of type that has a form in JSON Schema. The first converter that supports a type converts it.
 */
export const typeConverters: readonly TypeConverter[] = [
  anyType,
  neverType,
  literalType,
  primitiveType,
  templateLiteralType,
  typeParameter,
  unionType,
  fieldType,
  arrayType,
  tupleType,
  standardObjectType,
  functionType,
  serializedType,
  intersectionType,
  emptyType,
  classType,
  objectType,
];

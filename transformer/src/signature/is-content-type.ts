import type ts from "typescript";

/** The members by which each kind of MCP content block is known, beside its `type`. */
const CONTENT_BLOCKS: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource: ["resource"],
  resource_link: ["uri", "name"],
};

/**
 * Whether a type is MCP content: a content block, a list of them, or a whole result. Such a value goes to
 * the client as it stands and has no structured form.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools#tool-result
 */
export function isContentType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((member) => isContentType(member, checker));
  const element = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  if (element !== undefined) return isContentType(element, checker);
  if (isContentBlock(type, checker)) return true;
  const content = checker.getPropertyOfType(type, "content");
  return content !== undefined && isContentList(checker.getTypeOfSymbol(content), checker);
}

function isContentList(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.isArrayType(type) && isContentType(type, checker);
}

function isContentBlock(type: ts.Type, checker: ts.TypeChecker): boolean {
  const tag = checker.getPropertyOfType(type, "type");
  const kind = tag && checker.getTypeOfSymbol(tag);
  if (kind === undefined) return false;
  // One interface may stand for several kinds, as for an image and a sound.
  const kinds = kind.isUnion() ? kind.types : [kind];
  return kinds.every((each) => isKnownKind(each) && hasMembers(type, each.value, checker));
}

function isKnownKind(kind: ts.Type): kind is ts.StringLiteralType {
  return kind.isStringLiteral() && Object.hasOwn(CONTENT_BLOCKS, kind.value);
}

function hasMembers(type: ts.Type, kind: string, checker: ts.TypeChecker): boolean {
  return (CONTENT_BLOCKS[kind] ?? []).every(
    (name) => checker.getPropertyOfType(type, name) !== undefined,
  );
}

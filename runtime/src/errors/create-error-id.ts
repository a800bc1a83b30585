/** A new id by which an error that a client is told of can be found in the server's log. */
export function createErrorId(): string {
  return crypto.randomUUID().slice(0, 8);
}

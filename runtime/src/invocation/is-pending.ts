const PENDING = Symbol("pending");
const pending = Promise.resolve(PENDING);

/** Whether what a method returned has still to come; an `async` method that waited for nothing is done. */
export async function isPending(returned: unknown): Promise<boolean> {
  if (typeof returned !== "object" || returned === null || !("then" in returned)) return false;
  try {
    return (await Promise.race([Promise.resolve(returned), pending])) === PENDING;
  } catch {
    return false;
  }
}

const moment = Promise.resolve();

/** Whether what a method returned has still to come; an `async` method that waited for nothing is done. */
export async function isPending(returned: unknown): Promise<boolean> {
  if (typeof returned !== "object" || returned === null || !("then" in returned)) return false;
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  Promise.resolve(returned).then(settle, settle);
  await moment;
  return !isSettled;
}

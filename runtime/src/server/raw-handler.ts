/** A request handler as the SDK keeps it: it takes the raw request. */
export type RawHandler = (request: unknown, extra: unknown) => Promise<unknown>;

/** What a client got for a call. */
export interface SoakAnswer {
  readonly structured: unknown;
  readonly text: string;
  readonly isError: boolean;
}

/** How a call is ended before its answer. */
export interface SoakCallOptions {
  readonly signal: AbortSignal;
  readonly onBegin: () => void;
}

/** A client of either generation of the SDK. */
export interface SoakClient {
  /** Calls a tool. @throws The SDK's error for an error of the protocol, or for a call that was cancelled. */
  call(name: string, args: object, options?: SoakCallOptions): Promise<SoakAnswer>;
  /** What came without having been asked for, or could not be read. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Where a server is: a program to start, or an address. */
export type Target =
  | { readonly command: string; readonly args: readonly string[]; readonly onError: ReadErrors }
  | { readonly url: URL };

/** Takes what a program writes to its standard error output. */
export type ReadErrors = (text: string) => void;

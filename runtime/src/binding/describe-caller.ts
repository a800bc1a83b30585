import type { AuthInfo } from "../context/tool-context.js";

/** What tells one caller from another; a token may be renewed in between. */
type Caller = Pick<AuthInfo, "clientId" | "extra">;

/**
 * Whom a token stands for, as text to compare: the client, and the user where `extra.sub` names one. An OAuth
 * client may serve many users, so the client alone would not do.
 */
export function describeCaller({ clientId, extra }: Partial<Caller> = {}): string {
  return JSON.stringify([clientId, extra?.sub]);
}

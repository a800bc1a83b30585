/** The hostname of a page's origin; empty for what is no address, as the origin `null` of a local file. */
export function hostnameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : "";
}

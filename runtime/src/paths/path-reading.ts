/** A path as the operating system takes it, or why there is none: `which is no path`. */
export type PathReading = { readonly path: string } | { readonly problem: string };

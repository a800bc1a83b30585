/** What an entry of a directory is. */
export type EntryType = "file" | "directory" | "link" | "other";

/** One entry of a directory. */
export interface Entry {
  name: string;
  type: EntryType;
}

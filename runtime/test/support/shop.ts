import { toolMeta } from "@toolmeta/runtime";
import { compiledTool } from "./compiled-tool";

/** Tools with tags and hints, to list, filter and switch. */
export class Shop {
  @toolMeta({ tags: ["books", "search"], readOnly: true }, compiledTool())
  findHTMLPage(): string {
    return "found";
  }

  @toolMeta({ tags: ["books"], destructive: true, readOnly: true }, compiledTool())
  clearShelf(): string {
    return "cleared";
  }

  @toolMeta({ tags: ["books", "admin"] }, compiledTool())
  addBook(): string {
    return "added";
  }

  @toolMeta({ name: "openingHours", readOnly: true }, compiledTool())
  hours(): string {
    return "nine to five";
  }
}

/** Their names, in order. */
export const ALL_OF_SHOP = ["findHTMLPage", "clearShelf", "addBook", "openingHours"];

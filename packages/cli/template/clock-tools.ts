import { toolMeta } from "@toolmeta/runtime";

export class ClockTools {
  /**
   * Tell the time in a time zone.
   *
   * @param timeZone - IANA name of the time zone, such as Europe/Lisbon.
   */
  @toolMeta({ title: "Current time", readOnly: true })
  currentTime(timeZone = "UTC"): string {
    return new Date().toLocaleTimeString("en-GB", { timeZone });
  }
}

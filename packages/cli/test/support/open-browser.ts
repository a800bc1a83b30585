import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

const PLACES = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Starts the browser of the system without a window. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== "" && existsSync(place));
  if (executablePath === undefined) {
    throw new Error(
      "There is no Chromium. Install it (apt-get install chromium), or name it in CHROMIUM.",
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // A browser without a network would try again and again.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

import { rm } from "node:fs/promises";
import { brokenSites } from "./build-broken-site.ts";

/** After all browser tests: what they have built is of no use to anybody else. */
export default async function removeBrokenSites(): Promise<void> {
  await rm(brokenSites(process.pid), { recursive: true, force: true });
}

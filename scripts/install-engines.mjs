// Installs Firefox and WebKit for the tests if they are missing and apt can be used. The
// tests report an engine that is still missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { engines } from "./engines.mjs";

/** @param {string[]} args */
function apt(...args) {
  const { status, stderr } = spawnSync("apt-get", ["--quiet", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) console.log(`· apt-get ${args.join(" ")}: ${stderr.trim()}`);
}

const missing = engines().filter(({ path }) => path === undefined);
const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (missing.length > 0 && canInstall) {
  apt("update");
  for (const { packages } of missing) {
    apt("install", "--yes", "--no-install-recommends", ...packages);
  }
}

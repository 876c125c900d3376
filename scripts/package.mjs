// Writes the package as npm installs and publishes it: every-cube-<version>.tgz.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFiles } from "#build/package/package-files.ts";
import { packTarball } from "#build/package/tarball.ts";
import { ROOT } from "./toolchain.mjs";

const manifest = readFileSync(join(ROOT, "package/package.json"), "utf8");
const name = `every-cube-${JSON.parse(manifest).version}.tgz`;
const tarball = packTarball(await packageFiles());
writeFileSync(join(ROOT, name), tarball);
console.log(`· ${name}: ${Math.ceil(tarball.length / 1000)} kB`);

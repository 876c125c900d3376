import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveSite } from "../../scripts/serve.mjs";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

/**
 * One wrong line of the library each, as the build has written it: all spaces gone, and
 * the names short ones that may be others in each file.
 */
const FAULTS = {
  // packed-permutation.ts: index = index * (n - i + 1) + ((smaller >>> (4 * piece)) & 15)
  "wrong radix": {
    right: /\b(\w+)=\1\*\((\w+)-(\w+)\)\+(?=\(\w+>>>4\*\w+&15\))/g,
    wrong: "$1=$1*($2-$3+1)+",
  },
  // moves.ts, of F: source: [0, 2, 5, 3, 4, 1, 6]
  "transposed move": {
    right: /source:\[0,2,6,3,4,1,5\]/g,
    wrong: "source:[0,2,5,3,4,1,6]",
  },
  // optimal-solutions.ts: yield path.toReversed()
  "solutions backwards": {
    right: /&&\(yield (\w+)\.slice\(\)\)/g,
    wrong: "&&(yield $1.toReversed())",
  },
};

/**
 * Serves the built site with one line of the library changed wherever a browser gets it,
 * so that a test can see whether the pages notice. What the pages show at first was drawn
 * by the library as it is.
 */
export async function serveBrokenSite(fault: keyof typeof FAULTS) {
  const { right, wrong } = FAULTS[fault];
  const folder = await mkdtemp(join(tmpdir(), "broken-site-"));
  await cp(SITE, folder, { recursive: true });
  let broken = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const script = await readFile(join(folder, name), "utf8");
    const changed = script.replace(right, wrong);
    if (changed === script) continue;
    await writeFile(join(folder, name), changed);
    broken++;
  }
  if (broken === 0) throw new Error(`no script of the site says ${right}`);
  const { address, close } = await serveSite({ folder });
  return {
    address,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveSite } from "#scripts/serve.mjs";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

/**
 * A line of the library each, as it appears in the built files (without spaces, and with
 * short names that may differ between files), and a wrong replacement.
 */
const FAULTS = {
  // permutation-bits.ts: index = index * (n - i + 1) + countBits(toCome & (bit - 1))
  "wrong radix": {
    right: /\b(\w+)=\1\*\((\w+)-(\w+)\)\+(?=\w+\(\w+&\w+-1\))/g,
    wrong: "$1=$1*($2-$3+1)+",
  },
  // moves.ts, of F: source: [0, 2, 5, 3, 4, 1, 6]
  "transposed move": {
    right: /source:\[0,2,6,3,4,1,5\]/g,
    wrong: "source:[0,2,5,3,4,1,6]",
  },
  // shortest-solutions.ts: yield path.toReversed()
  "solutions backwards": {
    right: /&&\(yield (\w+)\.slice\(\)\)/g,
    wrong: "&&(yield $1.toReversed())",
  },
};

/**
 * Serves the built site with one line of the library changed in every file that a browser
 * loads, to test whether the pages notice. The HTML was rendered with the correct library.
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

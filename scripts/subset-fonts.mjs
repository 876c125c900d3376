// Subsets the fonts of src/styles/fonts to the weights and characters that the pages use.
// Run it when a font package has changed or a page needs another character:
// `node scripts/subset-fonts.mjs`.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchTool, ROOT } from "./toolchain.mjs";

const PACKAGES = join(ROOT, "node_modules/@fontsource-variable");
const FONTS = join(ROOT, "src/styles/fonts");

/** Punctuation, arrows and mathematical signs, as far as the font has them. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x22ff],
];
const WEIGHTS = { min: 400, max: 700 };

const SUBSETS = [
  { name: "source-serif-4", style: "normal", wght: WEIGHTS },
  { name: "source-serif-4", style: "italic", wght: 400 },
  { name: "inter", style: "normal", wght: WEIGHTS },
  { name: "jetbrains-mono", style: "normal", wght: WEIGHTS },
];

const tool = await fetchTool("subset-font", "2.9.0");
const { default: subsetFont } = await import(
  pathToFileURL(join(tool, "index.js")).href
);

const characters = textOf(RANGES);
mkdirSync(FONTS, { recursive: true });
for (const { name, style, wght } of SUBSETS) {
  const file = `${name}-latin-wght-${style}.woff2`;
  const whole = readFileSync(join(PACKAGES, name, "files", file));
  const subset = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  writeFileSync(join(FONTS, `${name}-${style}.woff2`), subset);
  copyFileSync(join(PACKAGES, name, "LICENSE"), join(FONTS, `${name}-LICENSE.txt`));
  console.log(`${file}: ${whole.length} bytes become ${subset.length}`);
}

// Formulas need a font with a MATH table. Letters in italics are characters of their own.
const MATHS_RANGES = [
  [0x20, 0x7e],
  [0x1d434, 0x1d454],
  [0x1d456, 0x1d467],
];
const MATHS_SIGNS = "\u00a0×÷·−≤≥≠⋅⋯…∑∏√∞′ℎ∈→\u2002\u2003\u2005\u2009\u200a\u2061";
const stix = await fetchTool("@fontsource/stix-two-math", "5.3.0");
const maths = await subsetFont(
  readFileSync(join(stix, "files/stix-two-math-latin-400-normal.woff2")),
  textOf(MATHS_RANGES) + MATHS_SIGNS,
  { targetFormat: "woff2" },
);
writeFileSync(join(FONTS, "stix-two-math.woff2"), maths);
copyFileSync(join(stix, "LICENSE"), join(FONTS, "stix-two-math-LICENSE.txt"));
console.log(`stix-two-math: ${maths.length} bytes`);

/** @param {number[][]} ranges */
function textOf(ranges) {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    )
    .map((code) => String.fromCodePoint(code))
    .join("");
}

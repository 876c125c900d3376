// A program that uses each entry point of the package, in the forms that the hosts need.

const USE = `
const table = buildDistanceTable({ metric: "HTM" });
const beads = definePuzzle({
  orbits: { BEADS: { pieces: 3 } },
  moves: { L: { BEADS: { source: [1, 0, 2] } }, R: { BEADS: { source: [0, 2, 1] } } },
});
const answers = [
  rankPermutation([2, 0, 5, 6, 1, 4, 3]),
  table.histogram[11],
  countStates(beads),
  allSchemes([..."URFDLB"]).length,
  N_BIG_CUBES,
  toStickers(SOLVED)[20],
].join(" ");
`;

/** What the program shows in every host. */
export const ANSWERS = "1531 2644 6 30 43252003274489856000 20";

const NAMES = [
  ["every-cube", "rankPermutation, SOLVED"],
  ["every-cube/cube", "buildDistanceTable"],
  ["every-cube/puzzles", "countStates, definePuzzle"],
  ["every-cube/scan", "allSchemes"],
  ["every-cube/big-cube", "N_BIG_CUBES"],
  ["every-cube/lessons", "toStickers"],
];
const MODULE = `${NAMES.map(([from, names]) => `import { ${names} } from "${from}";`).join("\n")}\n${USE}`;
const COMMON = `${NAMES.map(([from, names]) => `const { ${names} } = require("${from}");`).join("\n")}\n${USE}`;

const pageWith = (/** @type {string} */ script) =>
  `<!doctype html><body></body><script type="module" src="./${script}"></script>`;

/** The files of a project, by name. @type {Readonly<Record<string, string>>} */
export const PROGRAMS = {
  "package.json": '{ "type": "module" }',
  "use.js": `${MODULE}console.log(answers);\n`,
  "use.ts": `${MODULE}console.log(answers);\n`,
  "use.cjs": `${COMMON}console.log(answers);\n`,
  "page.js": `${MODULE}document.body.append(answers);\n`,
  "worker.js": `${MODULE}postMessage(answers);\n`,
  "worker-page.js": `
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => document.body.append(data);
`,
  "index.html": pageWith("page.js"),
  "worker.html": pageWith("worker-page.js"),
  "example.html": pageWith("use-worker.js"),
};

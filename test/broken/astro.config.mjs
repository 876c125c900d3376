import config from "../../astro.config.mjs";

/**
 * One wrong line each: the file, the line as it is, and the line as it must not be, with
 * the pages that are to notice it.
 */
const FAULTS = {
  "wrong radix": {
    file: "/src/lib/indexing/packed-permutation.ts",
    right: "index = index * (n - i) +",
    wrong: "index = index * (n - i + 1) +",
    pages: ["indexing"],
  },
  "transposed move": {
    file: "/src/lib/puzzle/moves.ts",
    right: "source: [0, 2, 6, 3, 4, 1, 5]",
    wrong: "source: [0, 2, 5, 3, 4, 1, 6]",
    pages: ["moves", "building-tables", "gods-algorithm"],
  },
  "solutions backwards": {
    file: "/src/lib/solver/optimal-solutions.ts",
    right: "yield path.slice();",
    wrong: "yield path.toReversed();",
    pages: ["solving"],
  },
};

const { file, right, wrong, pages } = FAULTS[process.env.FAULT];

const fault = {
  name: "fault",
  enforce: "pre",
  transform(code, id) {
    // Only what the browser gets: the build itself would refuse a broken library.
    if (this.environment.name !== "client") return undefined;
    if (!id.split("?")[0].endsWith(file)) return undefined;
    if (!code.includes(right)) throw new Error(`${file} no longer says ${right}`);
    return code.replace(right, wrong);
  },
};

const NO_PATHS = "---\nexport const getStaticPaths = () => [];\n---\n";

// Most of a build is drawing pages, and nobody looks at any other: they are left blank.
const blankPages = {
  name: "blank-pages",
  enforce: "pre",
  load(id) {
    const [, page] = /\/src\/pages\/(.*)\.(?:mdx|astro)$/.exec(id) ?? [];
    if (page === undefined || pages.includes(page)) return undefined;
    return page.includes("[") ? NO_PATHS : "";
  },
};
// These read what stands on the pages.
const READERS = ["chapter-notebooks", "search-index"];

const ofWorkers = () => [...config.vite.worker.plugins(), fault];

export default {
  ...config,
  outDir: process.env.OUT_DIR,
  cacheDir: `${process.env.OUT_DIR}-cache`,
  integrations: config.integrations.filter(({ name }) => !READERS.includes(name)),
  vite: {
    ...config.vite,
    cacheDir: `${process.env.OUT_DIR}-vite`,
    plugins: [...(config.vite.plugins ?? []), fault, blankPages],
    worker: { ...config.vite.worker, plugins: ofWorkers },
  },
};

import config from "../../astro.config.mjs";

/** One wrong line each: the file, the line as it is, and the line as it must not be. */
const FAULTS = {
  "wrong radix": {
    file: "/src/lib/indexing/permutation.ts",
    right: "index *= n - i;",
    wrong: "index *= n - i + 1;",
  },
  "transposed move": {
    file: "/src/lib/puzzle/moves.ts",
    right: "source: [0, 2, 6, 3, 4, 1, 5]",
    wrong: "source: [0, 2, 5, 3, 4, 1, 6]",
  },
  "solutions backwards": {
    file: "/src/lib/solver/optimal-solutions.ts",
    right: "yield path.slice();",
    wrong: "yield path.toReversed();",
  },
};

const { file, right, wrong } = FAULTS[process.env.FAULT];

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

const ofWorkers = () => [...config.vite.worker.plugins(), fault];

export default {
  ...config,
  outDir: process.env.OUT_DIR,
  cacheDir: `${process.env.OUT_DIR}-cache`,
  vite: {
    ...config.vite,
    cacheDir: `${process.env.OUT_DIR}-vite`,
    plugins: [...(config.vite.plugins ?? []), fault],
    worker: { ...config.vite.worker, plugins: ofWorkers },
  },
};

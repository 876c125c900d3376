// A process that runs test files on request, with or without a mutation. Vitest stays up
// between runs; each test file gets a thread of its own. Mutations are applied as files are
// loaded, never on disk.
import { readFileSync } from "node:fs";
import { cpuUsage, memoryUsage } from "node:process";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { common } from "../../vitest.config.ts";
import { applyMutation, type Mutation } from "./find-mutations.ts";

/** A request to run one test file. */
export interface RunRequest {
  /** Both relative to the root. */
  test: string;
  mutant: { file: string; mutation: Mutation } | undefined;
  /** In CPU seconds. */
  limit: number;
}

export interface RunResult {
  /**
   * "stuck": it does not end, or takes too much memory, and the process must be replaced.
   */
  outcome: "passed" | "failed" | "stuck";
  /** Whether the test loaded the mutated file. */
  loaded: boolean;
  /** CPU seconds. */
  seconds: number;
  /** The first failure's message. */
  message: string;
}

const MOST_MEMORY = 4 * 2 ** 30;
const WATCH_EVERY = 250;
/** A process found idle this many times in a row is waiting for ever. */
const MOST_IDLE = 60;
/** A process that used fewer CPU seconds than this between two checks is idle. */
const IDLE = 0.01;

const COPY = /\?copy=\d+$/;

const root = process.cwd().replaceAll("\\", "/");
let mutant: RunRequest["mutant"];
let loaded = false;

const mutantPlugin: Plugin = {
  name: "mutant",
  enforce: "pre",
  /** What a copy of a module imports is a copy, too, as test/lib/library-copy.ts has it. */
  async resolveId(source, importer) {
    const [copy] = COPY.exec(importer ?? "") ?? [];
    if (!copy) return undefined;
    const found = await this.resolve(source, importer!.replace(COPY, ""));
    return found && !found.external ? { ...found, id: found.id + copy } : found;
  },
  load(id) {
    const path = id.replace(COPY, "");
    if (!mutant || path !== `${root}/${mutant.file}`) return undefined;
    loaded = true;
    const code = readFileSync(path, "utf8");
    return { code: applyMutation(code, mutant.mutation), map: null };
  },
};

const vitest = await createVitest(
  {
    ...common.test,
    config: false,
    root,
    run: true,
    watch: false,
    reporters: [{}],
    pool: "threads",
    isolate: true,
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    // A mutated module must not be cached for other runs.
    fsModuleCache: false,
    // All of our files pass through the plugin, including those that Node would load
    // itself.
    server: { deps: { inline: [/\/(src|build|test)\//] } },
  },
  { plugins: [...common.plugins, mutantPlugin], logLevel: "silent" },
);
await vitest.standalone();

process.on("message", async (request: RunRequest) => {
  process.send!(await run(request));
});
process.on("disconnect", () => process.exit());
process.send!("ready");

async function run({ test, mutant: wanted, limit }: RunRequest): Promise<RunResult> {
  const changed = [mutant?.file, wanted?.file];
  mutant = wanted;
  loaded = false;
  for (const file of changed) if (file) vitest.invalidateFile(`${root}/${file}`);
  const start = cpuUsage();
  const seconds = () => {
    const { user, system } = cpuUsage(start);
    return (user + system) / 1e6;
  };
  let [idle, last] = [0, 0];
  const watch = setInterval(() => {
    idle = seconds() - last < IDLE ? idle + 1 : 0;
    last = seconds();
    const isWithin = last < limit && memoryUsage.rss() < MOST_MEMORY;
    if (isWithin && idle < MOST_IDLE) return;
    const stuck: RunResult = { outcome: "stuck", loaded, seconds: last, message: "" };
    process.send!(stuck, () => process.exit());
  }, WATCH_EVERY);
  const specification = vitest.getRootProject().createSpecification(`${root}/${test}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    specification,
  ]);
  clearInterval(watch);
  const module = testModules.find(({ moduleId }) => moduleId === `${root}/${test}`)!;
  const failed = Array.from(module.children.allTests("failed"));
  const errors = [
    ...module.errors(),
    ...failed.flatMap((one) => one.result().errors ?? []),
    ...unhandledErrors,
  ] as Error[];
  const passed = module.state() === "passed" && unhandledErrors.length === 0;
  return {
    outcome: passed ? "passed" : "failed",
    loaded,
    seconds: seconds(),
    message: [failed[0]?.fullName ?? "", errors[0]?.message ?? ""].join(": "),
  };
}

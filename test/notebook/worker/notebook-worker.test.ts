import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROWS_EXPIRED } from "#notebook/output/table-constants.ts";
import { INITIAL_LIVE_VALUES } from "#notebook/run/live-values.ts";
import { FlowControl } from "#notebook/worker/flow-control.ts";
import type {
  PageMessage,
  InitMessage,
  WorkerMessage,
} from "#notebook/worker/messages.ts";

type Listener = (event: object) => void;

// The worker removes from its global object what cells must not have. Here that is the
// global object of this test file alone.
const listeners = new Map<string, Listener>();
const channel = new MessageChannel();
const port = channel.port1;
const said: WorkerMessage[] = [];
let heard: (() => void) | undefined;

beforeAll(async () => {
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  await import("#notebook/worker/notebook-worker.ts");
  port.onmessage = ({ data }) => {
    said.push(JSON.parse(data as string));
    heard?.();
  };
  const data: InitMessage = { live: INITIAL_LIVE_VALUES, firstId: 700 };
  listeners.get("message")!({ data, ports: [channel.port2] });
});

afterAll(() => {
  port.close();
  vi.unstubAllGlobals();
});

/** The worker's messages in response to one, up to the first of some kind. */
async function ask(message: PageMessage, last: WorkerMessage["kind"]) {
  said.length = 0;
  port.postMessage(message);
  while (!said.some(({ kind }) => kind === last)) {
    await new Promise<void>((resolve) => (heard = resolve));
  }
  return [...said];
}

const toRun = (source: string): PageMessage => ({
  kind: "run",
  cells: [{ id: "a", label: "cell 1", source, displayedSource: undefined }],
  requested: ["a"],
  inputs: [],
});

const run = (source: string) => ask(toRun(source), "ended");

const textsIn = (messages: readonly WorkerMessage[]) =>
  messages.flatMap((message) =>
    message.kind === "output" ? [message.output.text] : [],
  );

test("reports a cell as pending, started, its outputs, and its end", async () => {
  const source =
    'import { rankState, SOLVED } from "every-cube";\nrankState(SOLVED) + 1;';
  expect(await run(source)).toEqual([
    { kind: "pending", id: "a" },
    { kind: "started", id: "a", source },
    { kind: "output", id: "a", output: { line: 2, text: "1" } },
    { kind: "ended", id: "a" },
  ]);
});

test("a cell waits for flow control, which counts messages and pings", async () => {
  let open!: () => void;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const window = FlowControl.prototype;
  const hasRoom = vi.spyOn(window, "untilRoom");
  hasRoom.mockResolvedValueOnce(undefined).mockReturnValueOnce(isOpen);
  const [sent, pinged] = [vi.spyOn(window, "countMessage"), vi.spyOn(window, "onPing")];
  const cells = ["const n = 1;\nn;", "n;"].map((source, i) => {
    return { id: `${i}`, label: `cell ${i}`, source, displayedSource: undefined };
  });
  const messages = await ask(
    { kind: "run", cells, requested: ["0"], inputs: [] },
    "ended",
  );
  expect(sent).toHaveBeenCalledTimes(messages.length);
  await ask({ kind: "ping", nonce: 1 }, "pong");
  expect(pinged).toHaveBeenCalledTimes(1);
  const isBegun = () => said.some(({ kind }) => kind === "started");
  expect(isBegun()).toBe(false);
  open();
  await vi.waitFor(() => expect(isBegun()).toBe(true), { interval: 1 });
  vi.restoreAllMocks();
  await run("0;"); // the second cell is gone
});

test("reports an error with its line", async () => {
  expect((await run("1;\nnothing;")).at(-1)).toEqual({
    kind: "ended",
    id: "a",
    error: { message: "ReferenceError: nothing is not defined", line: 2 },
  });
});

test("cells have no network and no animation frames", async () => {
  expect((await run("fetch('/');")).at(-1)).toMatchObject({
    kind: "ended",
    error: {
      message: expect.stringContaining("cells have no network") as string,
      line: 1,
    },
  });
  expect(Object.getOwnPropertyDescriptor(globalThis, "requestAnimationFrame")).toEqual(
    expect.objectContaining({ value: undefined, writable: false }),
  );
});

test("passes live values between page and cells", async () => {
  const source =
    'import { readerCube, setReaderPermutation } from "every-cube/page";\nimport { rankState } from "every-cube";\nsetReaderPermutation([1, 0]);\nrankState(readerCube);';
  const first = await run(source);
  expect(textsIn(first)).toEqual(["1234567"]);
  const isSet = () => expect(said).toContainEqual(SET);
  await vi.waitFor(isSet); // together with what else it sets at once
  const next = await ask({ kind: "live", name: "readerCube", value: 5 }, "ended");
  expect(textsIn(next)).toEqual(["5"]);
  await vi.waitFor(isSet);
});

const SET = { kind: "set-live", name: "readerPermutation", value: [1, 0] };

test("answers a changed control with its state, and ignores invalid values", async () => {
  await run(
    'import { Inputs, view } from "every-cube/notebook";\nconst n = view(Inputs.range([0, 9], { value: 4 }));',
  );
  const input = (raw: unknown): PageMessage => ({
    kind: "input",
    cell: "a",
    index: 0,
    raw,
  });
  expect(await ask(input(7), "input")).toMatchObject([
    { kind: "input", state: { cell: "a", index: 0, raw: 7 } },
  ]);
  port.postMessage(input(10));
  port.postMessage({ ...input(1), index: 3 });
  expect(await ask({ kind: "ping" }, "pong")).toEqual([{ kind: "pong" }]);
});

test("answers a ping after the cells that are about to start", async () => {
  port.postMessage(toRun("1;"));
  const kinds = (await ask({ kind: "ping" }, "pong")).map(({ kind }) => kind);
  expect(kinds).toContain("started");
  await run("2;");
});

test("requests a module when a cell imports it, and again after a failure", async () => {
  const wanting = (name: string) =>
    ask(toRun(`import { answer } from "${name}";\nanswer;`), "load-module");
  const given = (name: string, script: string | undefined) =>
    ask({ kind: "module", name, script }, "ended");

  expect((await wanting("d3")).at(-1)).toEqual({ kind: "load-module", name: "d3" });
  expect((await given("d3", undefined)).at(-1)).toMatchObject({
    kind: "ended",
    error: { message: "Error: d3 could not be loaded: try again" },
  });
  for (const name of ["d3", "@observablehq/plot"]) {
    expect((await wanting(name)).at(-1)).toEqual({ kind: "load-module", name });
    expect(textsIn(await given(name, "provide({ answer: 42 });"))).toEqual(["42"]);
    expect(
      textsIn(await run(`import { answer } from "${name}";\nanswer + 1;`)),
    ).toEqual(["43"]);
  }
});

test("requests a file and passes its bytes, or the problem, to the cell", async () => {
  const source =
    'import { FileAttachment } from "every-cube/notebook";\nawait FileAttachment("a.txt").text();';
  const wanted = async () => {
    const message = (await ask(toRun(source), "read-file")).at(-1)!;
    expect(message).toMatchObject({ kind: "read-file", id: "a", name: "a.txt" });
    return message as Extract<WorkerMessage, { kind: "read-file" }>;
  };
  const given = { kind: "file", problem: undefined } as const;
  const bytes = new TextEncoder().encode("words").buffer;
  const first = await wanted();
  const { request } = await wanted();
  expect(request).not.toBe(first.request);
  port.postMessage({ ...given, request: 0, bytes });
  expect(textsIn(await ask({ ...given, request, bytes }, "ended"))).toEqual([
    '"words"',
  ]);
  const { request: next } = await wanted();
  const none = { ...given, request: next, bytes: undefined, problem: "there is none" };
  expect((await ask(none, "ended")).at(-1)).toMatchObject({
    error: { message: "Error: there is none", line: 2 },
  });
});

test("returns rows of a stored table, and none of another worker's table", async () => {
  const shown = await run(
    "Array.from({ length: 300 }, (_, i) => ({ i, square: i * i }));",
  );
  const view = shown.flatMap((message) =>
    message.kind === "output" && message.output.view?.kind === "table"
      ? [message.output.view]
      : [],
  )[0];
  expect(view.id).toBeGreaterThanOrEqual(700);
  const rows = (id: number): PageMessage => ({
    kind: "rows",
    request: 8,
    id,
    from: 298,
    count: 2,
    order: { column: 1, isDescending: true, contains: "" },
  });
  expect(await ask(rows(view.id), "rows")).toEqual([
    {
      kind: "rows",
      request: 8,
      page: {
        rows: [
          ["1", "1"],
          ["0", "0"],
        ],
        indices: [1, 0],
        total: 300,
      },
    },
  ]);
  expect(await ask(rows(1), "rows")).toEqual([
    { kind: "rows", request: 8, problem: ROWS_EXPIRED },
  ]);
});

test("reports an unhandled rejection in the cell that ran last", async () => {
  await run("1;");
  const preventDefault = vi.fn<() => void>();
  const heardLate = ask({ kind: "ping" }, "pong");
  listeners.get("unhandledrejection")!({ reason: new Error("late"), preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(textsIn(await heardLate)).toEqual(["Uncaught: Error: late"]);
});

test("reports an uncaught error in its cell, truncated, and keeps the cell's values", async () => {
  await ask(
    {
      kind: "run",
      cells: [
        {
          id: "a",
          label: "cell 1",
          source: "const kept = 6;",
          displayedSource: undefined,
        },
        { id: "b", label: "cell 2", source: "kept;", displayedSource: undefined },
      ],
      requested: ["a", "b"],
      inputs: [],
    },
    "output",
  );
  await ask({ kind: "ping" }, "pong");
  const thrown = async (error: unknown, filename = "") => {
    const heardLate = ask({ kind: "ping", nonce: 0.5 }, "pong");
    const preventDefault = vi.fn<() => void>();
    listeners.get("error")!({ error, filename, preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    return heardLate;
  };
  expect(await thrown(5, "every-cube-a.ts")).toEqual([
    {
      kind: "output",
      id: "a",
      output: { line: 1, text: "Uncaught: thrown: 5", isFailure: true },
    },
    { kind: "pong", nonce: 0.5 },
  ]);
  const [long] = textsIn(await thrown(new Error("x".repeat(1e8))));
  expect(long).toMatch(/^Uncaught: Error: x+ … 99998\d+ more characters$/);
  expect(long.length).toBeLessThan(3000);
});

test("reports a changed built-in and runs nothing more in this worker", async () => {
  await run("0;"); // the cells of the test before are gone
  await ask({ kind: "ping" }, "pong");
  const { map } = Array.prototype;
  try {
    const shown = await run("Array.prototype.map = () => []; 1;");
    expect(textsIn(shown)).toContain(
      "A cell has changed Array.prototype.map: the next run starts from scratch.",
    );
    expect(await ask(toRun("2;"), "globals-changed")).toEqual([
      { kind: "globals-changed" },
    ]);
  } finally {
    Array.prototype.map = map;
  }
  expect(textsIn(await run("2;"))).toEqual(["2"]);
});

import { resolveObjectURL } from "node:buffer";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

type Heard = (event: object) => void;

/** One end of a channel, or a worker, as the frame uses it. */
class End {
  onmessage: Heard = () => {};
  onmessageerror: Heard = () => {};
  onerror: Heard = () => {};
  readonly postMessage = vi.fn<(message: unknown, transfer?: unknown[]) => void>();
  readonly close = vi.fn<() => void>();
  readonly terminate = vi.fn<() => void>();

  get said(): unknown[] {
    return this.postMessage.mock.calls.map(([message]) => message);
  }
}

const page = { name: "the page around the frame" };
let [outside, near, far, worker] = [new End(), new End(), new End(), new End()];
let address = "";
let second = 0;
let begin: Heard | undefined;

// The frame's script runs once, in the origin that a frame with a sandbox has.
let start: Heard;
beforeAll(async () => {
  vi.stubGlobal("origin", "null");
  vi.stubGlobal("addEventListener", (_: string, listener: Heard) => (start = listener));
  await import("#notebook/worker/sandbox-frame.ts");
});

beforeEach(() => {
  [outside, near, far, worker] = [new End(), new End(), new End(), new End()];
  [begin, second] = [start, 50];
  vi.stubGlobal("parent", page);
  vi.stubGlobal("removeEventListener", () => (begin = undefined));
  vi.stubGlobal("MessageChannel", function () {
    return { port1: near, port2: far };
  });
  vi.stubGlobal("Worker", function (at: string) {
    address = at;
    return worker;
  });
  vi.spyOn(performance, "now").mockImplementation(() => second * 1000);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(source: unknown = page) {
  const data = { script: "run();", welcome: { firstId: 7 } };
  begin!({ source, data, ports: [outside] });
}

const say = (data: unknown) => near.onmessage({ data });
const LOST = {
  broken: { lost: "Stopped: a cell has broken the code that runs the cells." },
  flooded: { lost: "Stopped: a cell sent the page too much at once." },
  forbidden: {
    lost: "The code that runs the cells could not be started: the browser, or an extension, does not let a page create workers.",
  },
};

function expectLost(lost: object): void {
  expect(outside.said.at(-1)).toEqual(lost);
  expect(near.close).toHaveBeenCalledOnce();
  expect(worker.terminate).toHaveBeenCalledOnce();
}

test("the worker runs the page's script and receives its first message with a port", async () => {
  open();
  const script = await resolveObjectURL(address)!.text();
  const run = vi.fn<() => void>();
  new Function("run", script)(run);
  expect(run).toHaveBeenCalledOnce();
  expect(worker.postMessage.mock.calls).toEqual([[{ firstId: 7 }, [far]]]);
  expect(outside.said).toEqual([{}]);
  expect(begin).toBeUndefined();
});

test("starts only for its parent page, and only in an opaque origin", async () => {
  open({ name: "another window" });
  expect(outside.said).toEqual([]);
  expect(begin).toBeDefined();
  const listen = vi.fn<() => void>();
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("origin", "https://every.cube");
  // @ts-expect-error a copy of its own
  await import("../../../src/notebook/worker/sandbox-frame.ts?copy=1");
  expect(listen).not.toHaveBeenCalled();
});

test("reports a browser that forbids workers", async () => {
  vi.stubGlobal("Worker", function () {
    throw new Error("forbidden");
  });
  open();
  expect(outside.said).toEqual([LOST.forbidden]);
});

test("relays texts and messages, and answers liveness checks itself", async () => {
  open();
  say("one");
  outside.onmessage({ data: { kind: "run" } });
  outside.onmessage({ data: "alive?" });
  expect(outside.said).toEqual([{}, { text: "one" }, {}]);
  expect(near.said.at(-1)).toEqual({ kind: "run" });
});

test.each([
  ["no text", () => say({ kind: "ended" })],
  ["what cannot be read", () => near.onmessageerror({})],
])("terminates a worker that sends %s", async (_, act) => {
  open();
  act();
  expectLost(LOST.broken);
});

/** The worker's answer to the last ping. */
const answer = () => {
  const { nonce } = near.said.at(-1) as { nonce: number };
  say(JSON.stringify({ kind: "pong", nonce }));
};

test("allows a thousand messages before a pong, which it does not relay", async () => {
  open();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 1000; i++) say("m");
    answer();
  }
  expect(near.said).toHaveLength(3);
  expect(outside.said).toHaveLength(3001);
  for (let i = 0; i < 1000; i++) say("m");
  say('{"kind":"pong","nonce":1}'); // that is no answer to this ping
  expectLost(LOST.flooded);
});

test("limits the messages per second", async () => {
  open();
  for (second of [50, 51, 53]) {
    for (let i = 0; i < 5000; i++) {
      say("m");
      answer();
    }
  }
  expect(outside.said).toHaveLength(15_001);
  say("m");
  expectLost(LOST.flooded);
});

test("limits the characters per second", async () => {
  open();
  const long = "x".repeat(10_000_000);
  for (second of [50, 51]) for (let i = 0; i < 2; i++) say(long);
  expect(worker.terminate).not.toHaveBeenCalled();
  say("x");
  expectLost(LOST.flooded);
});

test.each([
  [
    "with a reason",
    `${"r".repeat(300)}s`,
    { lost: `The code that runs the cells has broken down: ${"r".repeat(300)}` },
  ],
  ["without one", undefined, LOST.forbidden],
])(
  "a worker that fails %s before it has said anything is lost",
  async (_, message, lost) => {
    open();
    const preventDefault = vi.fn<() => void>();
    worker.onerror({ message, preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expectLost(lost);
  },
);

test("a cell's errors don't terminate the worker unless there are too many", async () => {
  open();
  say("pending");
  const fail = () => worker.onerror({ message: "of a cell", preventDefault() {} });
  for (let i = 0; i < 999; i++) fail();
  expect(worker.terminate).not.toHaveBeenCalled();
  fail();
  expectLost(LOST.flooded);
});

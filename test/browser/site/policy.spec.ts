// The content security policy blocks injected markup and code.
import type { Page } from "@playwright/test";
import { expectToWork, openCanary, SANDBOX } from "../notebook/witnesses.ts";
import { bareTest as test, expect } from "../visit.ts";

/** Each tries to set `done`, or to reach HOST. */
const INJECTED: Readonly<Record<string, string>> = {
  "a script": "<script>done = 1</script>",
  "a script of another site": "<script src=//HOST/a.js></script>",
  "a module as data":
    "<script type=module src='data:text/javascript,done = 1'></script>",
  "a handler": "<img src=x: onerror='done = 1'>",
  "a handler of a drawing": "<svg onload='done = 1'></svg>",
  "a link that is a script": "<a href='javascript:done = 1' data-click>x</a>",
  "a frame with a script":
    "<iframe srcdoc='<script>parent.done = 1</script>'></iframe>",
  "a frame of another site": "<iframe src=//HOST/></iframe>",
  "an object": "<object data=//HOST/></object><embed src=//HOST/>",
  "an image of another site": "<img src=//HOST/a.png>",
  "a sheet of another site": "<link rel=stylesheet href=//HOST/a.css>",
  "an image in a style": "<p style='background: url(//HOST/b.png)'>x</p>",
  "a font in a sheet":
    "<style>@font-face { font-family: x; src: url(//HOST/f) }</style><p style='font-family: x'>x</p>",
  "a form": "<form action=//HOST/><button data-click>x</button></form>",
  "a form of its own site": "<form action=?sent=1><button data-click>x</button></form>",
};

type Markup = { createHTML(text: string): string };

/** Runs in the page before its scripts: keeps what makes text markup there. */
function keepMarkup(): void {
  const { trustedTypes } = globalThis as never as {
    trustedTypes?: { createPolicy(name: string, rules: unknown): Markup };
  };
  const create = trustedTypes?.createPolicy.bind(trustedTypes);
  if (!trustedTypes || !create) return;
  trustedTypes.createPolicy = (name, rules) => {
    const policy = create(name, rules);
    if (name === "markup") Object.assign(globalThis, { markupPolicy: policy });
    return policy;
  };
}

/** Runs in the page. Puts markup into it as a page would: scripts in it would run. */
async function inject(text: string): Promise<void> {
  const { markupPolicy } = globalThis as never as { markupPolicy?: Markup };
  const markup = markupPolicy?.createHTML(text) ?? text;
  const range = document.createRange();
  document.body.append(range.createContextualFragment(markup));
  document.querySelectorAll<HTMLElement>("[data-click]").forEach((one) => one.click());
  await new Promise((resolve) => setTimeout(resolve, 200));
}

test("markup and code that got into a page do not run and reach no other site, cells do not run beside their sandbox, and cells run on @firefox", async ({
  page,
}) => {
  const canary = await openCanary();
  const windows: string[] = [];
  page.context().on("page", (other) => windows.push(other.url()));
  await page.addInitScript(keepMarkup);
  await page.goto("reference/indexing/");
  await expectToWork(page);
  const isDone = () =>
    page.evaluate(() => (globalThis as never as { done?: number }).done !== undefined);
  const { href } = new URL(page.url());
  for (const [what, markup] of Object.entries(INJECTED)) {
    await test.step(what, async () => {
      await page.evaluate(inject, markup.replaceAll("HOST", canary.host));
      expect.soft(await isDone(), what).toBe(false);
      expect.soft(page.url(), what).toBe(href);
    });
  }
  await test.step("code made of text, and connections", async () => {
    expect.soft(await page.evaluate(reach, canary.host)).toEqual([]);
  });
  await test.step("text that a script takes for markup, and a worker of elsewhere", async () => {
    const knows = await page.evaluate(() => "trustedTypes" in window);
    expect(await page.evaluate(takeText)).toEqual(knows ? [] : ["markup"]);
  });
  await test.step("what runs cells, in a frame of the site's own origin", async () => {
    expect
      .soft(await answersUnsandboxed(page))
      .toEqual({ itself: "none", sandboxed: "answers" });
  });
  await expectToWork(page);
  expect(canary.touched).toEqual([]);
  expect(windows).toEqual([]);
  canary.close();
});

/** Runs in the page: which of these ways are open. */
async function reach(host: string): Promise<string[]> {
  const opens = (target: EventTarget, good: string) =>
    new Promise((resolve, reject) => {
      target.addEventListener(good, resolve);
      target.addEventListener("error", reject);
      setTimeout(reject, 1500);
    });
  const blob = (text: string) =>
    URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  // As the page's own scripts: what the driver evaluates has rights of its own.
  const asPage = <Result>(act: () => Result) =>
    new Promise<Result>((resolve, reject) =>
      setTimeout(() => {
        try {
          resolve(act());
        } catch (error) {
          reject(error);
        }
      }),
    );
  const ways: Record<string, () => unknown> = {
    eval: () => asPage(() => (0, eval)("1")),
    Function: () => asPage(() => new Function("return 1")()),
    "a timer with a text": async () => {
      setTimeout("done = 1");
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!("done" in globalThis)) throw new Error("it did not run");
    },
    "a module of a text": () => import(/* @vite-ignore */ blob("export default 1")),
    "a worker of a text": () => opens(new Worker(blob("postMessage(1)")), "message"),
    fetch: () => fetch(`http://${host}/`, { mode: "no-cors" }),
    beacon: () => {
      navigator.sendBeacon(`http://${host}/`);
      throw new Error("whether it is sent, only the canary knows");
    },
    socket: () => opens(new WebSocket(`ws://${host}/`), "open"),
    events: () => opens(new EventSource(`http://${host}/`), "open"),
  };
  const open: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    try {
      await way();
      open.push(name);
    } catch {
      // It is closed.
    }
  }
  return open;
}

/** Runs in the page: which texts its own scripts could take for markup, or for a script. */
async function takeText(): Promise<string[]> {
  const sinks: Record<string, () => unknown> = {
    markup: () => (document.createElement("p").innerHTML = "<b>x</b>"),
    "a worker of data": () => new Worker("data:text/javascript,0"),
    "a worker of this page": () => new Worker(URL.createObjectURL(new Blob(["0"]))),
  };
  const taken: string[] = [];
  for (const [name, sink] of Object.entries(sinks)) {
    // As the page's own scripts: what the driver evaluates has rights of its own.
    await new Promise<void>((done) => {
      setTimeout(() => {
        try {
          sink();
          taken.push(name);
        } catch {
          // It is refused.
        }
        done();
      });
    });
  }
  return taken;
}

/** Whether the sandbox's page takes code to run, in a frame as it should not be and as it is. */
async function answersUnsandboxed(page: Page) {
  const address = page
    .frames()
    .find((frame) => SANDBOX.test(frame.url()))!
    .url();
  return page.evaluate(async (src) => {
    const ask = async (sandbox?: string) => {
      const frame = document.createElement("iframe");
      if (sandbox) frame.setAttribute("sandbox", sandbox);
      frame.src = src;
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<string>((resolve) => {
        port1.onmessage = () => resolve("answers");
        setTimeout(resolve, 1500, "none");
      });
      frame.contentWindow!.postMessage({ script: "", welcome: 1 }, "*", [port2]);
      const told = await answer;
      frame.remove();
      return told;
    };
    return { itself: await ask(), sandboxed: await ask("allow-scripts") };
  }, address);
}

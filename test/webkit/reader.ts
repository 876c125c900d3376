// A reader in WebKit: looks at the page, and uses mouse and keyboard as people do.
import { test as base } from "@playwright/test";
import { engines } from "#scripts/engines.mjs";
import { look } from "./look.ts";
import { startWebDriver, type WebDriver } from "./web-driver.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What can be pressed or read: a selector, and words to choose one of several by. */
export type Target = readonly [selector: string, name?: RegExp];

const VIEW = { width: 1440, height: 900 };

/** Keys of WebDriver that are no characters. */
const KEYS: Readonly<Record<string, string>> = {
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Enter: "\uE007",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Backspace: "\uE003",
};

type Step = Readonly<Record<string, unknown>>;

export class Reader {
  readonly #driver: WebDriver;
  readonly #site: string;

  private constructor(driver: WebDriver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  static async open(browser: string, site: string): Promise<Reader> {
    const driver = await startWebDriver(browser);
    const reader = new Reader(driver, site);
    await driver.send("timeouts", { script: 60_000, pageLoad: 60_000 });
    await driver.send("window/rect", VIEW);
    // The window has a bar of its own.
    const [width, height] = await reader.run(() => [innerWidth, innerHeight]);
    await driver.send("window/rect", {
      width: 2 * VIEW.width - width,
      height: 2 * VIEW.height - height,
    });
    return reader;
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  async goto(path: string): Promise<void> {
    await this.#driver.send("url", { url: new URL(path, this.#site).href });
  }

  /** Goes to a page, unless it is open as it was served. */
  async visit(path: string): Promise<void> {
    const open = await this.run(() => location.href);
    if (open !== this.#site + path) await this.goto(path);
  }

  /** Waits until what matches, scrolled into view, is alive. */
  async wake(selector: string): Promise<void> {
    await this.middleOf(selector);
    await this.run(async (selector) => {
      const island = document.querySelector(selector)!.closest("astro-island")!;
      while (island.hasAttribute("ssr")) await new Promise(requestAnimationFrame);
    }, selector);
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async run<Result, Args extends readonly unknown[]>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${act})(...[...arguments].slice(0, -1)))().then(
        (result) => done({ result }), (error) => done({ problem: String(error) }));`;
    const { result, problem } = (await this.#driver.send("execute/async", {
      script,
      args,
    })) as { result: Result; problem?: string };
    if (problem !== undefined) throw new Error(problem);
    return result;
  }

  /** Acts in a frame of the page; its position is that among the frames, from 0. */
  async inFrame<Result>(position: number, act: () => Promise<Result>): Promise<Result> {
    await this.#driver.send("frame", { id: position });
    try {
      return await act();
    } finally {
      await this.#driver.send("frame", { id: null });
    }
  }

  /** The text of what matches; nothing where there is none. */
  async text(...[selector, name]: Target): Promise<string> {
    return (await this.run(look, selector, name?.source ?? "", "text"))?.text ?? "";
  }

  /** The middle of what matches, scrolled into view. */
  async middleOf(...target: Target): Promise<Point> {
    return (await this.#scrollTo(...target)).middle;
  }

  async #scrollTo(...[selector, name]: Target) {
    const match = await this.run(look, selector, name?.source ?? "", "view");
    if (!match) throw new Error(`there is no ${selector} ${name ?? ""}`);
    return match;
  }

  /** Gives the keyboard to what matches. */
  async focus(...[selector, name]: Target): Promise<void> {
    if (!(await this.run(look, selector, name?.source ?? "", "focus"))) {
      throw new Error(`there is no ${selector} ${name ?? ""}`);
    }
  }

  /** Presses the middle of what matches, wherever it is by then: the page may be moving. */
  async press(...target: Target): Promise<void> {
    const { element } = await this.#scrollTo(...target);
    const toMiddle = { ...move({ x: 0, y: 0 }), origin: element };
    await this.#mouse([toMiddle, DOWN, UP]);
  }

  /** Chooses an action in the menu of a figure, and closes the menu. */
  async choose(figure: string, name: string): Promise<void> {
    const menu = `${figure} .figure-menu > button`;
    const action = [`${figure} .figure-actions > button`, RegExp(`^${name}$`)] as const;
    await this.press(menu);
    await this.press(...action);
    if (await this.text(...action)) await this.press(menu);
  }

  async drag(...[first, ...others]: readonly Point[]): Promise<void> {
    const steps = [move(first), DOWN];
    let from = first;
    for (const to of others) {
      for (let i = 1; i <= 8; i++) {
        const at = (a: number, b: number) => a + ((b - a) * i) / 8;
        steps.push(move({ x: at(from.x, to.x), y: at(from.y, to.y) }, 16));
      }
      from = to;
    }
    await this.#mouse([...steps, UP]);
  }

  /** Presses keys together, such as `Control+Enter`. */
  async key(keys: string): Promise<void> {
    const values = keys.split("+").map((key) => KEYS[key] ?? key);
    await this.#keyboard([
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.reverse().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#keyboard(
      [...text].flatMap((sign) => {
        const value = sign === "\n" ? KEYS["Enter"] : sign;
        return [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ];
      }),
    );
  }

  async #mouse(actions: readonly Step[]): Promise<void> {
    const parameters = { pointerType: "mouse" };
    const mouse = { type: "pointer", id: "mouse", parameters, actions };
    await this.#driver.send("actions", { actions: [mouse] });
  }

  async #keyboard(actions: readonly Step[]): Promise<void> {
    const keyboard = { type: "key", id: "keyboard", actions };
    await this.#driver.send("actions", { actions: [keyboard] });
  }
}

const DOWN: Step = { type: "pointerDown", button: 0 };
const UP: Step = { type: "pointerUp", button: 0 };

const move = ({ x, y }: Point, duration = 0): Step => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

/** A reader of the site, shared by all tests of a file and the next. */
export const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({}, use, { project }) => {
      const { path } = engines().find((engine) => engine.project === "webkit")!;
      const { baseURL } = project.use;
      const reader = await Reader.open(path!, baseURL!);
      await use(reader);
      await reader.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

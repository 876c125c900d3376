import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { applyMoves, parseMoves, rankState, unrankState } from "#lib/index.ts";
import { grouped } from "../browser/grouped.ts";
import { test } from "./reader.ts";

const FIRST = 1_234_567;
const after = (moves: string) =>
  grouped(rankState(applyMoves(unrankState(FIRST), parseMoves(moves))));

test.describe("the cover", () => {
  test.describe.configure({ mode: "serial" });
  test("a button turns the cube, and the number follows", async ({ reader }) => {
    await reader.goto("");
    await reader.wake(".cover-view");
    await reader.press(".cover-cube button", /^R′,/);
    await expect.poll(() => reader.text(".cover-index")).toContain(after("R'"));
  });

  test("a key turns it, and Undo takes that back", async ({ reader }) => {
    await reader.focus(".cover-cube [role=group]");
    await reader.key("u");
    await expect.poll(() => reader.text(".cover-index")).toContain(after("R' U"));
    await reader.press(".cover-cube button", /^Undo$/);
    await expect.poll(() => reader.text(".cover-index")).toContain(after("R'"));
  });

  test("the line of numbers can be dragged", async ({ reader }) => {
    const { x, y } = await reader.middleOf(".cover-cube input[type=range]");
    await reader.drag({ x, y }, { x: x + 100, y });
    const value = () =>
      reader.run(
        () => document.querySelector<HTMLInputElement>(".cover-cube input")!.value,
      );
    await expect.poll(async () => Number(await value())).toBeGreaterThan(1_900_000);
    const number = grouped(Number(await value()));
    await expect.poll(() => reader.text(".cover-index")).toContain(number);
  });

  test("its first link leads into the first chapter", async ({ reader }) => {
    await reader.press("main a", /^Start with/);
    await expect.poll(() => reader.run(() => location.pathname)).toMatch(/indexing\/$/);
  });
});

test("the theme is switched, and kept on the next page", async ({ reader }) => {
  const paper = () =>
    reader.run(() => getComputedStyle(document.documentElement).backgroundColor);
  await reader.visit("indexing/");
  const light = await paper();
  await reader.press("button[data-theme-toggle]");
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await reader.goto("moves/");
  expect(await paper()).toBe(dark);
  await reader.press("button[data-theme-toggle]");
  await expect.poll(paper).toBe(light);
});

test("the search finds what is typed, and leads there", async ({ reader }) => {
  await reader.goto("moves/");
  await reader.press("h1");
  await reader.key("/");
  const isOpen = () => reader.run(() => !!document.querySelector("#search[open]"));
  await expect.poll(isOpen).toBe(true);
  await reader.type("odometer");
  await expect.poll(() => reader.text("#search li a", /^Indexing/)).not.toBe("");
  await reader.press("#search li a", /^Indexing/);
  await expect.poll(() => reader.run(() => location.pathname)).toMatch(/indexing\/$/);
});

test("an answer is told right or wrong", async ({ reader }) => {
  const exercise = "#exercise-1-1";
  await reader.visit("indexing/");
  await reader.wake(`${exercise} form`);
  await reader.press(`${exercise} input`);
  await reader.type("68");
  await reader.press(`${exercise} button`, /^Check$/);
  await expect.poll(() => reader.text(`${exercise} [role=status]`)).toMatch(/Not yet/);
  await reader.press(`${exercise} input`);
  await reader.key("Backspace");
  await reader.type("7");
  await reader.press(`${exercise} button`, /^Check$/);
  await expect.poll(() => reader.text(`${exercise} [role=status]`)).toMatch(/Right/);
});

test("a hint opens", async ({ reader }) => {
  await reader.press("#exercise-1-1 summary", /^Hint 1 of/);
  expect(await reader.run(() => !!document.querySelector("#exercise-1-1 [open]"))).toBe(
    true,
  );
});

test("by keyboard a name in the code tells its type", async ({ reader }) => {
  await reader.visit("indexing/");
  await reader.focus(".source pre");
  await reader.key("ArrowRight");
  await reader.key("Enter");
  const name = await reader.text(".source .current");
  await expect.poll(() => reader.text(".hover-popup")).toContain(name);
});

test("a figure in a frame opens in its state, and the frame becomes as tall", async ({
  reader,
}) => {
  await reader.visit("embed/");
  const shown = () =>
    reader.run(() => {
      const frame = document.querySelector<HTMLIFrameElement>("every-cube iframe");
      const root = frame?.contentDocument?.documentElement;
      const caption = root?.querySelector("[data-hydrated] figcaption")?.textContent;
      return [caption, root && root.scrollHeight - frame!.clientHeight];
    });
  await expect.poll(shown).toEqual([expect.stringContaining("= 11"), 0]);
});

test("lesson.html is opened from the disk: its lesson is presented, and a worker proves", async ({
  reader,
}) => {
  await reader.goto(pathToFileURL("dist/lesson.html").href);
  await reader.wake("#fig-prove");
  await reader.press("#fig-prove button", /^Prove it$/);
  await expect.poll(() => reader.text("#fig-prove figcaption")).toMatch(/^Proved\./);
  await reader.press("a", /^Present this lesson$/);
  await expect.poll(() => reader.text(".presenter-at")).toMatch(/^Step 1 of/);
  const cube = () => reader.text(".cover-index");
  const before = await cube();
  await reader.key("ArrowRight");
  await expect.poll(cube).not.toBe(before);
});

import { once } from "node:events";
import { cube2x2x2 } from "cubing/puzzles";
import { experimentalSolve2x2x2 } from "cubing/search";
import { Permutation } from "js-combinatorics";
import { afterAll, describe, expect, test } from "vitest";
import { blankProject } from "../build/package/blank-project.ts";
import { draw, seeded } from "../lib/puzzle/seeded.ts";
import { commandOf } from "./installed-command.ts";

const project = await blankProject();
afterAll(() => project.remove());
const { run, start, inShell } = await commandOf(project);

/** The answers to an input on each line, as JSON. */
async function answers(args: readonly string[], lines: readonly string[]) {
  const { stdout, code } = await run([...args, "--json"], lines.join("\n"));
  expect(code).toBe(0);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("the help", async () => {
  const { stdout } = await run(["--help"]);
  const names = Array.from(stdout.matchAll(/^ {2}(\w+) {2,}\S/gm), ([, name]) => name);
  const helps = await Promise.all(names.map((name) => run([name, "--help"])));
  const examples = helps.flatMap(({ stdout }) =>
    Array.from(
      stdout.matchAll(/^ {2}\$ (.+)\n((?:(?! {2}\$| *$).+\n)+)/gm),
      ([, line, printed]) => ({ line, printed: printed.replace(/^ {2}/gm, "") }),
    ),
  );

  test("lists all commands, each with a help of its own", () => {
    expect(names.length).toBeGreaterThan(5);
    for (const { stdout, code } of helps) {
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Usage: every-cube \w+/m);
    }
    for (const name of names.filter((name) => name !== "completions")) {
      expect(examples.map(({ line }) => line.split(" ")[1])).toContain(name);
    }
  });

  test.each(examples)("the example holds: $line", async ({ line, printed }) => {
    expect(await inShell(line)).toEqual({ stdout: printed, stderr: "", code: 0 });
  });
});

test("permutations have the indices that js-combinatorics gives them, counted from 0 or 1", async () => {
  const all = new Permutation([0, 1, 2, 3, 4]);
  const indices = [0, 1, 23, 24, 77, 119];
  const rows = indices.map((index) => all.at(index)!);
  const written = rows.flatMap((row) => [
    row.join(" "),
    row.join(""),
    JSON.stringify(row),
    row.map((piece) => piece + 1).join(","),
  ]);
  const ranked = await answers(["rank"], written);
  expect(ranked.map(({ index }) => index)).toEqual(
    indices.flatMap((index) => [index, index, index, index]),
  );
  const unranked = await answers(["unrank", "--size", "5"], indices.map(String));
  expect(unranked.map(({ permutation }) => permutation)).toEqual(rows);
});

test("solutions solve the cube of cubing, and all of them are as short", async () => {
  const solved = (await cube2x2x2.kpuzzle()).defaultPattern();
  const random = seeded(48);
  const MOVES = ["U", "U2", "U'", "R", "R2", "R'", "F", "F2", "F'"];
  const scrambles = Array.from({ length: 40 }, () => draw(random, MOVES, 12).join(" "));
  const one = await answers(["solve"], scrambles);
  const all = await answers(["solve", "--all"], scrambles);
  const states = await answers(["state"], scrambles);
  scrambles.forEach((scramble, i) => {
    const { distance } = states[i];
    expect(all[i].solutions).toContain(one[i].solution);
    for (const solution of all[i].solutions) {
      const turned = solved.applyAlg(scramble).applyAlg(solution);
      expect(turned.isIdentical(solved)).toBe(true);
      expect(solution.split(" ").filter(Boolean)).toHaveLength(distance);
    }
  });
});

test("a scramble has eleven moves, leads four moves from solved or more, and is the seed's", async () => {
  const solved = (await cube2x2x2.kpuzzle()).defaultPattern();
  const scrambled = async (...args: string[]) => {
    const { stdout } = await run(["scramble", "--json", ...args]);
    return stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  };
  const scrambles = await scrambled("--seed", "48", "--count", "30");
  expect(scrambles).toHaveLength(30);
  expect(await scrambled("--seed", "48", "--count", "30")).toEqual(scrambles);
  expect(await scrambled("--seed", "49", "--count", "30")).not.toEqual(scrambles);
  const states = await answers(
    ["state"],
    scrambles.map(({ scramble }) => scramble),
  );
  expect(states.map(({ index }) => index)).toEqual(scrambles.map(({ index }) => index));
  for (const { scramble } of scrambles) {
    const faces = scramble.split(" ").map(([face]: string) => face);
    expect(faces).toHaveLength(11);
    for (let i = 1; i < 11; i++) expect(faces[i]).not.toBe(faces[i - 1]);
    const solution = await experimentalSolve2x2x2(solved.applyAlg(scramble));
    expect([...solution.childAlgNodes()].length).toBeGreaterThanOrEqual(4);
  }
  const far = await scrambled("--count", "5", "--at-least", "9", "--length", "15");
  for (const { scramble, index } of far) {
    expect(scramble.split(" ")).toHaveLength(15);
    const [{ distance }] = await answers(["state"], [`#${index}`]);
    expect(distance).toBeGreaterThanOrEqual(9);
  }
});

test("a state can be written as moves, facelets or an index, and is the same", async () => {
  const [byMoves] = await answers(["state"], ["R U2 F'"]);
  const { index, facelets } = byMoves;
  const others = await answers(["state"], [`${index}`, `#${index}`, facelets]);
  for (const other of others) {
    expect({ ...other, input: byMoves.input }).toEqual(byMoves);
  }
});

test("digits that could be a permutation are an index only after “#”", async () => {
  expect(await run(["state", "3167254"])).toEqual({
    stdout: "",
    stderr:
      "every-cube: 3167254 could be an index or a permutation; write '#3167254' for the index\n",
    code: 1,
  });
  const [{ index }] = await answers(["state"], ["#3167254"]);
  expect(index).toBe(3167254);
  const { stderr } = await run(["rank", "#3167254"]);
  expect(stderr).toBe("every-cube: #3167254 is an index; expected a permutation\n");
});

test("each line is answered when it comes, and a refused one is named", async () => {
  const program = start("unrank", "--size", "3");
  program.stdin.write("4\n");
  const [first] = await once(program.stdout, "data");
  expect(String(first)).toBe("2 0 1\n");
  program.stdin.end("6\n\nfive\n5\n");
  const [[second], [refused], [code]] = await Promise.all([
    once(program.stdout, "data"),
    once(program.stderr, "data"),
    once(program, "close"),
  ]);
  expect(String(second)).toBe("2 1 0\n");
  expect(String(refused)).toContain("every-cube: line 2: index 6 is out of range 0..5");
  expect(code).toBe(1);
});

test("moves without spaces are moves, also when they are many", async () => {
  const [together, apart] = await answers(
    ["state"],
    ["RURURURURURU", "R U R U R U R U R U R U"],
  );
  expect(together.index).toBe(apart.index);
});

test("a number beyond 2^53 stays exact", async () => {
  const reverse = Array.from({ length: 25 }, (_, i) => 24 - i).join(" ");
  const [{ index }] = await answers(["rank"], [reverse]);
  expect(index).toBe("15511210043330985983999999");
  const [{ permutation }] = await answers(["unrank", "--size", "25"], [index]);
  expect(permutation.join(" ")).toBe(reverse);
});

test("--moves chooses the moves of a puzzle", async () => {
  const both = await answers(["count"], ["rings.tws"]);
  expect(both).toEqual([{ input: "rings.tws", states: 5040 }]);
  const { stdout } = await run(["table", "rings.tws", "--moves", "L", "--json"]);
  expect(JSON.parse(stdout)).toEqual({
    ...{ metric: "HTM", histogram: [1, 3], diameter: 1, states: 4, mean: 0.75 },
  });
  expect(await run(["count", "rings.tws", "--moves", "L X"])).toMatchObject({
    code: 1,
  });
});

test.each([
  [[], "expected a command: rank, "],
  [["sort"], 'there is no command "sort"; expected rank, '],
  [
    ["rank", "--size", "3", "0"],
    "rank has no option --size\nTry: every-cube rank --help",
  ],
  [["unrank", "4"], "unrank needs --size"],
  [["unrank", "4", "--size", "x"], '--size is "x"; expected a whole number'],
  [["state", "U", "--metric", "STM"], '--metric is "STM"; expected HTM or QTM'],
  [["solve", "U", "--moves", "U"], "--moves needs --puzzle"],
  [["scramble", "U"], "scramble takes no input"],
  [["scramble", "--length", "10"], '--length is "10"; expected a whole number 11..100'],
  [
    ["scramble", "--at-least", "12"],
    '--at-least is "12"; expected a whole number 0..11',
  ],
  [
    ["scramble", "--count", "-1"],
    "--count needs a value\nTry: every-cube scramble --help",
  ],
  [["unrank", "4", "--size"], "--size needs a value\nTry: every-cube unrank --help"],
  [["rank", "--json=1", "0"], "--json takes no value\nTry: every-cube rank --help"],
  [
    ["rank", "2", "0", "1"],
    'the shell splits an input at its spaces; write rank "2 0 1"',
  ],
  [
    ["rank", "[2,", "0,", "1]"],
    'the shell splits an input at its spaces; write rank "[2, 0, 1]"',
  ],
  [
    ["solve", "R", "U2", "F"],
    'the shell splits an input at its spaces; write solve "R U2 F"',
  ],
  [["table", "a", "b"], "table takes one file"],
  [["completions", "cmd"], "completions needs a shell: bash, zsh or fish"],
])("wrong usage is explained: %j", async (args, message) => {
  const { stdout, stderr, code } = await run(args);
  expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
  expect(stderr).toContain(`every-cube: ${message}`);
  expect(stderr).toMatch(/\nTry: every-cube.* --help\n$/);
});

test.each([
  [["count", "none.tws"], "can't read none.tws: there is no such file"],
  [["rank", "R U'"], 'piece 1 is "R"; expected a whole number'],
  [["rank", "0 1 1"], "position 3 repeats 1; 2 is missing"],
  [["rank", "1 3 3"], "position 2 holds 3; expected a whole number 0..2"],
  [["rank", ""], "there is no piece"],
  [["rank", "12345678910"], "12345678910 has no spaces"],
  [["count", "."], "can't read .: it is a folder"],
  [["solve", "UUUURRRRFFFFDDDDLLLLBBB"], "expected 24 stickers, found 23"],
  [["solve", "UUUURRRRFFFFDDDDLLLLBBBBU"], "expected 24 stickers, found 25"],
  [["solve", "UUUU RRRR FFFF DDDD LLLL BBB"], "expected 24 stickers, found 23"],
  [["solve", "U".repeat(24)], "expected 6 colours, found 1"],
  [["solve", "R Q"], "Q"],
  [["state", "#3674160"], "3674160"],
])("what can't be answered is refused with the reason: %j", async (args, reason) => {
  const { stdout, stderr, code } = await run(args);
  expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
  expect(stderr).toMatch(/^every-cube: .+\n$/);
  expect(stderr).toContain(reason);
});

test("a reader that has enough ends the command quietly", async () => {
  const line = "yes 4 | every-cube unrank --size 3 | head -n 2; echo ${PIPESTATUS[1]}";
  expect(await inShell(line)).toEqual({
    stdout: "2 0 1\n2 0 1\n0\n",
    stderr: "",
    code: 0,
  });
  const endless =
    "every-cube scramble --count 999999999999 | head -n 1; echo ${PIPESTATUS[0]}";
  const { stdout, stderr } = await inShell(endless);
  expect(stdout).toMatch(/^([URF][2']? ?){11}\n0\n$/);
  expect(stderr).toBe("");
});

test("bash completes commands, options and their values", async () => {
  const complete = async (...words: string[]) => {
    const last = words.length - 1;
    const array = words.map((word) => `'${word}'`).join(" ");
    const { stdout } = await inShell(
      `eval "$(every-cube completions bash)"; COMP_WORDS=(${array}); COMP_CWORD=${last};
       _every_cube every-cube "${words[last]}" "${words[last - 1]}"; echo "\${COMPREPLY[@]}"`,
    );
    return stdout.trim();
  };
  expect(await complete("every-cube", "un")).toBe("unrank");
  expect(await complete("every-cube", "solve", "--m")).toBe("--metric --moves");
  expect(await complete("every-cube", "solve", "--metric", "")).toBe("HTM QTM");
  expect(await complete("every-cube", "table", "rin")).toBe("");
});

import { expect, test } from "vitest";
import { embedCode } from "#components/site/share/embed-code.ts";

const framed = {
  ...{ figure: "odometer", title: 'A "wheel"', state: "count=1.a&order=1.21" },
  folder: "https://cube.example/embed/",
};

test("the code of a frame says its size, and escapes what an attribute can't contain", () => {
  expect(embedCode("480 × 360", framed, 700)).toBe(
    '<iframe src="https://cube.example/embed/odometer/?count=1.a&amp;order=1.21" title="A &quot;wheel&quot;" width="480" height="360" style="border: 0; max-width: 100%" loading="lazy"></iframe>',
  );
  expect(embedCode("full width", { ...framed, state: "" }, 700)).toContain(
    'odometer/" title="A &quot;wheel&quot;" width="100%" height="726"',
  );
});

test("the element has a state only where there is one", () => {
  const code = (state: string) =>
    embedCode("follows the figure", { ...framed, state }, 700).split("\n")[1];
  expect(code("count=1.a")).toBe(
    '<every-cube figure="odometer" state="count=1.a" title="A &quot;wheel&quot;" height="726"></every-cube>',
  );
  expect(code("")).not.toContain("state");
});

import { beforeEach, expect, test, vi } from "vitest";
import { plainLine } from "#components/notebook/cell/plain-code.ts";

/** An element that is nothing but a list of texts and elements. */
class FakeElement {
  className = "";
  textContent = "";
  readonly parts: (string | FakeElement)[] = [];
  append(...parts: (string | FakeElement)[]): void {
    this.parts.push(...parts);
  }
}

beforeEach(() => {
  vi.stubGlobal("document", { createElement: () => new FakeElement() });
});

/** The texts in a line, mark by mark and piece by piece. */
function textsIn({ parts, textContent }: FakeElement): string[] {
  if (textContent !== "") return [`<${textContent}>`];
  return parts.flatMap((part) => (typeof part === "string" ? part : textsIn(part)));
}
const shown = (text: string) => textsIn(plainLine(text) as unknown as FakeElement);

test("segments of a long line never split a surrogate pair", () => {
  const texts = shown(`x${"😀".repeat(3000)}`);
  const last = texts.pop();
  expect(texts.join("")).toBe(`x${"😀".repeat(999)}`);
  expect(texts.filter((text) => /\p{Cs}/u.test(text))).toEqual([]);
  expect(last).toBe("… 4,002 more characters");
});

test("a hidden character is marked everywhere, also between two segments", () => {
  const line = `${"x".repeat(499)}\u{e0041}${"x".repeat(100)}\u202e`;
  expect(shown(line).join("")).toBe(
    `${"x".repeat(499)}<U+E0041>${"x".repeat(100)}<U+202E>`,
  );
});

import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isNotebookFragment } from "#notebook/document/link-key.ts";
import type { NotebookDocument } from "#notebook/document/document.ts";
import { formatDocument, MAX_SOURCE } from "#notebook/document/read-document.ts";
import {
  fromFragment,
  LinkError,
  MAX_LINK,
  toFragment,
  type LinkFault,
} from "#notebook/document/share-link.ts";
import { documents } from "./documents.ts";

const EXAMPLE: NotebookDocument = {
  format: "every-cube notebook",
  version: 1,
  page: "moves",
  cells: [{ id: "cell-1", kind: "code", source: "[3, 1, 2]; // …", base: "[1];" }],
};

async function faultOf(fragment: string): Promise<LinkFault | "none"> {
  try {
    await fromFragment(fragment);
    return "none";
  } catch (error) {
    if (error instanceof LinkError && error.message.endsWith(".")) return error.fault;
    throw error;
  }
}

const encode = (text: string) => deflateSync(text).toString("base64url");

test("a notebook survives the round trip through its link", async () => {
  const property = fc.asyncProperty(documents, async (document) => {
    const fragment = await toFragment(document);
    expect(isNotebookFragment(`#${fragment}`)).toBe(true);
    expect(await fromFragment(`#${fragment}`)).toEqual(document);
    expect(await fromFragment(fragment)).toEqual(document);
  });
  await fc.assert(property, { seed: 7, numRuns: 300 });
});

test("a link contains only characters that URLs don't escape", async () => {
  const fragment = await toFragment(EXAMPLE);
  expect(fragment).toMatch(/^code=1\.[A-Za-z0-9_-]+$/);
  expect(new URL(`https://example.org/moves/?cube=5#${fragment}`).hash).toBe(
    `#${fragment}`,
  );
});

test("a link with control values has another version, which older pages report as newer", async () => {
  const [cell] = EXAMPLE.cells;
  const document = { ...EXAMPLE, cells: [{ ...cell, chosen: [null, 7, [1, "a"]] }] };
  const fragment = await toFragment(document);
  expect(fragment).toMatch(/^code=2\./);
  expect(await fromFragment(fragment)).toEqual(document);
  expect(await faultOf(fragment.replace("code=2", "code=3"))).toBe("newer");
});

test("other fragments contain no notebook", () => {
  for (const fragment of ["", "#", "#cell-1", "#decode=1.x", "#user-content-fn-1"]) {
    expect(isNotebookFragment(fragment)).toBe(false);
  }
});

test("a link with one character changed, omitted or doubled is rejected or equivalent", async () => {
  const fragment = await toFragment(EXAMPLE);
  const original = JSON.stringify(EXAMPLE);
  let refused = 0;
  const look = async (changed: string) => {
    if ((await faultOf(changed)) !== "none") refused++;
    else expect(JSON.stringify(await fromFragment(changed))).toBe(original);
  };
  for (let i = 0; i < fragment.length; i++) {
    const [before, after] = [fragment.slice(0, i), fragment.slice(i + 1)];
    for (const other of "A9_-") {
      if (other !== fragment[i]) await look(before + other + after);
    }
    await look(before + after);
    await look(before + fragment[i] + fragment[i] + after);
    await look(before);
  }
  expect(refused).toBeGreaterThan(6 * fragment.length);
});

test("a thousand random links are rejected with a message", async () => {
  const rubbish = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.base64String().map((code) => `code=1.${code}`),
    fc
      .uint8Array()
      .map((bytes) => `code=1.${Buffer.from(bytes).toString("base64url")}`),
    fc.json().map((json) => `code=1.${encode(json)}`),
    fc.string({ unit: "binary" }).map((text) => `code=1.${encode(text)}`),
  );
  const property = fc.asyncProperty(rubbish, async (fragment) => {
    expect(await faultOf(fragment)).toBe("damaged");
  });
  await fc.assert(property, { seed: 8, numRuns: 1000 });
});

test("a link of a newer version is reported as newer", async () => {
  expect(await faultOf("code=3.whatever it holds")).toBe("newer");
  const newer = formatDocument(EXAMPLE).replace('"version": 1', '"version": 2');
  expect(await faultOf(`code=1.${encode(newer)}`)).toBe("newer");
  expect(await faultOf("code=0.AAAA")).toBe("damaged");
  expect(await faultOf(`code=0.${encode(formatDocument(EXAMPLE))}`)).toBe("damaged");
});

test("rejects notebooks and links that are too long", async () => {
  const withSource = (source: string) => ({
    ...EXAMPLE,
    cells: [{ id: "a", kind: "code" as const, source }],
  });
  const chaos = fc.sample(fc.string({ minLength: 60_000, maxLength: 60_000 }), {
    seed: 9,
    numRuns: 1,
  })[0];
  await expect(toFragment(withSource(chaos))).rejects.toMatchObject({
    fault: "too long",
  });
  // It would be short, but could not be read back.
  const long = "x".repeat(MAX_SOURCE + 1);
  await expect(toFragment(withSource(long))).rejects.toMatchObject({
    fault: "too long",
  });
  expect(await faultOf(`code=1.${"A".repeat(MAX_LINK)}`)).toBe("too long");
});

test("creates and reads a link of maximum length", async () => {
  expect(await faultOf(`code=1.${"A".repeat(MAX_LINK - "code=1.".length)}`)).toBe(
    "damaged",
  );
  expect(await faultOf(`code=1.${"A".repeat(MAX_LINK - "code=1.".length + 1)}`)).toBe(
    "too long",
  );
  // Random digits, one more at a time until the link is too long.
  const digits = fc.sample(fc.bigInt({ min: 10n ** 52_999n, max: 10n ** 53_000n }), {
    seed: 10,
    numRuns: 1,
  })[0];
  const made = async (length: number) => {
    const source = String(digits).slice(0, length);
    const cells = [{ id: "a", kind: "code" as const, source }];
    return toFragment({ ...EXAMPLE, cells }).then(
      (fragment) => fragment.length,
      ({ fault }: LinkError) => fault,
    );
  };
  let [short, long] = [1, 53_000];
  while (long - short > 1) {
    const middle = (short + long) >> 1;
    if ((await made(middle)) === "too long") long = middle;
    else short = middle;
  }
  // Base64 never has a single character left over.
  expect(await made(short)).toBe(MAX_LINK - 1);
});

test("link errors are whole sentences", async () => {
  const messageOf = (fragment: string) =>
    fromFragment(fragment).then(String, ({ message }: LinkError) => message);
  expect(await messageOf("code=1.AAAA")).toBe(
    "This link cannot be read: a part of it is missing or changed.",
  );
  expect(await messageOf(`code=1.${encode("[]")}`)).toBe(
    "This link cannot be read: this is not a notebook of these pages: its “format” is not “every-cube notebook”.",
  );
  expect(await messageOf("code=3.AAAA")).toBe(
    "This link was made by a newer version of these pages. Reload the page, and open it again.",
  );
  expect(await messageOf("x".repeat(MAX_LINK + 1))).toBe(
    "This notebook is too long for a link. Export it as a file instead.",
  );
});

test("stops inflating a small link that expands a thousandfold", async () => {
  const bomb = deflateSync(Buffer.alloc(20_000_000)).toString("base64url");
  expect(bomb.length).toBeLessThan(MAX_LINK);
  expect(await faultOf(`code=1.${bomb}`)).toBe("too long");
});

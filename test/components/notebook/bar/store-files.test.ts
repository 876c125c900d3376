import { expect, test } from "vitest";
import { FileError } from "#components/notebook/bar/data-files.ts";
import { storeFiles } from "#components/notebook/bar/store-files.ts";

const file = (name: string) => new File([], name);

test("a few files are named, many are only counted", async () => {
  const changed: string[] = [];
  const keep = (count: number) =>
    storeFiles(
      Array.from({ length: count }, (_, i) => file(`f${i}.csv`)),
      {
        storeAll: async (files) =>
          files.map(({ name }, i) =>
            i % 3 === 2
              ? new FileError(`${name} is not kept.`)
              : { replaced: undefined, isUnchanged: false, warning: undefined },
          ),
      },
      (name) => changed.push(name),
    );
  expect((await keep(3)).message).toBe(
    "f0.csv and f1.csv are kept with this notebook. f2.csv is not kept.",
  );
  expect(changed).toEqual(["f0.csv", "f1.csv"]);
  const { names, rejections, message } = await keep(60);
  expect([names.length, rejections.length]).toEqual([40, 20]);
  expect(message).toMatch(
    /^40 files are kept with this notebook\. f2\.csv is not kept\./,
  );
  expect(message).toMatch(/f29\.csv is not kept\. And 10 more\.$/);
});

import { expect, test } from "vitest";
import { robots, siteMap } from "../../../build/plugins/site-files.ts";

const SITE = "https://cube.example/notebook/";

test("a site with an address has a map of all pages but the one for missing pages", () => {
  const map = siteMap(["moves/", "404/", "", "indexing/"], SITE);
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual([SITE, `${SITE}indexing/`, `${SITE}moves/`]);
  expect(robots(SITE)).toContain(`\nSitemap: ${SITE}sitemap.xml\n`);
});

test("without an address, everything may be read, and no map is named", () => {
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});

import { expect, test } from "vitest";
import { robots, siteMap } from "#build/plugins/site-files.ts";

const SITE = "https://cube.example/notebook/";

test("the site map lists all pages except 404", () => {
  const map = siteMap(["moves/", "404/", "", "indexing/"], SITE);
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual([SITE, `${SITE}indexing/`, `${SITE}moves/`]);
  expect(robots(SITE)).toContain(`\nSitemap: ${SITE}sitemap.xml\n`);
});

test("without an address, robots.txt allows everything and names no site map", () => {
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});

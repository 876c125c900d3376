import { expect, test } from "vitest";
import { embedPage, embedsIn, oEmbed } from "#src/embed/embed-page.ts";

const PAGE = `<head><script>early()</script></head><script type="module" src="../_astro/page.js"></script>
<astro-island component-url="../_astro/A.js" renderer-url="../_astro/client.js"><figure class="figure framed" id="a">
<span id="a-title">A &amp; B</span><a href="#part">part</a><a href="../moves/">moves</a></figure></astro-island>
<astro-island component-url="../_astro/Form.js" renderer-url="../_astro/client.js"><form></form></astro-island>`;
const PARTS = {
  ...{ styles: "p {}", script: "start()", site: undefined },
  ...{ component: "/embed/parts/A.js", renderer: "/embed/parts/client.js" },
  scripts: ["/embed/parts/A.js", "/embed/parts/client.js"],
};

test("a page's figures are found, and their scripts are named from the root", () => {
  const figures = embedsIn(PAGE, "indexing/");
  expect(figures).toHaveLength(1);
  const [{ id, title, component, island, runtime }] = figures;
  expect({ id, title, component, runtime }).toEqual({
    id: "a",
    title: "A &amp; B",
    component: "/_astro/A.js",
    runtime: "<script>early()</script>",
  });
  expect(island).toContain('component-url="/_astro/A.js"');
  expect(() => embedsIn(PAGE.replace("a-title", "a-head"), "indexing/")).toThrow(
    "the figure a has no title",
  );
});

test("a figure's page loads its own scripts, and only a site with an address answers oEmbed", () => {
  const [figure] = embedsIn(PAGE, "indexing/");
  const html = embedPage(figure, PARTS);
  expect(html).not.toContain("_astro");
  expect(html).toContain('component-url="/embed/parts/A.js"');
  expect(html).toContain('<a href="/indexing/#a" target="_blank">');
  expect(html).not.toContain("oembed");
  const site = "https://cube.example/x/";
  const answering = embedPage(figure, { ...PARTS, site });
  expect(answering).toContain('href="https://cube.example/x/embed/a/oembed.json"');
  expect(oEmbed(figure, site)).toMatchObject({
    version: "1.0",
    type: "rich",
    title: "A & B",
    html: expect.stringContaining(
      'src="https://cube.example/x/embed/a/" title="A &amp; B"',
    ),
  });
});

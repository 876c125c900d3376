import { PAGES } from "../site.ts";
import { bareTest as test, expect } from "../visit.ts";

/** Characters: one line beside a figure's controls, two in the hand. */
const MOST = 64;
const FIGURE = /<figure class="figure[^]*?<\/figure>/g;
const LEAD = /<p class="figure-lead">([^<]+)<\/p>/;
const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");

test("each figure says in one short sentence what to see first, in the HTML, and its caption does not say it again", async ({
  request,
}) => {
  const leads = new Map<string, string | undefined>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    for (const [figure] of html.matchAll(FIGURE)) {
      const id = `${path}#${/id="([\w-]+)"/.exec(figure)![1]}`;
      const lead = LEAD.exec(figure)?.[1];
      leads.set(id, lead);
      expect.soft(lead, id).toMatch(/^[A-Z][^.?]+[.?]$/);
      expect.soft(lead?.length, id).toBeLessThanOrEqual(MOST);
      const caption = words(/<figcaption[^]*/.exec(figure)![0]);
      expect.soft(caption, id).not.toContain(lead);
    }
  }
  expect(leads.size).toBeGreaterThan(50);
  expect(new Set(leads.values()).size).toBeGreaterThan(50);
});

// Loads the hovers of a page from a separate file, see build/plugins/page-hovers.ts; in
// development they are next to each code block.
import { trustedMarkup } from "../text/trusted-markup.ts";

let ofPage: Promise<HTMLCollection> | undefined;

/**
 * Loads the hovers of a code block; `data-hover` is the index of each.
 * @throws {Error} when they cannot be loaded; the next call tries again
 */
export function hoversOf(block: Element): Promise<HTMLCollection> {
  const own = block.querySelector("template");
  if (own) return Promise.resolve(own.content.children);
  ofPage ??= load().catch((error: unknown) => {
    ofPage = undefined;
    throw error;
  });
  return ofPage;
}

async function load(): Promise<HTMLCollection> {
  // Rewritten at build to a path relative to this page.
  const answer = await fetch(document.body.dataset["hovers"]!);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const template = document.createElement("template");
  template.innerHTML = trustedMarkup(await answer.text()); // made at build
  return template.content.children;
}

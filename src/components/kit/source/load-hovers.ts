// The hovers of a page stand in a file of their own, see build/plugins/page-hovers.ts; in
// development, each piece of code has its own beside it.
import { trustedMarkup } from "../text/trusted-markup.ts";

let ofPage: Promise<HTMLCollection> | undefined;

/**
 * The hovers that the names in a piece of code count, by `data-hover`.
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

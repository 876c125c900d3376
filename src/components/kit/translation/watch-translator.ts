// Loads the code that follows a translator once the page is being translated.

let following: Promise<unknown> | undefined;

/** Resolves once translations can be followed; undefined if the page isn't translated. */
export const translationReady = (): Promise<unknown> | undefined => following;

const follow = () => {
  // Without it, the page is as it would be with any other site.
  following = import("./follow-translator.ts").catch(() => undefined);
};
const isWrapper = (node: Node) => node.nodeName === "FONT";

if (document.querySelector("font")) follow();
else {
  new MutationObserver((changes, observer) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isWrapper))) return;
    observer.disconnect();
    follow();
  }).observe(document, { childList: true, subtree: true });
}

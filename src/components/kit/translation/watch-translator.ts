// Notices that the page is being translated, and only then loads what follows a translator.

let following: Promise<unknown> | undefined;

/** Ready when nothing is to be followed, or when it can be. */
export const whenFollowing = (): Promise<unknown> | undefined => following;

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

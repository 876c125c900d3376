import type { Locator } from "@playwright/test";

/**
 * Presses Cancel as soon as an element says something, from inside the page: on a fast
 * machine, or under a slow test, the work can be over before a click from outside arrives.
 * Call it before the work starts.
 */
export async function cancelOnce(figure: Locator, selector: string, says: RegExp) {
  await figure.evaluate(
    (root, { selector, source, flags }) => {
      new MutationObserver((_, observer) => {
        const element = root.querySelector(selector);
        if (!element || !new RegExp(source, flags).test(element.textContent)) return;
        const buttons = [...root.querySelectorAll("button")];
        const cancel = buttons.find(({ textContent }) => textContent === "Cancel");
        if (!cancel) return;
        observer.disconnect();
        cancel.click();
      }).observe(root, { subtree: true, childList: true, characterData: true });
    },
    { selector, source: says.source, flags: says.flags },
  );
}

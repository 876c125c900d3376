/**
 * Finds an element by a selector and words. It runs in the page, and sees nothing but its
 * arguments.
 *
 * @param name     the source of a regular expression for its label or text
 * @param purpose  what it is looked for: to be read, scrolled into view or given the focus
 */
export async function look(
  selector: string,
  name: string,
  purpose: "text" | "view" | "focus",
) {
  const isMeant = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    new RegExp(name).test(
      element.ariaLabel ?? element.innerText.trim().replace(/\s+/g, " "),
    );
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(isMeant);
  if (!element) return undefined;
  if (purpose === "focus") element.focus();
  // A page may still be moving, or a card in it; and where an editor scrolls too, WebKit may
  // go back.
  const place = () => {
    const { left, top } = element.getBoundingClientRect();
    return `${left},${top}`;
  };
  for (let shown = ""; purpose === "view" && shown !== place();) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    shown = place();
    await new Promise((drawn) => setTimeout(drawn, 100));
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    element,
    text: element.innerText.trim(),
    middle: { x: x + width / 2, y: y + height / 2 },
  };
}

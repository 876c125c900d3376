/**
 * Creates an element with the given properties; strings among the children become text,
 * never HTML.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...children);
  return element;
}

export function createButton(label: string, onclick: () => void): HTMLButtonElement {
  return createElement(
    "button",
    { type: "button", className: "button", onclick },
    label,
  );
}

/**
 * Sets an element's text only if it differs: WebKit drops the click on a button whose text was
 * replaced while it was pressed.
 */
export function updateText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

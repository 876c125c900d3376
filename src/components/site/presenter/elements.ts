/** An element with attributes and contents; `onclick` is what a press does. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...contents);
  return element;
}

/** A button as all others look. */
export function createButton(
  text: string,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = createElement(
    "button",
    { class: "button", type: "button", ...attributes },
    text,
  );
  button.addEventListener("click", press);
  return button;
}

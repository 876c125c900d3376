/** Creates an element with attributes and contents. */
export function newElement<Tag extends keyof HTMLElementTagNameMap>(
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

/** Creates a button in the style of the site. */
export function newButton(
  text: string,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = newElement(
    "button",
    { class: "button", type: "button", ...attributes },
    text,
  );
  button.addEventListener("click", press);
  return button;
}

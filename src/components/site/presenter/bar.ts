// The slim bar below what is presented.
import { make, makeButton } from "./elements.ts";
import type { Command } from "./keys.ts";

/** What can be on or off. */
export type Switch = Extract<
  Command,
  "full-screen" | "contrast" | "pointer" | "black" | "notes"
>;

const SWITCHES: readonly (readonly [Switch, label: string, key: string])[] = [
  ["full-screen", "Full screen", "F"],
  ["contrast", "Contrast", "C"],
  ["pointer", "Pointer", "P"],
  ["black", "Black", "B"],
  ["notes", "Notes", "N"],
];

export class Bar {
  readonly element: HTMLElement;
  readonly #at = make("span", { class: "presenter-at" });
  readonly #time = make("span", { class: "presenter-time" });
  readonly #said = make("p", { class: "visually-hidden", role: "status" });
  readonly #switches = new Map<Switch, HTMLButtonElement>();

  /** @param act  does what a button asks for */
  constructor(act: (command: Command) => void) {
    const button = (label: string, command: Command, key: string, name = label) =>
      makeButton(label, () => act(command), {
        "aria-label": name,
        "aria-keyshortcuts": key,
        title: `${name} (${key})`,
      });
    for (const [name, label, key] of SWITCHES) {
      const toggle = button(label, name, key);
      toggle.dataset["switch"] = name;
      toggle.setAttribute("aria-pressed", "false");
      this.#switches.set(name, toggle);
    }
    this.element = make(
      "div",
      { class: "presenter-bar", role: "toolbar", "aria-label": "Presentation" },
      button("←", "previous", "PageUp", "Previous"),
      button("→", "next", "PageDown", "Next"),
      this.#at,
      this.#time,
      ...this.#switches.values(),
      button("Leave", "leave", "Escape"),
      this.#said,
    );
  }

  /**
   * @param where  “5 of 40”
   * @param said   the same for screen readers, with what is shown
   */
  tell(where: string, said: string): void {
    this.#at.textContent = where;
    this.#said.textContent = said;
  }

  /** After the last step of a lesson. */
  tellEnd(): void {
    this.tell("End of the lesson", "End of the lesson");
  }

  /** What could not be done. */
  complain(text: string): void {
    this.#said.textContent = text;
    this.#at.textContent = text;
  }

  /** @param planned  how long it is to take, if that is known */
  tellTime(minutes: number, planned?: number): void {
    this.#time.textContent =
      planned === undefined ? `${minutes} min` : `${minutes} of ${planned} min`;
  }

  set(name: Switch, isOn: boolean): void {
    this.#switches.get(name)!.setAttribute("aria-pressed", String(isOn));
  }
}

// The bar at the bottom of a presentation.
import { createElement, createButton } from "#components/notebook/bar/elements.ts";
import type { PresenterCommand } from "./keys.ts";

/** A command that toggles something. */
export type ToggleCommand = Extract<
  PresenterCommand,
  "figures-only" | "full-screen" | "contrast" | "pointer" | "black" | "notes"
>;

const TOGGLES: readonly (readonly [ToggleCommand, label: string, key: string])[] = [
  ["figures-only", "Figures only", "O"],
  ["full-screen", "Full screen", "F"],
  ["contrast", "Contrast", "C"],
  ["pointer", "Pointer", "P"],
  ["black", "Black", "B"],
  ["notes", "Notes", "N"],
];

export class PresenterBar {
  readonly element: HTMLElement;
  readonly #position = createElement("span", { className: "presenter-at" });
  readonly #time = createElement("span", { className: "presenter-time" });
  readonly #status = createElement("p", {
    className: "visually-hidden",
    role: "status",
  });
  readonly #switches = new Map<ToggleCommand, HTMLButtonElement>();

  /** @param act  runs a button's command */
  constructor(act: (command: PresenterCommand) => void) {
    const button = (
      label: string,
      command: PresenterCommand,
      key: string,
      name = label,
    ) =>
      Object.assign(
        createButton(label, () => act(command)),
        {
          ariaLabel: name,
          ariaKeyShortcuts: key,
          title: `${name} (${key})`,
        },
      );
    for (const [name, label, key] of TOGGLES) {
      const toggle = button(label, name, key);
      toggle.dataset["switch"] = name;
      toggle.setAttribute("aria-pressed", "false");
      this.#switches.set(name, toggle);
    }
    this.element = createElement(
      "div",
      { className: "presenter-bar", role: "toolbar", ariaLabel: "Presentation" },
      button("←", "previous", "PageUp", "Previous"),
      button("→", "next", "PageDown", "Next"),
      this.#position,
      this.#time,
      ...this.#switches.values(),
      button("Leave", "leave", "Escape"),
      this.#status,
    );
  }

  /**
   * @param position  “5 of 40”
   * @param status    the position and title, for screen readers
   */
  showPosition(position: string, status: string): void {
    this.#position.textContent = position;
    this.#status.textContent = status;
  }

  showEnd(): void {
    this.showPosition("End of the lesson", "End of the lesson");
  }

  /** Shows why a command failed. */
  showError(text: string): void {
    this.#status.textContent = text;
    this.#position.textContent = text;
  }

  /** @param plannedMinutes  how long it is to take, if that is known */
  showTime(minutes: number, plannedMinutes?: number): void {
    this.#time.textContent =
      plannedMinutes === undefined
        ? `${minutes} min`
        : `${minutes} of ${plannedMinutes} min`;
  }

  set(name: ToggleCommand, isOn: boolean): void {
    this.#switches.get(name)!.setAttribute("aria-pressed", String(isOn));
  }

  remove(name: ToggleCommand): void {
    this.#switches.get(name)!.remove();
  }
}

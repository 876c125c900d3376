interface MessageOptions {
  readonly bad?: boolean;
  readonly links?: readonly Node[];
  readonly keepsPanel?: boolean;
}

/** Base class of the notebook bars: wraps the rendered buttons, status line and panel. */
export class NotebookBarBase {
  protected readonly element: HTMLElement;

  /** @param element  as rendered by NotebookBar.astro */
  constructor(element: HTMLElement) {
    this.element = element;
    element.addEventListener("keydown", (event) => this.#closeOnEscape(event));
  }

  say(
    what: string | Node,
    { bad = false, links = [], keepsPanel = false }: MessageOptions = {},
  ): void {
    const status = this.part("status");
    status.replaceChildren(what);
    links.forEach((link, i) => status.append(i === 0 ? "" : ", ", link));
    status.toggleAttribute("data-bad", bad);
    if (keepsPanel) return;
    this.part("panel").replaceChildren();
    for (const open of this.element.querySelectorAll("[aria-expanded]")) {
      open.ariaExpanded = "false";
    }
  }

  #closeOnEscape({ key, target, defaultPrevented }: KeyboardEvent): void {
    const opener = this.element.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (key !== "Escape" || defaultPrevented || !opener) return;
    if (target !== opener && !this.part("panel").contains(target as Node)) return;
    this.say("");
    opener.focus();
  }

  part(name: string): HTMLElement {
    return this.element.querySelector<HTMLElement>(`.notebook-${name}`)!;
  }

  button(action: string): HTMLElement {
    return this.element.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
  }
}

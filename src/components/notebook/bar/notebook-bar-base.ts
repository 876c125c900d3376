interface MessageOptions {
  readonly bad?: boolean;
  readonly links?: readonly Node[];
  readonly keepsPanel?: boolean;
  /** Whether a closed menu stays closed. */
  readonly isQuiet?: boolean;
}

/** Base class of the notebook bars: wraps the rendered buttons, status line and panel. */
export class NotebookBarBase {
  protected readonly element: HTMLElement;

  /** @param element  as rendered by NotebookBar.astro */
  constructor(element: HTMLElement) {
    this.element = element;
    element.addEventListener("keydown", (event) => this.#closeOnEscape(event));
    element.addEventListener("click", ({ target }) => {
      // The menu would cover the cell that the link leads to.
      const isLink = (target as Element).closest('a[href^="#"]') !== null;
      if (isLink && isMenu(element)) element.togglePopover(false);
    });
  }

  say(
    what: string | Node,
    {
      bad = false,
      links = [],
      keepsPanel = false,
      isQuiet = false,
    }: MessageOptions = {},
  ): void {
    const status = this.part("status");
    status.replaceChildren(what);
    links.forEach((link, i) => status.append(i === 0 ? "" : ", ", link));
    status.toggleAttribute("data-bad", bad);
    if (what !== "" && !isQuiet) this.reveal();
    if (keepsPanel) return;
    this.part("panel").replaceChildren();
    for (const open of this.element.querySelectorAll("[aria-expanded]")) {
      open.ariaExpanded = "false";
    }
  }

  /** Opens the menu, so that a message is seen. */
  reveal(): void {
    if (isMenu(this.element)) this.element.togglePopover(true);
  }

  #closeOnEscape(event: KeyboardEvent): void {
    const { key, target, defaultPrevented } = event;
    const opener = this.element.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (key !== "Escape" || defaultPrevented || !opener) return;
    if (target !== opener && !this.part("panel").contains(target as Node)) return;
    event.preventDefault(); // the menu stays open
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

/** Whether a bar is a menu of the bar at the top. */
function isMenu(bar: HTMLElement): boolean {
  return bar.hasAttribute("popover");
}

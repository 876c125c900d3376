// Shows the types and docs of names in code rendered by build/content/highlight.ts: on
// hover, on tap, and by keyboard. A block of code is one Tab stop; the arrow keys move
// between its names, Enter shows the popup and Escape hides it. A popup may contain a link,
// reached with Tab.

import { hoversOf } from "./load-hovers.ts";

const NAME = "[data-hover]";
const GAP = 6;
/** Long enough to move the pointer from a name to its popup. */
const PATIENCE = 200;

const popup = document.createElement("div");
popup.className = "hover-popup";
popup.popover = "manual";
const speech = document.createElement("p");
speech.className = "visually-hidden";
speech.role = "status";
document.body.append(speech);

let shown: Element | undefined;
/** Whether it was opened by keyboard: then a leaving pointer does not hide it. */
let isByKey = false;
/** The last position of the pointer on the screen. */
let pointer = { screenX: -1, screenY: -1 };
let leaving: ReturnType<typeof setTimeout>;

async function show(name: Element): Promise<void> {
  clearTimeout(leaving);
  if (name === shown) return;
  hide();
  shown = name;
  name.classList.add("shown");
  const block = name.closest(".code-block")!;
  const content = await contentFor(name, block);
  // Meanwhile the reader may have gone on, or opened the code in an editor.
  if (name !== shown || !block.isConnected) return;
  popup.replaceChildren(content);
  block.append(popup);
  popup.showPopover();
  place(name.getBoundingClientRect());
}

async function contentFor(name: Element, block: Element): Promise<Node | string> {
  try {
    const hovers = await hoversOf(block);
    return hovers[Number(name.getAttribute("data-hover"))].cloneNode(true);
  } catch {
    return "Its type could not be loaded.";
  }
}

/** Below the name if there is room, else above; always within the viewport. */
function place(name: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = popup.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(name.left, clientWidth - width - GAP));
  const below = name.bottom + GAP;
  const above = name.top - GAP - height;
  const top = below + height > clientHeight && above > 0 ? above : below;
  popup.style.left = `${left + scrollX}px`;
  popup.style.top = `${top + scrollY}px`;
}

function hide(): void {
  clearTimeout(leaving);
  shown?.classList.remove("shown");
  shown = undefined;
  isByKey = false;
  popup.remove();
}

document.addEventListener("pointermove", ({ screenX, screenY }) => {
  pointer = { screenX, screenY };
});

document.addEventListener(
  "pointerover",
  ({ target, pointerType, screenX, screenY }) => {
    if (pointerType === "touch") return;
    const isAtRest = screenX === pointer.screenX && screenY === pointer.screenY;
    const isTurned = "presenting" in document.documentElement.dataset;
    // Keyboard scrolling moves code under a resting pointer: ignore that.
    if ((isByKey || isTurned) && isAtRest) return;
    const name = (target as Element).closest(NAME);
    if (name) void show(name);
    else if (popup.contains(target as Node)) clearTimeout(leaving);
    else if (shown && !isByKey && !popup.contains(document.activeElement)) {
      clearTimeout(leaving);
      leaving = setTimeout(hide, PATIENCE);
    }
  },
);

document.addEventListener("click", (event) => {
  const name = (event.target as Element).closest(NAME);
  const isTap = (event as PointerEvent).pointerType === "touch";
  if (name && isTap && name !== shown) void show(name);
  else if ((isTap || !name) && !popup.contains(event.target as Node)) hide();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    if (shown && popup.contains(document.activeElement)) codeOf(shown).focus();
    hide();
  }
  const code = event.target as Element;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !code.matches(".code-block > pre")
  )
    return;
  const names = [...code.querySelectorAll(NAME)];
  const current = code.querySelector(".current") ?? undefined;
  if (event.key === "Enter" && current) {
    if (shown) hide();
    else void tell(current);
    return event.preventDefault();
  }
  const next = neighbour(names, current, event.key);
  if (!next) return;
  event.preventDefault();
  current?.classList.remove("current");
  next.classList.add("current");
  next.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (shown) void tell(next);
  else speech.textContent = next.textContent;
});

document.addEventListener("focusout", ({ target, relatedTarget }) => {
  const code = shown && codeOf(shown);
  const isBetween = (place: EventTarget | null) =>
    place === code || popup.contains(place as Node | null);
  // Tab moves from the code into the popup and back.
  if (code && isBetween(target) && isBetween(relatedTarget)) return;
  document.querySelector(".code .current")?.classList.remove("current");
  if (code && isBetween(target)) hide();
});
addEventListener("hashchange", hide);

function codeOf(name: Element): HTMLElement {
  return name.closest("pre")!;
}

// The popup moves with a scrolling code box, and closes at its edge.
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (!shown || !(target instanceof Element) || !target.contains(shown)) return;
    const name = shown.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    const isSeen = name.bottom > box.top && name.top < box.bottom;
    if (isSeen && name.right > box.left && name.left < box.right) place(name);
    else hide();
  },
  true,
);

async function tell(name: Element): Promise<void> {
  const showing = show(name);
  isByKey = true;
  await showing;
  if (name === shown) speech.textContent = popup.innerText;
}

/**
 * The name that an arrow key leads to; undefined at the edge, where the page may scroll.
 */
function neighbour(
  names: Element[],
  current: Element | undefined,
  key: string,
): Element | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step) return;
  if (!current) return step > 0 ? names[0] : undefined;
  const beside = names[names.indexOf(current) + step];
  if (key === "ArrowRight" || key === "ArrowLeft") return beside;

  const here = current.getBoundingClientRect();
  const isBeyond = (name: Element) =>
    step * (name.getBoundingClientRect().top - here.top) > here.height / 2;
  const beyond = names.filter(isBeyond);
  const line = (step > 0 ? beyond[0] : beyond.at(-1))?.closest(".line");
  const distance = (name: Element) =>
    Math.abs(name.getBoundingClientRect().left - here.left);
  return [...(line?.querySelectorAll(NAME) ?? [])].sort(
    (a, b) => distance(a) - distance(b),
  )[0];
}

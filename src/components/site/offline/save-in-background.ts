// Saves the site for offline use and offers updates. A class of thirty on one connection
// starts together: what it doesn't need is saved later, a file at a time.
import {
  ask,
  canSave,
  isCopyWanted,
  isPersistencePrompted,
  persistStorage,
  saveCopy,
  activateUpdate,
  onUpdateReady,
} from "./saved-copy.ts";

const NEWER = "A newer version of this notebook is ready.";
const REPLACED = "Another window uses a newer version of this notebook now.";
/** In milliseconds: how long the reader does nothing before more is saved, and between files. */
const IDLE = 30_000;
const PAUSE = 1000;
const INPUTS = ["keydown", "pointerdown", "pointermove", "scroll"];

export async function saveInBackground(): Promise<void> {
  if (!canSave || !isCopyWanted()) return;
  // It may be forbidden, as in a private window: then pages come from the network.
  const registration = await saveCopy().catch(() => undefined);
  if (!registration) return;
  if (!isPersistencePrompted) void persistStorage();
  onUpdateReady(registration, () =>
    offer(NEWER, "Use it", () => activateUpdate(registration)),
  );
  if (navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      offer(REPLACED, "Load this page again", () => location.reload()),
    );
  }
  await saveWhenIdle();
}

/** Saves the missing files until that fails: then there may be no network. */
async function saveWhenIdle(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  let lastInput = performance.now();
  for (const type of INPUTS) {
    const note = () => (lastInput = performance.now());
    addEventListener(type, note, { passive: true, capture: true });
  }
  const isBusy = () =>
    performance.now() - lastInput < IDLE ||
    "presenting" in document.documentElement.dataset;
  let left = Infinity;
  while (left > 0) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (!isCopyWanted()) return;
    if (isBusy()) continue;
    const { missing } = await ask(active!, "save next");
    if (missing === left) return;
    left = missing;
  }
}

async function offer(says: string, label: string, act: () => void): Promise<void> {
  const { offerUpdate } = await import("./offer-update.ts");
  offerUpdate(says, label, act);
}

// Saves the site for offline use and offers updates.
import {
  canSave,
  isCopyWanted,
  repairCopy,
  saveCopy,
  activateUpdate,
  onUpdateReady,
} from "./saved-copy.ts";

const NEWER = "A newer version of this notebook is ready.";
const REPLACED = "Another window uses a newer version of this notebook now.";

export async function saveInBackground(): Promise<void> {
  if (!canSave || !isCopyWanted()) return;
  // It may be forbidden, as in a private window: then pages come from the network.
  const registration = await saveCopy().catch(() => undefined);
  if (!registration) return;
  onUpdateReady(registration, () =>
    offer(NEWER, "Use it", () => activateUpdate(registration)),
  );
  if (navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      offer(REPLACED, "Load this page again", () => location.reload()),
    );
  }
  if (registration.active) await repairCopy(registration.active);
}

async function offer(says: string, label: string, act: () => void): Promise<void> {
  const { offerUpdate } = await import("./offer-update.ts");
  offerUpdate(says, label, act);
}

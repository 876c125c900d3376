// Saves the site for use without a network, when the page has nothing else to do.
import { canSave, isDeclined, repairCopy, saveCopy, whenNewer } from "./saved-copy.ts";

/** Of an API that not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

const { connection } = navigator as { connection?: Connection };

/** Unless the reader, or the browser's own setting, asks to load as little as possible. */
export async function saveQuietly(): Promise<void> {
  if (!canSave || isDeclined() || connection?.saveData) return;
  // It may be forbidden, as in a private window: then pages come from the network.
  const registration = await saveCopy().catch(() => undefined);
  if (!registration) return;
  whenNewer(registration, async (waiting) => {
    const { offerNewer } = await import("./newer-version.ts");
    offerNewer(waiting);
  });
  if (registration.active) await repairCopy(registration.active);
}

// Saves the site for use without a network, when the page has nothing else to do.
import { canSave, isDeclined, repairCopy, saveCopy, whenNewer } from "./saved-copy.ts";

/** Of an API that not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

const { connection } = navigator as { connection?: Connection };

if (canSave && !isDeclined() && !connection?.saveData) {
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void save());
  else setTimeout(save, 1000);
}

async function save(): Promise<void> {
  // It may be forbidden, as in a private window: then pages come from the network.
  const registration = await saveCopy().catch(() => undefined);
  if (!registration) return;
  whenNewer(registration, async (waiting) => {
    const { offerNewer } = await import("./newer-version.ts");
    offerNewer(waiting);
  });
  if (registration.active) await repairCopy(registration.active);
}

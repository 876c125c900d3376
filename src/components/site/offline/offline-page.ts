// What the page about use without a network says of the copy on this device.
import type { Report } from "../../../offline/copy.ts";
import {
  canSave,
  currentCopy,
  isDeclined,
  removeCopy,
  repairCopy,
  saveCopy,
  whenFailed,
  whenNewer,
  whenSaving,
} from "./saved-copy.ts";

const MEGABYTE = 1_000_000;
const FAILED =
  "It could not be saved: a file did not come, or is not the one that was published. The next visit tries again.";

const said = document.querySelector<HTMLElement>("#offline-state")!;
const save = document.querySelector<HTMLButtonElement>("#offline-save")!;
const remove = document.querySelector<HTMLButtonElement>("#offline-remove")!;

if (canSave) {
  save.addEventListener("click", () => void saveNow());
  remove.addEventListener("click", () => void forget());
  whenSaving(({ version, saved, files }) => {
    if (saved < files) say(`Saving version ${version}: ${saved} of ${files} files.`);
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => void show());
  show().catch((error: Error) => say(`Nothing can be saved here: ${error.message}`));
} else {
  say(
    location.protocol === "file:"
      ? "These pages were opened as files, so there is nothing to save."
      : "This browser saves pages only from addresses that begin with https.",
  );
}

function say(text: string): void {
  said.textContent = text;
}

function offer(label: string, canRemove: boolean): void {
  save.hidden = false;
  save.textContent = label;
  remove.hidden = !canRemove;
}

async function show(): Promise<void> {
  const registration = isDeclined() ? await currentCopy() : await saveCopy();
  if (!registration?.active) return follow(registration);
  say("Looking at what is saved …");
  say(inWords(await repairCopy(registration.active)));
  offer("Look for a newer version", true);
}

/** Tells how it goes on with what is being saved. */
function follow(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration?.installing) {
    say("Nothing is saved on this device.");
    return offer("Save now", false);
  }
  say("Saving …");
  whenFailed(registration, () => {
    say(FAILED);
    offer("Save now", registration.active !== null);
  });
}

function inWords({ version, files, bytes, missing }: Report): string {
  const whole = `version ${version}, ${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB`;
  return missing === 0
    ? `Saved on this device, and complete: ${whole}.`
    : `Saved on this device: ${whole}, but ${missing} files are missing, and there is no network to fetch them from. They are fetched when there is one.`;
}

async function saveNow(): Promise<void> {
  save.disabled = true;
  try {
    const registration = await saveCopy();
    if (!registration?.active) return follow(registration);
    await registration.update();
    if (registration.installing) {
      follow(registration);
      whenNewer(registration, () => say("The newer version is saved, and is offered."));
    } else say(`${inWords(await repairCopy(registration.active))} It is the newest.`);
  } catch (error) {
    say(`It could not be saved: ${(error as Error).message}`);
  } finally {
    save.disabled = false;
  }
}

async function forget(): Promise<void> {
  await removeCopy();
  say(
    "Nothing is saved on this device any more, and nothing will be until you ask for it.",
  );
  offer("Save now", false);
  save.focus();
}

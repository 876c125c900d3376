// The page about offline use: the status of the saved copy.
import type { CopyReport } from "../../../offline/copy.ts";
import {
  canSave,
  currentCopy,
  isCopyWanted,
  storeCopyWanted,
  removeCopy,
  repairCopy,
  saveCopy,
  activateUpdate,
  onInstalling,
  onSaveProgress,
} from "./saved-copy.ts";

const MEGABYTE = 1_000_000;
const FAILED =
  "It could not be saved: a file could not be fetched, or differs from the published one. The page will try again on your next visit.";

const said = document.querySelector<HTMLElement>("#offline-state")!;
const first = document.querySelector<HTMLButtonElement>("#offline-save")!;
const remove = document.querySelector<HTMLButtonElement>("#offline-remove")!;

/** A version that is being saved. What it tells may come after it has failed. */
let installing: ServiceWorker | undefined;

if (canSave) {
  remove.addEventListener("click", () => void tryTo(forget));
  onSaveProgress(({ version, saved, files }) => {
    if (installing && saved < files)
      say(`Saving version ${version}: ${saved} of ${files} files.`);
  });
  void tryTo(async () => show(isCopyWanted() ? await saveCopy() : await currentCopy()));
} else {
  say("This browser saves pages only from addresses that begin with https.");
}

function say(text: string): void {
  said.textContent = text;
}

async function tryTo(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    say(`Nothing can be saved here: ${(error as Error).message}`);
  }
}

/** What can be done next. */
function offer(label: string, act: () => Promise<void> | void): void {
  first.hidden = false;
  first.textContent = label;
  first.onclick = () => void tryTo(async () => act());
}

async function show(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (!registration) return showNothing();
  onInstalling(registration, (worker) => {
    say("Saving …");
    installing = worker;
    worker.addEventListener("statechange", () => {
      if (worker === installing) installing = undefined;
      if (worker.state === "redundant") say(FAILED);
      if (worker.state === "redundant" && !registration.active) offerToSave();
      if (worker.state === "installed" || worker.state === "activated") {
        void showSaved(registration);
      }
    });
  });
  if (!registration.installing) await showSaved(registration);
}

function showNothing(): void {
  say("Nothing is saved on this device.");
  offerToSave();
}

function offerToSave(): void {
  remove.hidden = true;
  offer("Save now", async () => {
    storeCopyWanted(true);
    await show(await saveCopy());
  });
}

async function showSaved(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting } = registration;
  if (!active) return;
  const saved = inWords(await repairCopy(active));
  remove.hidden = false;
  if (waiting) {
    say(`${saved} A newer version is also saved and ready to use.`);
    return offer("Use the newer version", () => activateUpdate(registration));
  }
  say(saved);
  offer("Look for a newer version", async () => {
    await registration.update();
    if (!registration.installing && !registration.waiting)
      say(`${saved} This is the newest version.`);
  });
}

function inWords({ version, files, bytes, missing }: CopyReport): string {
  const whole = `version ${version}, ${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB`;
  return missing === 0
    ? `Saved on this device, and complete: ${whole}.`
    : `Saved on this device: ${whole}, but ${missing} files are missing and could not be fetched. The page will try again on your next visit.`;
}

async function forget(): Promise<void> {
  storeCopyWanted(false);
  await removeCopy();
  say(
    "Nothing is saved on this device any more, and nothing will be until you ask for it.",
  );
  offerToSave();
  first.focus();
}

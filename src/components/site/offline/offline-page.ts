// The page about offline use: the status of the saved copy.
import { ROAD } from "#src/chapters.ts";
import type { CopyReport } from "#src/offline/copy.ts";
import { formatCount } from "#kit/text/format-number.ts";
import {
  ask,
  canSave,
  currentCopy,
  isCopyWanted,
  persistStorage,
  storeCopyWanted,
  removeCopy,
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
/** The reader has asked for all files. */
let isSavingAll = false;

if (canSave) {
  remove.addEventListener("click", () => void tryTo(forget));
  onSaveProgress(({ version, saved, files }) => {
    if (installing || isSavingAll)
      say(`Saving version ${version}: ${saved} of ${files} files.`);
    else void showSaved();
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
        void showSaved();
      }
    });
  });
  if (!registration.installing) await showSaved();
}

function showNothing(): void {
  say("Nothing is saved on this device.");
  offerToSave();
}

function offerToSave(): void {
  remove.hidden = true;
  offer("Save now", saveAll);
}

async function saveAll(): Promise<void> {
  storeCopyWanted(true);
  void persistStorage();
  await show(await saveCopy());
  const { active } = await navigator.serviceWorker.ready;
  isSavingAll = true;
  const { missing } = await ask(active!, "save all");
  isSavingAll = false;
  await showSaved();
  if (missing > 0)
    say(`${said.textContent} ${formatCount(missing, "file")} could not be fetched.`);
}

async function showSaved(): Promise<void> {
  const registration = await currentCopy();
  if (!registration?.active || isSavingAll) return;
  const { active, waiting } = registration;
  const report = await ask(active, "report");
  const saved = inWords(report);
  remove.hidden = false;
  if (waiting) {
    say(`${saved} A newer version is also saved and ready to use.`);
    return offer("Use the newer version", () => activateUpdate(registration));
  }
  say(saved);
  if (report.missing > 0) return offer("Save now", saveAll);
  offer("Look for a newer version", async () => {
    await registration.update();
    if (!registration.installing && !registration.waiting)
      say(`${saved} This is the newest version.`);
  });
}

function inWords({ version, files, bytes, missing, isUsable }: CopyReport): string {
  if (missing === 0) {
    const size = (bytes / MEGABYTE).toFixed(1);
    return `Saved on this device, and complete: version ${version}, ${files} files, ${size} MB.`;
  }
  const part = `${files - missing} of the ${files} files of version ${version}`;
  return isUsable
    ? `Chapters 1 to ${ROAD.length} and what a class needs are saved on this device: ${part}.`
    : `Saved on this device: ${part}.`;
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

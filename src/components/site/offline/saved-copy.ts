// The copy of the site that the browser keeps, as a page sees it.
import type { SaveProgress, CopyRequest, CopyReport } from "../../../offline/copy.ts";

/** Where the reader's wish is kept that nothing be saved. */
const WISH = "offline";
const DECLINED = "no";
/** Below the folder of all scripts. */
const WORKER = "../service-worker.js";

/** Of an API that not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether pages can be saved here at all: not by old browsers, nor over plain HTTP. */
export const canSave = import.meta.env.PROD && "serviceWorker" in navigator;

/** Whether to save unasked: unless the reader, or a setting of the browser, wants to load little. */
export function isCopyWanted(): boolean {
  const { connection } = navigator as { connection?: Connection };
  try {
    return localStorage.getItem(WISH) !== DECLINED && !connection?.saveData;
  } catch {
    return true; // a browser that forbids storage saves nothing anyway
  }
}

/** Begins to save, unless it has been done. */
export async function saveCopy(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register(
    new URL(/* @vite-ignore */ WORKER, import.meta.url),
  );
  return currentCopy();
}

export function currentCopy(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Keeps in mind whether the reader wants a copy. */
export function storeCopyWanted(isWanted: boolean): void {
  if (isWanted) localStorage.removeItem(WISH);
  else localStorage.setItem(WISH, DECLINED);
}

/** Deletes what is saved. Pages that are open get their files from the network from now on. */
export async function removeCopy(): Promise<void> {
  const registration = await currentCopy();
  if (registration?.active) await ask(registration.active, "forget");
  await registration?.unregister();
}

/** Has what is missing fetched again, and tells what is there. */
export function repairCopy(worker: ServiceWorker): Promise<CopyReport> {
  return ask(worker, "repair");
}

/** Puts a newer version that waits in the place of the one in use, and loads the page again. */
export function activateUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another window may have done so meanwhile.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  void ask(waiting, "take over");
}

function ask(worker: ServiceWorker, question: CopyRequest): Promise<CopyReport> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [port2]);
  });
}

/** Calls back with each version that is being saved from now on, or already. */
export function onInstalling(
  registration: ServiceWorkerRegistration,
  tell: (worker: ServiceWorker) => void,
): void {
  const look = () => registration.installing && tell(registration.installing);
  look();
  registration.addEventListener("updatefound", look);
}

/** Calls back while a newer version than the one in use is complete, and waits. */
export function onUpdateReady(
  registration: ServiceWorkerRegistration,
  tell: () => void,
): void {
  const look = () => {
    if (registration.waiting && registration.active) tell();
  };
  look();
  onInstalling(registration, (worker) => worker.addEventListener("statechange", look));
}

export function onSaveProgress(tell: (progress: SaveProgress) => void): void {
  navigator.serviceWorker.addEventListener("message", ({ data }) => tell(data));
}

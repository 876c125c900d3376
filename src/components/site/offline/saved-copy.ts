// The page's interface to the service worker that saves the site.
import type { SaveProgress, CopyRequest, CopyReport } from "#src/offline/copy.ts";

/** The storage key for the reader's choice not to save the site. */
const WISH = "offline";
const DECLINED = "no";
/** Below the folder of all scripts. */
const WORKER = "../service-worker.js";

/** NetworkInformation (Chromium only). */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether the site can be saved: not in old browsers, nor over plain HTTP. */
export const canSave = import.meta.env.PROD && "serviceWorker" in navigator;

/**
 * Whether to save automatically: not if the reader or the browser's data saver declined.
 */
export function isCopyWanted(): boolean {
  const { connection } = navigator as { connection?: Connection };
  try {
    return localStorage.getItem(WISH) !== DECLINED && !connection?.saveData;
  } catch {
    return true; // a browser that forbids storage saves nothing anyway
  }
}

/**
 * Firefox asks the reader whether a site may keep what it saved; other browsers decide by
 * themselves.
 */
export const isPersistencePrompted = navigator.userAgent.includes("Firefox/");

/** Asks the browser not to delete what is saved when the disk is full. */
export async function persistStorage(): Promise<void> {
  await navigator.storage?.persist?.();
}

/** Registers the service worker, which saves what a class needs. */
export async function saveCopy(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register(
    new URL(/* @vite-ignore */ WORKER, import.meta.url),
  );
  return currentCopy();
}

export function currentCopy(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Stores whether the reader wants a copy. */
export function storeCopyWanted(isWanted: boolean): void {
  if (isWanted) localStorage.removeItem(WISH);
  else localStorage.setItem(WISH, DECLINED);
}

/** Deletes the copy. Open pages use the network from then on. */
export async function removeCopy(): Promise<void> {
  const registration = await currentCopy();
  if (registration?.active) await ask(registration.active, "forget");
  await registration?.unregister();
}

/** Activates a waiting version and reloads the page. */
export function activateUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another window may have done so meanwhile.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  void ask(waiting, "take over");
}

export function ask(worker: ServiceWorker, question: CopyRequest): Promise<CopyReport> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [port2]);
  });
}

/** Calls back for each version being saved, including one already in progress. */
export function onInstalling(
  registration: ServiceWorkerRegistration,
  tell: (worker: ServiceWorker) => void,
): void {
  const look = () => registration.installing && tell(registration.installing);
  look();
  registration.addEventListener("updatefound", look);
}

/** Calls back when a newer version is saved and waiting. */
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

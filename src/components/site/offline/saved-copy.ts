// The copy of the site that the browser keeps, as a page sees it.
import type { Progress, Question, Report } from "../../../offline/copy.ts";

/** Where the reader's wish is kept that nothing be saved. */
const WISH = "offline";
const DECLINED = "no";
/** Below the folder of all scripts. */
const WORKER = "../service-worker.js";

/** Whether pages can be saved here at all: not by old browsers, nor from a file or over plain HTTP. */
export const canSave = import.meta.env.PROD && "serviceWorker" in navigator;

export function isDeclined(): boolean {
  try {
    return localStorage.getItem(WISH) === DECLINED;
  } catch {
    return false; // then the browser saves nothing anyway
  }
}

/** Begins to save, unless it has been done; looks for a newer version. */
export async function saveCopy(): Promise<ServiceWorkerRegistration | undefined> {
  localStorage.removeItem(WISH);
  await navigator.serviceWorker.register(
    new URL(/* @vite-ignore */ WORKER, import.meta.url),
  );
  return currentCopy();
}

export function currentCopy(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Deletes what is saved, and saves nothing again until the reader asks for it. */
export async function removeCopy(): Promise<void> {
  localStorage.setItem(WISH, DECLINED);
  await (await currentCopy())?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Has what is missing fetched again, and tells what is there. */
export function repairCopy(worker: ServiceWorker): Promise<Report> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    ask(worker, "repair", port2);
  });
}

/** Puts a newer version that is waiting in the place of the one in use, and loads the page again. */
export function useNewer(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  ask(waiting, "take over");
}

function ask(worker: ServiceWorker, question: Question, ...ports: MessagePort[]): void {
  worker.postMessage(question, ports);
}

/** Calls back once a newer version than the one in use is complete. */
export function whenNewer(
  registration: ServiceWorkerRegistration,
  tell: (waiting: ServiceWorker) => void,
): void {
  const look = () => {
    if (registration.waiting && registration.active) tell(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
}

/** Calls back when the version that is being saved could not be completed. */
export function whenFailed(
  { installing }: ServiceWorkerRegistration,
  tell: () => void,
): void {
  installing?.addEventListener("statechange", () => {
    if (installing.state === "redundant") tell();
  });
}

export function whenSaving(tell: (progress: Progress) => void): void {
  navigator.serviceWorker.addEventListener("message", ({ data }) => tell(data));
}

// Saves the site for offline use some time after a page has loaded, so that the page
// comes first.

/** In milliseconds after the page has been loaded. */
const STAYED = 2000;

const begin = async () => (await import("./save-in-background.ts")).saveInBackground();
// The next page tries again.
const wait = () => setTimeout(() => void begin().catch(() => undefined), STAYED);

if (document.readyState === "complete") wait();
else addEventListener("load", wait);

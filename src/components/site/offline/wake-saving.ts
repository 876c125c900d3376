// Begins to save the site, once a reader has stayed: what the page itself needs comes first.

/** In milliseconds after the page has been loaded. */
const STAYED = 2000;

const begin = async () => (await import("./save-quietly.ts")).saveQuietly();
const wait = () => setTimeout(() => void begin(), STAYED);

if (document.readyState === "complete") wait();
else addEventListener("load", wait);

// How Astro hydrates islands: as its own client does, once translators are followed.
import "./leave-untranslated.ts";
import hydrate from "@astrojs/preact/client.js";
import { translationReady } from "./watch-translator.ts";

export default (island: HTMLElement) =>
  async (...component: Parameters<ReturnType<typeof hydrate>>) => {
    await translationReady();
    return hydrate(island)(...component);
  };

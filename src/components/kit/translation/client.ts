// How Astro hydrates islands: as its own client does, once translators are followed.
import "./leave-untranslated.ts";
import hydrate from "@astrojs/preact/client.js";
import { whenFollowing } from "./watch-translator.ts";

export default (island: HTMLElement) =>
  async (...component: Parameters<ReturnType<typeof hydrate>>) => {
    await whenFollowing();
    return hydrate(island)(...component);
  };

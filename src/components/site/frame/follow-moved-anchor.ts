// Follows links to content that is on another page now.
import { movedAnchor } from "./moved-anchors.ts";

function follow(): void {
  const anchor = location.hash.slice(1);
  if (anchor !== "" && document.getElementById(anchor)) return;
  const page =
    document.querySelector<HTMLElement>("[data-notebook]")!.dataset["notebook"]!;
  const keys = [...new URLSearchParams(location.search).keys()];
  const target = movedAnchor(page, anchor, keys);
  if (target === undefined) return;
  const url = new URL(`../${target}`, location.href.replace(/[?#].*/, ""));
  url.search = location.search;
  location.replace(url);
}

addEventListener("hashchange", follow);
follow();

// Marks the section being read in the table of contents.

/** The contents are next to the text from this width on, see chapter.css. */
const isShown = matchMedia("(min-width: 64rem)");
const links = [...document.querySelectorAll<HTMLAnchorElement>(".toc-wide a")];
const sections = links.map((link) => document.getElementById(link.hash.slice(1)));

function markCurrent(): void {
  const readingLine = innerHeight / 3;
  const current = sections.findLastIndex(
    (section) => section !== null && section.getBoundingClientRect().top < readingLine,
  );
  links.forEach((link, i) => {
    if (i === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
  if (current >= 0) keepInView(links[current]);
}

/** Long tables of contents have a scrollbar of their own. */
function keepInView(link: HTMLElement): void {
  const contents = link.closest("nav")!;
  const frame = contents.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  contents.scrollTop += top - frame.top - contents.clientHeight / 2;
}

let scheduled = false;

/** In the next frame, to avoid a forced layout. */
function schedule(): void {
  if (scheduled || !isShown.matches) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    markCurrent();
  });
}

addEventListener("scroll", schedule, { passive: true });
isShown.addEventListener("change", schedule);
schedule();

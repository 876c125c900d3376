// Marks, in the contents beside the text, the section that is being read.

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
}

let scheduled = false;
addEventListener(
  "scroll",
  () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      markCurrent();
    });
  },
  { passive: true },
);
markCurrent();

// While a chapter is presented, no letters are smaller than `--least-letters`: every size that
// a style sheet gives is raised to it. Elsewhere the property is not set, and all stays as it is.

const RAISED = "var(--least-letters, 0px)";
/** The size in `font: 500 0.8125rem/1.5 var(--sans)`. */
const SIZE_IN_SHORTHAND = /(?<=^|\s)[\d.]+(?:rem|em|px|%)(?=[\s/])/;
const LENGTH = /^(?:[\d.]|calc|clamp|max|min)/;

const done = new WeakSet<CSSStyleSheet>();

/** Raises the sizes in all sheets that the page has by now. */
export function raiseLetters(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    raiseIn(sheet.cssRules);
  }
}

function raiseIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) raise(rule.style);
    if ("cssRules" in rule) raiseIn(rule.cssRules as CSSRuleList);
  }
}

function raise(style: CSSStyleDeclaration): void {
  const { font, fontSize } = style;
  if (LENGTH.test(fontSize)) {
    style.setProperty(
      "font-size",
      `max(${fontSize}, ${RAISED})`,
      style.getPropertyPriority("font-size"),
    );
  } else if (font.includes("var(")) {
    // With a property in it, the browser does not take the shorthand apart.
    style.font = font.replace(SIZE_IN_SHORTHAND, `max($&, ${RAISED})`);
  }
}

/** Letters in drawings are measured in the units of the drawing. */
export function raiseInDrawings(shown: Iterable<Element>, least: number): void {
  for (const place of shown) {
    for (const drawing of place.querySelectorAll("svg:has(text)")) {
      const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 1;
      (drawing as SVGSVGElement).style.setProperty(
        "--least-letters",
        `${(least / scale).toFixed(2)}px`,
      );
    }
  }
}

/** What is wrong with the figures and cells of a page that is printed. Runs in the page. */
export function faultsOnPaper(): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility();
  };
  const seen = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll(selector)].filter(isSeen);
  const controls =
    ".button:not(.reading-play), .cell-run, textarea, input:is([type=range], [type=checkbox], [type=radio])";

  return seen(document, ".figure, .cell").flatMap((figure) => {
    const fault = (what: string, of: readonly Element[]) =>
      of.length > 0 ? [`#${figure.id}: ${what} ${of[0].className}`] : [];
    const all = [...figure.querySelectorAll("*")].filter(isSeen);
    const [head, ...rest] = seen(figure, ":scope > *");
    const text = (figure as HTMLElement).innerText;
    const order = /\b(Press|Click|Tap|Drag)\b/.exec(text);
    const isEmpty =
      figure.matches(".figure") &&
      (rest.length === 0 || text.trim() === (head as HTMLElement).innerText.trim());
    return [
      ...fault("a control", seen(figure, controls)),
      ...fault(
        "the frame of a field",
        seen(figure, ".field").filter(
          (field) => getComputedStyle(field).borderTopWidth !== "0px",
        ),
      ),
      ...fault(
        "in space",
        all.filter((element) => {
          return getComputedStyle(element).transform.startsWith("matrix3d");
        }),
      ),
      ...fault(
        "stickers on each other in",
        seen(figure, ".cube-space").filter((cube) => {
          const places = seen(cube, ".cube-sticker").map((sticker) => {
            const { x, y } = sticker.getBoundingClientRect();
            return `${Math.round(x)} ${Math.round(y)}`;
          });
          return new Set(places).size !== 24;
        }),
      ),
      ...fault(
        "a blank",
        seen(figure, ".wheel").filter(
          (wheel) => seen(wheel, ".wheel-panel").length !== 1,
        ),
      ),
      ...(order ? [`#${figure.id}: what to do, "${order[0]}"`] : []),
      ...(isEmpty ? [`#${figure.id}: nothing`] : []),
    ];
  });
}

import { expect } from "@playwright/test";
import { EMBEDDED_FIGURES, FRAME_SIZES, serveHost } from "../browser/embed-host.ts";
import { test } from "./reader.ts";

/** All in view, since browsers let other frames sleep. */
const STYLE = "<style>iframe { position: absolute; inset: 0; border: 0 }</style>";
const frameOf = (figure: string, attributes: string) =>
  `<iframe ${attributes} title="${figure}" src="{embed}${figure}/"></iframe>`;

/** Sixty frames at once take most of the memory and all of the time that a test has. */
const FRAMES_AT_ONCE = 12;

for (const [kind, sandbox] of [
  ["sandbox", 'sandbox="allow-scripts"'],
  ["frame", ""],
]) {
  test(`every figure fits in another site’s ${kind} of every size`, async ({ reader }, {
    project,
  }) => {
    test.slow();
    expect(EMBEDDED_FIGURES).not.toHaveLength(0);
    for (let from = 0; from < EMBEDDED_FIGURES.length; from += FRAMES_AT_ONCE) {
      const figures = EMBEDDED_FIGURES.slice(from, from + FRAMES_AT_ONCE);
      const frames = figures.map((figure) => frameOf(figure, sandbox));
      await serveHost(project.use.baseURL!, STYLE + frames.join(""), (address) =>
        reader.goto(address),
      );
      for (const [width, height] of FRAME_SIZES) {
        const across = await reader.run((size) => {
          document.head.insertAdjacentHTML("beforeend", size);
          return document.querySelector("iframe")!.clientWidth;
        }, `<style>iframe { width: ${width}; height: ${height} }</style>`);
        for (const [i, figure] of figures.entries()) {
          const [shown, cutOff] = await reader.inFrame(i, () =>
            reader.run(async (across) => {
              const drawn = () => new Promise(requestAnimationFrame);
              while (document.querySelector("astro-island[ssr]")) await drawn();
              while (innerWidth !== across) await drawn();
              const root = document.documentElement;
              return [root.dataset["embedded"], root.scrollWidth - innerWidth];
            }, across),
          );
          expect(shown).toBe(figure);
          expect.soft(cutOff, `pixels of ${figure}, ${width} wide`).toBe(0);
        }
      }
    }
  });

  test(`a figure in another site’s ${kind} starts its workers`, async ({ reader }, {
    project,
  }) => {
    const frame = frameOf("fig-prove", `${sandbox} width="800" height="700"`);
    await serveHost(project.use.baseURL!, STYLE + frame, (address) =>
      reader.goto(address),
    );
    await reader.inFrame(0, async () => {
      await reader.wake("figure");
      await reader.press("button", /^Prove it/);
      await expect.poll(() => reader.text("figure")).toContain("5040 of 5040");
    });
  });
}

import { expect } from "@playwright/test";
import { FIGURES } from "../browser/figures.ts";
import { type Reader, test } from "./reader.ts";

const asPattern = (name: string | RegExp) =>
  typeof name === "string" ? new RegExp(`^${name.replace(/[()+]/g, "\\$&")}$`) : name;

async function change(reader: Reader, figure: string, name: RegExp): Promise<void> {
  const repeating = `${figure} .hold-button`;
  // On a busy machine a press can be so long that the button repeats.
  if (await reader.text(repeating, name)) {
    await reader.focus(repeating, name);
    await reader.key("Enter");
  } else await reader.press(`${figure} :is(button, [role=tab], label)`, name);
}

for (const { path, id, link, presses, ready, says } of FIGURES) {
  test(`/${path}#${id}: a change is announced and in the address, and Reset takes it back`, async ({
    reader,
  }) => {
    const figure = `#${id}`;
    await reader.visit(path);
    await reader.wake(figure);
    await expect.poll(() => reader.text(figure)).toContain(ready ?? "");
    for (const name of presses) {
      await change(reader, figure, asPattern(name));
    }
    const spoken = () =>
      reader.run(() =>
        [...document.querySelectorAll("[role=status]")].map((one) => one.textContent),
      );
    await expect.poll(spoken).toContain(says);
    const query = () => reader.run(() => location.search.slice(1).split("&"));
    await expect.poll(query).toContain(link);
    // What a worker finds later moves the button, perhaps just while it is pressed.
    await expect(async () => {
      await reader.choose(figure, "Reset");
      expect(await query()).not.toContain(link);
    }).toPass();
  });
}

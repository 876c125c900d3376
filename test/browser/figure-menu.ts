// The menu of a figure: Undo, Redo, Reset, Predict, Present and Share.
import type { Locator } from "@playwright/test";

/** An action of a figure, also while the menu is closed. */
export const actionOf = (figure: Locator, name: string | RegExp): Locator =>
  figure
    .locator(".figure-actions")
    .getByRole("button", { name, exact: true, includeHidden: true });

/** The button that opens the menu. */
export const menuOf = (figure: Locator): Locator =>
  figure.locator(".figure-menu > button");

/**
 * Chooses an action of a figure. A menu that was closed is closed again.
 *
 * @param press  presses a button
 */
export async function chooseAction(
  figure: Locator,
  name: string | RegExp,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  const action = actionOf(figure, name);
  // A presented figure shows them all.
  if (await action.isVisible()) return press(action);
  await press(menuOf(figure));
  await press(action);
  if (await action.isVisible()) await press(menuOf(figure));
}

import { expect, test } from "vitest";
import { leaveUntranslated } from "#build/plugins/untranslated.ts";

test("code, keys, formulas and drawings are marked untranslated; lookalikes are not", () => {
  expect(
    leaveUntranslated('<p>See <code>a</code> <svg class="b"><text>c</text></svg></p>'),
  ).toBe(
    '<p>See <code translate="no">a</code> <svg translate="no" class="b"><text>c</text></svg></p>',
  );
  const others =
    '<script>"<code>"</script><style>/* <pre> */</style>' +
    `<div data-code="let a = '<svg>'" title='"<kbd>"'></div>` +
    '<code translate="yes"></code><codes></codes>';
  expect(leaveUntranslated(others)).toBe(others);
});

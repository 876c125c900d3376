import { defaultKeymap, historyKeymap, indentWithTab } from "@codemirror/commands";
import { completionKeymap } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { type KeyBinding, keymap } from "@codemirror/view";
import { afterAll, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
afterAll(() => void vi.unstubAllGlobals());
const { cellKeymap } = await import("#components/notebook/cell/cell-editor.ts");
const { codeHelp } = await import("#components/notebook/types/code-help.ts");
const { KEY, MAC_KEYS, STANDARD_KEYS } =
  await import("#components/notebook/types/code-keys.ts");
const { cellKeyLines } = await import("#components/notebook/types/cell-keys.ts");
const { keyGroups } = await import("#components/notebook/types/key-list.ts");

/** What comes with the editor: all who write code know it, and it is listed in part. */
const standard: readonly KeyBinding[] = [
  ...defaultKeymap,
  ...historyKeymap,
  ...completionKeymap,
  indentWithTab,
];
const bound = () => {
  const nothing = () => false;
  const extensions = [
    cellKeymap(() => nothing, nothing),
    codeHelp({} as never, () => {}).extension,
  ];
  return EditorState.create({ extensions }).facet(keymap).flat();
};

test("each of our own key bindings is listed, and no other", () => {
  const ours = bound().filter((binding) => !standard.includes(binding));
  const completes = completionKeymap.filter(({ key }) => key === KEY.complete);
  const keys = [...ours, ...completes].map(({ key }) => key);
  expect([...new Set(keys)].sort()).toEqual(Object.values(KEY).sort());
});

test("the listed standard keys are bound, also those of a Mac", () => {
  for (const key of STANDARD_KEYS.flatMap(([keys]) => keys)) {
    const binding = standard.find((candidate) => candidate.key === key);
    expect(binding, key).toBeDefined();
    expect(binding!.mac, key).toBe(MAC_KEYS[key]);
    expect(bound(), key).toContain(binding);
  }
});

const shown = (hasPlaces: boolean, isMac: boolean) =>
  keyGroups(hasPlaces, isMac).flatMap(({ lines }) => lines.map(({ keys }) => keys));

test("keys are written as on the keyboard", () => {
  expect(shown(false, false)).toEqual([
    ...["Shift+Enter", "Ctrl+Enter", "Esc", "Ctrl+Space", "Enter", "Ctrl+Shift+Space"],
    ...["Ctrl+K Ctrl+I", "F8", "Ctrl+.", "F12", "F1", "Ctrl+Z, Ctrl+Y", "Ctrl+/"],
    ...["Alt+↑, Alt+↓", "Alt+Shift+↑, Alt+Shift+↓", "Ctrl+Shift+K", "Ctrl+[, Ctrl+]"],
    ...["Ctrl+I", "Ctrl+Shift+\\"],
  ]);
  const mac = shown(true, true);
  for (const key of ["Cmd+K Cmd+I", "Ctrl+Space", "Cmd+Z, Cmd+Shift+Z"]) {
    expect(mac).toContain(key);
  }
});

test("the playground also lists the keys that arrange cells", () => {
  expect(cellKeyLines().map(({ keys }) => keys)).toEqual([
    ...["Enter", "↑, K", "↓, J", "A", "B", "T", "M", "C", "D", "Z", "F", "?"],
    ...["Alt+↑", "Alt+↓", "Ctrl+Shift+-", "Ctrl+Z", "←, →"],
  ]);
  const all = shown(true, false);
  expect(all).toHaveLength(shown(false, false).length + cellKeyLines().length);
  expect(all.every((keys) => keys !== "")).toBe(true);
});

// What Preact creates in the browser as the build does for what it has rendered: translators
// leave code, keys and drawings alone.
import { options } from "preact";

const SAME_IN_ALL_LANGUAGES = new Set<unknown>(["code", "kbd", "pre", "svg"]);

const created = options.vnode;
options.vnode = (vnode) => {
  const { type, props } = vnode as { type: unknown; props: { translate?: unknown } };
  // On HTML elements Preact sets a property, which is a boolean.
  if (SAME_IN_ALL_LANGUAGES.has(type))
    props.translate ??= type === "svg" ? "no" : false;
  created?.(vnode);
};

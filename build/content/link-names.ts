import type { ElementContent } from "hast";
import type { ShikiTransformer } from "shiki";

/** Shiki transformer: links each name that has an address. */
export function linkNames(addresses: ReadonlyMap<string, string>): ShikiTransformer {
  const linked = (word: string): ElementContent => {
    const text = { type: "text" as const, value: word };
    const href = addresses.get(word);
    if (href === undefined) return text;
    return { type: "element", tagName: "a", properties: { href }, children: [text] };
  };
  return {
    name: "link-names",
    span(token) {
      token.children = token.children.flatMap((child) =>
        child.type === "text" ? child.value.split(/\b/).map(linked) : [child],
      );
    },
  };
}

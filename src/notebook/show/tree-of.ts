import { inspectLine } from "../values/inspect.ts";
import type { TreeNode } from "./output.ts";
import { type Part, partsOf } from "../values/parts-of.ts";

/** The width of a line in a tree, and of anything else read at a glance. */
export const SHORT_LINE = 72;

const MAX_NODES = 500;
const MAX_CHILDREN = 100;
const MAX_DEPTH = 6;

/** A node whose children may not be complete yet. */
interface Growing {
  key?: string;
  text: string;
  children?: Growing[];
  left?: number;
}

interface Open {
  readonly node: Growing;
  readonly value: object;
  readonly holder: Open | undefined;
  readonly depth: number;
}

/**
 * A value as a tree of lines: a value fully shown by its line has no children. It is built
 * breadth first, so that one large part doesn't crowd out the others.
 */
export function treeOf(value: object): TreeNode {
  const root: Growing = { text: inspectLine(value, SHORT_LINE).text };
  const queue: Open[] = [{ node: root, value, holder: undefined, depth: 0 }];
  let room = MAX_NODES - 1;
  for (const open of queue) {
    try {
      grow(open);
    } catch {
      // A value that throws when read: its line says so.
    }
  }
  return root;

  function grow(open: Open): void {
    const { total, parts } = partsOf(open.value);
    if (total === 0) return;
    const children: Growing[] = [];
    const most = Math.min(MAX_CHILDREN, room);
    for (const part of firstOf(parts, most)) {
      const child = lineOf(part, open);
      children.push(child);
      room--;
    }
    if (children.length > 0) open.node.children = children;
    if (total > children.length) open.node.left = total - children.length;
  }

  function lineOf(part: Part, holder: Open): Growing {
    const { value } = part;
    const key = shortKey(part.key);
    if (part.isGetter) return { key, text: "[getter]" };
    if (isAmong(value, holder)) return { key, text: "[circular]" };
    const line = inspectLine(value, SHORT_LINE);
    const node: Growing = { key, text: line.text };
    const depth = holder.depth + 1;
    if (!line.isWhole && typeof value === "object" && depth < MAX_DEPTH) {
      queue.push({ node, value: value!, holder, depth });
    }
    return node;
  }
}

function shortKey(key: string): string {
  return key.length > SHORT_LINE ? `${key.slice(0, SHORT_LINE - 1)}…` : key;
}

function* firstOf<Item>(items: Iterable<Item>, count: number): Iterable<Item> {
  if (count === 0) return;
  let taken = 0;
  for (const item of items) {
    yield item;
    if (++taken === count) return;
  }
}

function isAmong(value: unknown, holder: Open | undefined): boolean {
  for (let at = holder; at !== undefined; at = at.holder) {
    if (at.value === value) return true;
  }
  return false;
}

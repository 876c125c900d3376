import { inspectLine } from "../values/inspect.ts";
import type { TreeNode } from "./output.ts";
import { type ValueEntry, entriesOf } from "../values/value-entries.ts";

/** In characters: the width of a line in a tree, and of other short texts. */
export const SHORT_LINE = 72;

const MAX_NODES = 500;
const MAX_CHILDREN = 100;
const MAX_DEPTH = 6;

/** A node under construction. */
interface MutableNode {
  key?: string;
  text: string;
  children?: MutableNode[];
  left?: number;
}

interface QueuedValue {
  readonly node: MutableNode;
  readonly value: object;
  readonly holder: QueuedValue | undefined;
  readonly depth: number;
}

/**
 * Converts a value to a tree. A value that its line shows completely has no children.
 * Built breadth first, so that one large part doesn't crowd out the others.
 */
export function treeOf(value: object): TreeNode {
  const root: MutableNode = { text: inspectLine(value, SHORT_LINE).text };
  const queue: QueuedValue[] = [{ node: root, value, holder: undefined, depth: 0 }];
  let remaining = MAX_NODES - 1;
  for (const open of queue) {
    try {
      grow(open);
    } catch {
      // A value that throws when read: its text says so.
    }
  }
  return root;

  function grow(open: QueuedValue): void {
    const { total, entries: parts } = entriesOf(open.value);
    if (total === 0) return;
    const children: MutableNode[] = [];
    const limit = Math.min(MAX_CHILDREN, remaining);
    for (const entry of take(parts, limit)) {
      const child = lineOf(entry, open);
      children.push(child);
      remaining--;
    }
    if (children.length > 0) open.node.children = children;
    if (total > children.length) open.node.left = total - children.length;
  }

  function lineOf(entry: ValueEntry, holder: QueuedValue): MutableNode {
    const { value } = entry;
    const key = shortKey(entry.key);
    if (entry.isGetter) return { key, text: "[getter]" };
    if (isAncestor(value, holder)) return { key, text: "[circular]" };
    const line = inspectLine(value, SHORT_LINE);
    const node: MutableNode = { key, text: line.text };
    const depth = holder.depth + 1;
    if (!line.isComplete && typeof value === "object" && depth < MAX_DEPTH) {
      queue.push({ node, value: value!, holder, depth });
    }
    return node;
  }
}

function shortKey(key: string): string {
  return key.length > SHORT_LINE ? `${key.slice(0, SHORT_LINE - 1)}…` : key;
}

function* take<Item>(items: Iterable<Item>, count: number): Iterable<Item> {
  if (count === 0) return;
  let yielded = 0;
  for (const item of items) {
    yield item;
    if (++yielded === count) return;
  }
}

function isAncestor(value: unknown, holder: QueuedValue | undefined): boolean {
  for (let at = holder; at !== undefined; at = at.holder) {
    if (at.value === value) return true;
  }
  return false;
}

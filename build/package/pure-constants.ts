import MagicString from "magic-string";
import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";

/**
 * Plugin: marks the values of top-level constants as free of side effects.
 *
 * A bundler can then drop the constants that a program doesn't use. "sideEffects": false in
 * package.json isn't enough, because it speaks of whole files.
 */
export function pureConstants(): Plugin {
  return {
    name: "pure-constants",
    renderChunk(code) {
      const marked = new MagicString(code);
      for (const at of callsInConstants(code))
        marked.appendLeft(at, "/* @__PURE__ */ ");
      return { code: marked.toString(), map: marked.generateMap({ hires: true }) };
    },
  };
}

/** The offsets of all calls that run when the module is loaded. */
function callsInConstants(code: string): number[] {
  const offsets: number[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type === "VariableDeclaration") visit(statement);
  }
  return offsets;

  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node) || /Function|Class/.test(node.type)) return;
    if (/^(Call|New)Expression$/.test(node.type)) offsets.push(node.start);
    Object.values(node).forEach(visit);
  }
}

interface Node {
  readonly type: string;
  readonly start: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

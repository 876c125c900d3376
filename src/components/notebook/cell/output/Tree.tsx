import type { TreeNode } from "#notebook/output/output.ts";
import { formatNumber } from "#kit/text/format-number.ts";

interface Props {
  text: string;
  root: TreeNode;
}

/** An expandable tree of a value. The up and down keys move between the expandable lines. */
export function Tree({ text, root }: Props) {
  return (
    <details class="cell-tree" onKeyDown={moveFocus}>
      <summary>
        <code>{text}</code>
      </summary>
      <TreeChildren node={root} />
    </details>
  );
}

function TreeChildren({ node: { children, left } }: { node: TreeNode }) {
  return (
    <ul>
      {children!.map((child, i) => (
        <li key={i}>
          {child.children ? (
            <details>
              <summary>
                <TreeLine node={child} />
              </summary>
              <TreeChildren node={child} />
            </details>
          ) : (
            <TreeLine node={child} />
          )}
        </li>
      ))}
      {left !== undefined && (
        <li class="tree-left text-muted">{`and ${formatNumber(left)} more`}</li>
      )}
    </ul>
  );
}

function TreeLine({ node: { key, text } }: { node: TreeNode }) {
  return (
    <>
      <span class="tree-key">{key}: </span>
      <code>{text}</code>
    </>
  );
}

/** Right expands and moves in, left collapses and moves out. */
function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const at = event.target as HTMLElement;
  const details = at.closest("details");
  if (details === null || at.localName !== "summary") return;
  const summaries = [...event.currentTarget.querySelectorAll("summary")].filter(
    (summary) => summary.checkVisibility(),
  );
  const i = summaries.indexOf(at);
  switch (event.key) {
    case "ArrowDown":
      summaries[i + 1]?.focus();
      break;
    case "ArrowUp":
      summaries[i - 1]?.focus();
      break;
    case "ArrowRight":
      if (!details.open) details.open = true;
      else details.querySelector<HTMLElement>("ul summary")?.focus();
      break;
    case "ArrowLeft":
      if (details.open) details.open = false;
      else details.parentElement?.closest("details")?.querySelector("summary")?.focus();
      break;
    default:
      return;
  }
  event.preventDefault();
}

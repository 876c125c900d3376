/** The actions of a cell's row of buttons, or of the one at the head of the notebook. */
export type CellAction =
  | "edit"
  | "code"
  | "text"
  | "collapse"
  | "up"
  | "down"
  | "duplicate"
  | "delete";

/**
 * The label of a button.
 * @param label  the cell's name in messages, such as "cell 2"; undefined at the head
 */
export function cellActionLabel(act: CellAction, label?: string): string {
  const below = label === undefined ? "at the beginning" : `below ${label}`;
  switch (act) {
    case "edit":
      return `Edit ${label}`;
    case "code":
      return `Add code ${below}`;
    case "text":
      return `Add text ${below}`;
    case "collapse":
      return `Collapse or open ${label}`;
    case "up":
      return `Move ${label} up`;
    case "down":
      return `Move ${label} down`;
    case "duplicate":
      return `Duplicate ${label}`;
    case "delete":
      return `Delete ${label}`;
  }
}

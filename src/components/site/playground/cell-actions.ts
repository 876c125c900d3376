/** The actions of a cell's toolbar, or of the one above the first cell. */
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
 * The accessible name of a toolbar button.
 * @param label  the cell's name, such as "cell 2"; undefined above the first cell
 */
export function cellActionLabel(action: CellAction, label?: string): string {
  const below = label === undefined ? "at the beginning" : `below ${label}`;
  switch (action) {
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

// What a reader has set the controls of a cell to, as documents carry it. Whether a control
// can have such a value is decided where it is shown.

/** More than a cell has controls. */
const MAX_CONTROLS = 200;
/** In characters of JSON. */
const MAX_JSON_LENGTH = 20_000;
/** A form holds the values of its fields, which may be lists. */
const MAX_DEPTH = 2;

/** Whether this can be kept in a document: one value for each control, null for none. */
export function areControlValues(values: unknown): values is readonly unknown[] {
  if (!Array.isArray(values) || values.length > MAX_CONTROLS) return false;
  return (
    values.every((value) => isValue(value, 0)) &&
    JSON.stringify(values).length <= MAX_JSON_LENGTH
  );
}

function isValue(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) {
    return depth < MAX_DEPTH && value.every((part) => isValue(part, depth + 1));
  }
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || typeof value === "string" || typeof value === "boolean";
}

// The control values stored in documents. Whether a control accepts its value is
// checked when it is displayed.

const MAX_CONTROLS = 200;
const MAX_JSON_LENGTH = 20_000;
/** A form's value is a list of its fields' values, which may be lists. */
const MAX_DEPTH = 2;

/** Whether these are valid control values for a document; null for those not set. */
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

// Input in a figure before hydration is replayed after it.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_HYDRATED = "astro-island[ssr]";
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

const earlyValues = new Map<Field, string>();

function recordValue(field: Field): void {
  if (field.closest(NOT_HYDRATED)) earlyValues.set(field, field.value);
}

// Fields that were changed before this script ran.
for (const field of document.querySelectorAll<Field>(FIELDS)) {
  if (!hasDefaultValue(field)) recordValue(field);
}

function hasDefaultValue(field: Field): boolean {
  if (!("options" in field)) return field.value === field.defaultValue;
  const preset = Array.from(field.options).findIndex((one) => one.defaultSelected);
  return field.selectedIndex === Math.max(preset, 0);
}

document.addEventListener("input", ({ target }) => {
  if ((target as Element).matches(FIELDS)) recordValue(target as Field);
});

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    for (const [field, value] of earlyValues) {
      if (!(island as Element).contains(field)) continue;
      earlyValues.delete(field);
      field.value = value;
      const event = "options" in field ? "change" : "input";
      field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  },
  { capture: true },
);

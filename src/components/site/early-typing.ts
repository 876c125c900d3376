// What a reader types into a figure before its code has come is not lost: when the
// figure wakes up, it is typed again.

type Field = HTMLInputElement | HTMLTextAreaElement;

const ASLEEP = "astro-island[ssr]";
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea';

const early = new Map<Field, string>();

function note(field: Field): void {
  if (field.closest(ASLEEP)) early.set(field, field.value);
}

// Typed before this script came.
for (const field of document.querySelectorAll<Field>(FIELDS)) {
  if (field.value !== field.defaultValue) note(field);
}

document.addEventListener("input", ({ target }) => {
  if ((target as Element).matches(FIELDS)) note(target as Field);
});

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    for (const [field, typed] of early) {
      if (!(island as Element).contains(field)) continue;
      early.delete(field);
      field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  },
  { capture: true },
);

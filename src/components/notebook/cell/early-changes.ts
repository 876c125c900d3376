type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Finds what the reader changed in shipped controls before any listener was attached.
 * @returns  functions that change it again, for when there are listeners
 */
export function earlyChanges(container: HTMLElement): (() => void)[] {
  const fields = container.querySelectorAll<Field>("input, select, textarea");
  return [...fields].flatMap((field) => repeatOf(field) ?? []);
}

function repeatOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const chosen = Array.from(field.options, ({ selected }) => selected);
    const shipped = Array.from(field.options, (option) => option.defaultSelected);
    if (!shipped.includes(true) && !field.multiple) shipped[0] = true;
    if (String(chosen) === String(shipped)) return undefined;
    return () => {
      chosen.forEach((selected, i) => (field.options[i].selected = selected));
      tellChange(field);
    };
  }
  if (field.type === "checkbox" || field.type === "radio") {
    const box = field as HTMLInputElement;
    const { checked, defaultChecked } = box;
    if (checked === defaultChecked || (field.type === "radio" && !checked)) {
      return undefined;
    }
    return () => {
      box.checked = defaultChecked;
      box.click();
    };
  }
  if (field.type === "file")
    return field.value === "" ? undefined : () => tellChange(field);
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = value;
    tellChange(field);
  };
}

function tellChange(field: Field): void {
  for (const type of ["input", "change"]) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

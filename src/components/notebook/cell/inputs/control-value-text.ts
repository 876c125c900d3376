import { type Input, inputName } from "#notebook/inputs/inputs.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { selectedRowsText } from "./selected-rows-text.ts";

/** The value of a control as text, for pages without scripts. */
export function controlValueText(input: Input): string {
  switch (input.type) {
    case "range":
    case "number":
    case "text":
    case "textarea":
    case "search":
    case "color":
      return String(input.value);
    case "date":
      return input.value === "" ? "no day" : input.value;
    case "button":
    case "buttons":
      return "not pressed";
    case "checkbox":
      return input.value.map((i) => input.options[i]).join(", ") || "none";
    case "form":
      return input.fields
        .map((field) => `${inputName(field)} ${controlValueText(field)}`)
        .join(", ");
    case "select":
    case "radio":
      return input.options[input.value];
    case "toggle":
      return input.value ? "yes" : "no";
    case "permutation":
      return formatOrder(input.value);
    case "cube":
      return `number ${formatNumber(input.value)}`;
    case "table":
      return selectedRowsText(input, input.value.length);
    case "file":
      return input.value || "no file";
  }
}

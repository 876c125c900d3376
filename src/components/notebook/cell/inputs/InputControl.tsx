import type { Input } from "../../../../notebook/inputs/inputs.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { showOrder } from "../../../kit/cards/typed-order.ts";
import type { ControlProps } from "./control-props.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { cubePart } from "./cube-part.ts";
import { FormControl } from "./FormControl.tsx";
import {
  ButtonControl,
  CheckboxControl,
  ColorControl,
  DateControl,
  NumberControl,
} from "./SmallControls.tsx";
import { PermutationControl } from "./PermutationControl.tsx";
import { RangeControl } from "./RangeControl.tsx";
import { TextControl } from "./TextControl.tsx";
import { ToggleControl } from "./ToggleControl.tsx";

/** A control that a cell shows. Without scripts, its value is shown as text. */
export function InputControl(props: ControlProps) {
  return (
    <>
      <div class="cell-input grid needs-js" data-type={props.input.type}>
        <Control {...props} />
      </div>
      <p class="input-still">
        {props.input.label}: <b>{inWords(props.input)}</b>
      </p>
    </>
  );
}

function Control({ id, input, onInput }: ControlProps) {
  switch (input.type) {
    case "range":
      return <RangeControl id={id} input={input} onInput={onInput} />;
    case "number":
      return <NumberControl id={id} input={input} onInput={onInput} />;
    case "checkbox":
      return <CheckboxControl input={input} onInput={onInput} />;
    case "button":
      return <ButtonControl input={input} onInput={onInput} />;
    case "date":
      return <DateControl id={id} input={input} onInput={onInput} />;
    case "color":
      return <ColorControl input={input} onInput={onInput} />;
    case "form":
      return <FormControl id={id} input={input} onInput={onInput} Control={Control} />;
    case "select":
    case "radio":
      return <ChoiceControl id={id} input={input} onInput={onInput} />;
    case "toggle":
      return <ToggleControl input={input} onInput={onInput} />;
    case "text":
    case "search":
      return <TextControl input={input} onInput={onInput} />;
    case "permutation":
      return <PermutationControl id={id} input={input} onInput={onInput} />;
    case "cube": {
      const { CubeControl } = cubePart;
      return CubeControl ? (
        <CubeControl id={id} input={input} onInput={onInput} />
      ) : null;
    }
  }
}

function inWords(input: Input): string {
  switch (input.type) {
    case "range":
    case "number":
    case "text":
    case "search":
    case "color":
      return String(input.value);
    case "date":
      return input.value === "" ? "no day" : input.value;
    case "button":
      return "not pressed";
    case "checkbox":
      return input.value.map((i) => input.options[i]).join(", ") || "none";
    case "form":
      return input.fields.map((field) => `${field.label} ${inWords(field)}`).join(", ");
    case "select":
    case "radio":
      return input.options[input.value];
    case "toggle":
      return input.value ? "yes" : "no";
    case "permutation":
      return showOrder(input.value);
    case "cube":
      return `number ${formatNumber(input.value)}`;
  }
}

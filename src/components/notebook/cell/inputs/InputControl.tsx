import type { Input, RawValue } from "../../../../notebook/inputs/inputs.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { showOrder } from "../../../kit/cards/typed-order.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { CubeControl } from "./CubeControl.tsx";
import { PermutationControl } from "./PermutationControl.tsx";
import { RangeControl } from "./RangeControl.tsx";
import { TextControl } from "./TextControl.tsx";
import { ToggleControl } from "./ToggleControl.tsx";

export interface ControlProps {
  /** Unique on the page. */
  id: string;
  input: Input;
  /** Called with each new value; invalid input is explained in place instead. */
  onInput(value: RawValue): void;
}

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
    case "select":
    case "radio":
      return <ChoiceControl id={id} input={input} onInput={onInput} />;
    case "toggle":
      return <ToggleControl input={input} onInput={onInput} />;
    case "text":
      return <TextControl input={input} onInput={onInput} />;
    case "permutation":
      return <PermutationControl id={id} input={input} onInput={onInput} />;
    case "cube":
      return <CubeControl id={id} input={input} onInput={onInput} />;
  }
}

function inWords(input: Input): string {
  switch (input.type) {
    case "range":
    case "text":
      return String(input.value);
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

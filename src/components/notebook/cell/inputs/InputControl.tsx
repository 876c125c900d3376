import type { ControlProps } from "./control-props.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import { FormControl } from "./FormControl.tsx";
import { controlValueText } from "./control-value-text.ts";
import {
  ButtonControl,
  ButtonsControl,
  CheckboxControl,
  ColorControl,
  DateControl,
  NumberControl,
} from "./SmallControls.tsx";
import { PermutationControl } from "./PermutationControl.tsx";
import { RangeControl } from "./RangeControl.tsx";
import { lazyControls } from "./lazy-controls.ts";
import { TextControl } from "./TextControl.tsx";
import { ToggleControl } from "./ToggleControl.tsx";

/**
 * A control in a cell's output. Pages without scripts show its value as text, rendered at build.
 */
export function InputControl(props: ControlProps) {
  return (
    <>
      <div class="cell-input grid needs-js" data-type={props.input.type}>
        <Control {...props} />
      </div>
      {import.meta.env.SSR && (
        <p class="input-still">
          {props.input.label && `${props.input.label}: `}
          <b>{controlValueText(props.input)}</b>
        </p>
      )}
    </>
  );
}

function Control(props: ControlProps) {
  if (!props.input.disabled) return <EnabledControl {...props} />;
  return (
    <fieldset class="input-off" disabled>
      <EnabledControl {...props} />
    </fieldset>
  );
}

function EnabledControl({ id, input, onInput }: ControlProps) {
  switch (input.type) {
    case "range":
      return <RangeControl id={id} input={input} onInput={onInput} />;
    case "number":
      return <NumberControl id={id} input={input} onInput={onInput} />;
    case "checkbox":
      return <CheckboxControl input={input} onInput={onInput} />;
    case "button":
      return <ButtonControl input={input} onInput={onInput} />;
    case "buttons":
      return <ButtonsControl input={input} onInput={onInput} />;
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
    case "textarea":
    case "search":
      return <TextControl id={id} input={input} onInput={onInput} />;
    case "permutation":
      return <PermutationControl id={id} input={input} onInput={onInput} />;
    case "cube": {
      const { CubeControl } = lazyControls;
      return CubeControl ? (
        <CubeControl id={id} input={input} onInput={onInput} />
      ) : null;
    }
    case "table": {
      const { TableControl } = lazyControls;
      return TableControl ? (
        <TableControl id={id} input={input} onInput={onInput} />
      ) : null;
    }
    case "file": {
      const { FileControl } = lazyControls;
      return FileControl ? (
        <FileControl id={id} input={input} onInput={onInput} />
      ) : null;
    }
  }
}

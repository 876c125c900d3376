import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { FormField, FieldValue, FormInput } from "#notebook/inputs/inputs.ts";
import type { ControlProps } from "./control-props.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: FormInput;
  onInput(value: readonly FieldValue[]): void;
  Control: ComponentType<ControlProps>;
}

/** Several controls whose values form one array. */
export function FormControl({ id, input, onInput, Control }: Props) {
  const [values, change] = useControlValue(input, onInput);
  return (
    <fieldset class="input-form grid">
      <legend class="input-label">{input.label}</legend>
      {input.fields.map((field, i) => (
        <FormField
          key={i}
          id={`${id}-${i}`}
          field={field}
          value={values[i]}
          onInput={(value) => change(values.with(i, value))}
          Control={Control}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps extends Pick<Props, "id" | "Control"> {
  field: FormField;
  value: FieldValue;
  onInput(value: FieldValue): void;
}

function FormField({ id, field, value, onInput, Control }: FieldProps) {
  const input = useMemo(
    () => ({ ...field, value }) as FormField,
    [field, JSON.stringify(value)],
  );
  return (
    <div class="cell-input grid" data-type={field.type}>
      <Control id={id} input={input} onInput={(to) => onInput(to as FieldValue)} />
    </div>
  );
}

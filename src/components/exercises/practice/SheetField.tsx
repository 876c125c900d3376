import { NumberField } from "#kit/widget/TypedField.tsx";
import { MAX_SHEET } from "../endless/sheet.ts";

interface Props {
  /** Unique on the page. */
  id: string;
  sheet: number;
  onSheet(sheet: number): void;
}

/** The number of a sheet. */
export function SheetField({ id, sheet, onSheet }: Props) {
  return (
    <NumberField
      id={id}
      label="Sheet"
      value={sheet}
      first={1}
      last={MAX_SHEET}
      hint={`1 to ${MAX_SHEET}: the same number is the same sheet on every device.`}
      onValue={onSheet}
    />
  );
}

import { describeValue } from "../../lib/indexing/check-input.ts";
import { type DataFile, createDataFile } from "../files/data-file.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";

/**
 * A file that the reader chooses, stored with the notebook; null until then. It can
 * also be read with `FileAttachment("orders.csv")`.
 * @param options  `accept` lists the file types offered first, such as ".csv,.json"
 * @example Inputs.file({ label: "orders", accept: ".csv" })
 */
export function file(
  options: CommonOptions & { accept?: string } = {},
): InputOf<DataFile | null> {
  const label = readLabel("file", options, ["accept"]);
  const { accept = "" } = options;
  if (typeof accept !== "string") {
    throw new TypeError(
      `Inputs.file: accept is ${describeValue(accept)}; expected text`,
    );
  }
  if (accept.length > MAX_LABEL) {
    throw new RangeError(
      `Inputs.file: accept has ${accept.length} characters; expected ${MAX_LABEL} at most`,
    );
  }
  return createInput(
    { type: "file", label, ...readDisabled("file", options), accept, value: "" },
    (raw, readFile) => (raw === "" ? null : createDataFile(String(raw), readFile)),
  );
}

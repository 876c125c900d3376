import { useEffect, useRef, useState } from "preact/hooks";
import type { FileInput } from "../../../../notebook/inputs/inputs.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { chooseFile } from "../../bar/save-file.ts";
import { keepChosen, tellKept, whyNotKept } from "./keep-chosen.ts";
import { useValue } from "./use-value.ts";

interface Props {
  id: string;
  input: FileInput;
  onInput(value: string): void;
}

/** A file that the reader chooses, or drops here; the page keeps it with the notebook. */
export function FileControl({ id, input, onInput }: Props) {
  const { label, accept } = input;
  const [name, change] = useValue(input, onInput);
  const [problem, setProblem] = useState("");
  const last = useRef(0);

  /** Says what is wrong, unless the reader has meanwhile done something else. */
  async function attempt(act: () => Promise<string | undefined>): Promise<boolean> {
    const now = ++last.current;
    const why = await act();
    if (now !== last.current) return false;
    setProblem(why ?? "");
    return why === undefined;
  }

  async function take(files: readonly File[]): Promise<void> {
    if (!(await attempt(() => keepChosen(files)))) return;
    const [file] = files;
    change(file.name); // before cells run again, which show the control with its value
    tellKept(file.name);
  }

  // It may have been removed since, or be kept in another browser.
  useEffect(() => {
    if (input.value !== "") void attempt(() => whyNotKept(input.value));
  }, [input]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault(); // or the browser would leave the page for the file
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.type === "drop" && files.length > 0) void take(files);
  };

  return (
    <div
      class="input-file grid"
      role="group"
      aria-labelledby={`${id}-label`}
      data-takes-files
      onDragOver={onDrop}
      onDrop={onDrop}
    >
      <div class="input-label" id={`${id}-label`}>
        {label}
      </div>
      <div class="input-line row">
        <Button
          aria-describedby={`${id}-problem`}
          onClick={() => chooseFile(accept, (file) => void take([file]))}
        >
          Choose a file
        </Button>
        <span role="status">
          {name}
          {name === "" && (
            <span class="soft">
              none yet<span class="input-drop">, or drop it here</span>
            </span>
          )}
        </span>
        {name !== "" && (
          <Button
            onClick={() => {
              last.current++;
              setProblem("");
              change("");
            }}
          >
            Clear
          </Button>
        )}
      </div>
      <p class="output-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}

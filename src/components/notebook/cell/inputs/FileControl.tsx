import { useEffect, useRef, useState } from "preact/hooks";
import type { FileInput } from "#notebook/inputs/inputs.ts";
import { Button } from "#kit/widget/Button.tsx";
import { chooseFile } from "#kit/storage/save-file.ts";
import {
  type ChosenFileResult,
  storeChosenFile,
  notifyStored,
  whyNotStored,
} from "./store-chosen-file.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: FileInput;
  onInput(value: string): void;
}

/** A file that the reader chooses or drops here; it is stored with the notebook. */
export function FileControl({ id, input, onInput }: Props) {
  const { label, accept } = input;
  const [name, change] = useControlValue(input, onInput);
  const [{ problem, message, replaced }, setResult] = useState<ChosenFileResult>({});
  /** Incremented by each action; results of earlier ones are ignored. */
  const last = useRef(0);

  /** A file that could be stored is selected even if the reader has done something else. */
  async function store(files: readonly File[]): Promise<void> {
    const now = ++last.current;
    const stored = await storeChosenFile(files);
    const { problem: why } = stored;
    if (now === last.current || why === undefined) setResult(stored);
    if (why !== undefined) return;
    const [file] = files;
    change(file.name); // before cells rerun and show the control again
    notifyStored(file.name);
  }

  // The file may have been removed, or be stored in another browser only.
  useEffect(() => {
    if (input.value === "") return;
    const now = last.current;
    void whyNotStored(input.value).then((why) => {
      if (now === last.current) setResult((result) => ({ ...result, problem: why }));
    });
  }, [input]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault(); // or the browser would leave the page for the file
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.type === "drop" && files.length > 0) void store(files);
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
          onClick={() => chooseFile(accept, (file) => void store([file]))}
        >
          Choose a file
        </Button>
        <span role="status">
          {name}
          {name === "" && (
            <span class="text-muted">
              none yet<span class="input-drop">, or drop it here</span>
            </span>
          )}
        </span>
        {name !== "" && (
          <Button
            onClick={() => {
              last.current++;
              setResult({});
              change("");
            }}
          >
            Clear
          </Button>
        )}
        {replaced && <Button onClick={() => void store([replaced])}>Undo</Button>}
      </div>
      <p class="output-problem" id={`${id}-problem`} role="alert">
        {problem ?? <span class="text-muted">{message}</span>}
      </p>
    </div>
  );
}

// The files that are kept with the reader's notebook.
import {
  type DataFiles,
  type KeptFile,
  MAX_FILE,
  MAX_FILES,
} from "../../notebook/bar/data-files.ts";
import { sizeInWords } from "../../../notebook/files/size-in-words.ts";
import { button, make } from "../../notebook/bar/elements.ts";
import { saveFile } from "../../notebook/bar/save-file.ts";

interface FilesActions {
  choose(): void;
  remove(name: string): void;
}

/** The list of files, and a button that chooses more. */
export async function filesPanel(
  files: DataFiles,
  { choose, remove }: FilesActions,
): Promise<HTMLElement> {
  const rows = (await files.list()).map((file) => fileRow(file, files, remove));
  const [one, all] = [MAX_FILE, MAX_FILES].map(sizeInWords);
  const about = `Drop CSV, TSV, JSON or text files anywhere on this page, up to ${one} each and ${all} together. They stay in this browser, and a link does not carry them.`;
  return make(
    "div",
    { className: "notebook-files grid" },
    make("p", {}, about),
    make("div", { className: "notebook-choices" }, button("Choose files", choose)),
    ...(rows.length > 0 ? [make("ul", {}, ...rows)] : []),
  );
}

function fileRow(
  { name, size }: KeptFile,
  files: DataFiles,
  remove: (name: string) => void,
): HTMLElement {
  const save = button("Save", () => {
    void files.read(name).then((bytes) => bytes && saveFile(name, bytes, ""));
  });
  save.ariaLabel = `Save ${name}`;
  const gone = button("Remove", () => remove(name));
  gone.ariaLabel = `Remove ${name}`;
  const code = `FileAttachment(${JSON.stringify(name)})`;
  return make(
    "li",
    { className: "wraps" },
    make("code", {}, code),
    make("span", { className: "soft" }, sizeInWords(size)),
    save,
    gone,
  );
}

import { type JSX, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LoadedQrCode } from "#kit/qr/LoadedQrCode.tsx";
import { LOCAL_HOSTS } from "#kit/qr/local-hosts.ts";
import { saveFile } from "#kit/storage/save-file.ts";
import { Button } from "#kit/widget/Button.tsx";
import { copyAndTell } from "#kit/widget/copy-and-tell.ts";
import { currentAddress, PREDICT } from "#kit/widget/page-address.ts";
import { Select } from "#kit/widget/Select.tsx";
import { withoutPresentation } from "../own-lesson/stop-link.ts";
import { AddToLesson } from "./AddToLesson.tsx";
import { embedCode, type Size, SIZES } from "./embed-code.ts";
import { figureSvg, pngOf } from "./figure-image.ts";

/** The folder of the pages that show one figure, from that of this script. */
const FOLDER = "../embed/";

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  figure: HTMLElement;
  title: string;
  link: URL;
  onClose(): void;
}

/** Shows how a figure, in its present state, can be shown elsewhere. */
export function openShareDialog(figure: HTMLElement): void {
  const title = document.getElementById(`${figure.id}-title`)!.textContent;
  const place = document.body.appendChild(document.createElement("div"));
  const close = () => {
    render(null, place);
    place.remove();
  };
  const link = withoutPresentation(currentAddress());
  if (link.searchParams.get(PREDICT) !== figure.id) link.searchParams.delete(PREDICT);
  link.hash = figure.id;
  render(<ShareDialog {...{ figure, title, link }} onClose={close} />, place);
}

function ShareDialog({ figure, title, link, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [size, setSize] = useState<Size>(SIZES[0]);
  const [says, setSays] = useState("");
  useEffect(() => dialog.current!.showModal(), []);

  const folder = new URL(/* @vite-ignore */ FOLDER, import.meta.url).href;
  const state = new URL(link);
  if (state.searchParams.has(PREDICT)) state.searchParams.set(PREDICT, "1");
  const framed = { figure: figure.id, title, folder, state: state.search.slice(1) };
  const code = embedCode(size, framed, figure.offsetHeight);

  async function copy(text: string): Promise<void> {
    setSays(await copyAndTell(text));
  }
  async function save(type: "svg" | "png"): Promise<void> {
    try {
      const svg = await figureSvg(figure);
      if (type === "svg") saveFile(`${figure.id}.svg`, svg, "image/svg+xml");
      else {
        const png = await (await pngOf(svg)).arrayBuffer();
        saveFile(`${figure.id}.png`, png, "image/png");
      }
      setSays(`Saved as ${figure.id}.${type}.`);
    } catch {
      setSays(`This browser can’t save the figure as ${type.toUpperCase()}.`);
    }
  }

  return (
    <dialog
      ref={dialog}
      class="share-dialog framed"
      aria-labelledby="share-title"
      onClose={onClose}
      onPointerDown={({ target }) =>
        target === dialog.current && dialog.current!.close()
      }
    >
      <div class="share-content">
        <div class="row-center space-between">
          <h2 id="share-title">Share “{title}”</h2>
          <Button onClick={() => dialog.current!.close()}>Close</Button>
        </div>
        <p class="text-muted">
          The figure as it is now, with your changes.
          {LOCAL_HOSTS.test(link.hostname) &&
            " This site is running on your device, so the link and the code work only here."}
        </p>
        <div class="share-link">
          <label>
            Link
            <input class="field" readOnly value={link.href} onFocus={selectAll} />
          </label>
          <Button onClick={() => void copy(link.href)}>Copy the link</Button>
          <LoadedQrCode text={link.href} label={`QR code of the link to “${title}”`} />
        </div>
        <div class="share-code">
          <label>
            Code for another page{" "}
            <textarea
              class="field"
              readOnly
              rows={4}
              value={code}
              onFocus={selectAll}
            />
          </label>
          <label>
            Size{" "}
            <Select
              options={SIZES}
              value={size}
              onChoose={(next: Size) => setSize(next)}
            />
          </label>
          <Button onClick={() => void copy(code)}>Copy the code</Button>{" "}
          <a href={folder} target="_blank">
            What the code can do
          </a>
        </div>
        <div class="share-picture">
          Picture <Button onClick={() => void save("svg")}>Save as SVG</Button>
          <Button onClick={() => void save("png")}>Save as PNG</Button>
        </div>
        <AddToLesson link={link} title={title} />
        <p class="share-says text-sm" role="status">
          {says}
        </p>
      </div>
    </dialog>
  );
}

function selectAll({ currentTarget }: JSX.TargetedFocusEvent<TextField>): void {
  currentTarget.select();
}

import { type JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { capitalised } from "#kit/text/capitalised.ts";
import { Button } from "#kit/widget/Button.tsx";
import { isProblem } from "#kit/widget/parse-result.ts";
import { siteRoot } from "#components/site/frame/site-root.ts";
import {
  type ListedPage,
  loadFigureList,
} from "#components/site/own-lesson/figure-list.ts";
import type { OwnStep } from "#components/site/own-lesson/own-lesson.ts";
import { newStep } from "#components/site/own-lesson/saved-lesson.ts";
import { parseStopLink } from "#components/site/own-lesson/stop-link.ts";

interface Props {
  onAdd(step: OwnStep): void;
}

/** Adds a figure from the list of all figures, or from a link. */
export function AddStep({ onAdd }: Props) {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  const [problem, setProblem] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const selectId = useId();
  const problemId = useId();
  useEffect(() => {
    loadFigureList().then(setPages, () =>
      setProblem("The list of figures could not be loaded. You can still paste links."),
    );
  }, []);

  function addChosen(): void {
    const address = select.current!.value;
    if (address) onAdd(newStep(address, titleOf(address)));
  }

  function addLink(event: JSX.TargetedEvent): void {
    event.preventDefault();
    const reading = parseStopLink(input.current!.value.trim(), siteRoot());
    if (isProblem(reading)) return setProblem(reading.problem);
    const address = reading.value;
    const [path] = address.split(/[?#]/);
    const isListed = pages.length === 0 || pages.some((page) => page.path === path);
    // The cover has no figure in the list, but its cube can be presented.
    if (!isListed && path !== "") {
      return setProblem(
        `The page “${path}” can’t be presented. Use a page with figures.`,
      );
    }
    setProblem("");
    input.current!.value = "";
    onAdd(newStep(address, titleOf(address)));
  }

  /** The title of the figure; elsewhere the words of the anchor. */
  function titleOf(address: string): string {
    const [path] = address.split(/[?#]/);
    const id = address.slice(address.indexOf("#") + 1);
    const page = pages.find((one) => one.path === path);
    const figure = page?.figures.find((one) => one.id === id);
    return figure?.title ?? capitalised(id.replaceAll("-", " "));
  }

  return (
    <div class="add-step">
      <div class="add-row">
        <div class="lesson-field">
          <label for={selectId}>Figure</label>
          <select id={selectId} ref={select} class="field" autoComplete="off">
            {pages.map(({ path, title, figures }) => (
              <optgroup key={path} label={title} data-of-browser>
                {figures.map(({ id, title }) => (
                  <option key={id} value={`${path}#${id}`}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <Button onClick={addChosen}>Add the figure</Button>
      </div>
      <form class="add-row" onSubmit={addLink}>
        <label class="lesson-field">
          Or the link from a figure’s Share
          <input
            ref={input}
            class="field"
            type="text"
            inputMode="url"
            autoComplete="off"
            spellcheck={false}
            aria-invalid={problem !== ""}
            aria-describedby={problemId}
          />
        </label>
        <Button type="submit">Add the link</Button>
      </form>
      <p id={problemId} class="add-problem text-sm" role="status">
        {problem}
      </p>
    </div>
  );
}

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { writeParameter } from "#kit/widget/page-address.ts";
import { inversions } from "../endless/inversions.ts";
import { loadGenerator } from "../endless/load-generator.ts";
import { ExercisePage } from "./ExercisePage.tsx";
import { KeyPage } from "./KeyPage.tsx";
import { practiceUrl } from "./practice-url.ts";
import {
  DEFAULT_WORKSHEET,
  worksheetParameters,
  parseWorksheet,
  type WorksheetChoice,
} from "./worksheet-address.ts";
import { exercisePages, keyPages } from "./worksheet-pages.ts";
import { createParts } from "./worksheet-part.ts";
import "../practice/practice.css";
import "./worksheet.css";
import { WorksheetControls } from "./WorksheetControls.tsx";

const COULD_NOT_LOAD =
  "A topic could not be loaded. Are you offline? Load the page again, or print what is below.";

/** The settings of a worksheet and a preview of its printed pages. */
export function Worksheet() {
  const [choice, setChoice] = useState(DEFAULT_WORKSHEET);
  /** The latest settings, while their topics load. */
  const latest = useRef(choice);
  const [current, setCurrent] = useState(() => ({
    of: DEFAULT_WORKSHEET,
    parts: createParts(DEFAULT_WORKSHEET, [inversions]),
  }));
  /** Undefined at build. */
  const [practice, setPractice] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    setPractice(practiceUrl(location.href));
    const read = parseWorksheet(location.search);
    setProblems(read.problems);
    void show(read.choice);
  }, []);

  useLayoutEffect(() => {
    if (current.of !== DEFAULT_WORKSHEET) revealPapers();
  }, [current]);

  async function show(next: WorksheetChoice): Promise<void> {
    latest.current = next;
    setChoice(next);
    const makers = await Promise.all(next.topics.map(loadGenerator)).catch(
      () => undefined,
    );
    if (latest.current !== next) return;
    if (makers) setCurrent({ of: next, parts: createParts(next, makers) });
    else {
      setProblems([COULD_NOT_LOAD]);
      revealPapers();
    }
  }

  function choose(part: Partial<WorksheetChoice>): void {
    const next = { ...choice, ...part };
    setProblems([]);
    for (const [key, value] of Object.entries(worksheetParameters(next))) {
      writeParameter(key, value);
    }
    void show(next);
  }

  const { paper, hasKey } = current.of;
  const pages = exercisePages(current.parts, paper);
  const keys = hasKey ? keyPages(current.parts, paper) : [];
  return (
    <>
      <div class="screen-only">
        <WorksheetControls choice={choice} onChoose={choose} />
        {problems.map((problem) => (
          <p key={problem} class="practice-problem" role="alert">
            {problem}
          </p>
        ))}
        <p class="worksheet-print row needs-js">
          <Button class="primary" onClick={() => print()}>
            Print
          </Button>
          <span class="text-sm text-muted" role="status">
            {inWords(pages.length, "page")} of exercises
            {keys.length > 0 && ` and ${inWords(keys.length, "page")} of key`}
          </span>
        </p>
        <p class="worksheet-only-here">
          This page comes from your own device, so the code and the address on the sheet
          lead nowhere on the devices of pupils.{" "}
          <a href="../offline/">Without a network</a> says how to serve the pages to a
          class; or write the number of the sheet on the board.
        </p>
      </div>
      <div
        class="papers worksheet-papers"
        tabIndex={0}
        role="group"
        aria-label="The pages as they are printed"
      >
        {pages.map((blocks, i) => (
          <ExercisePage
            key={i}
            blocks={blocks}
            size={paper}
            label={`Page ${i + 1} of ${pages.length}`}
            practice={practice}
          />
        ))}
        {keys.map((blocks, i) => (
          <KeyPage
            key={`key ${i}`}
            blocks={blocks}
            size={paper}
            label={`Key, page ${i + 1} of ${keys.length}`}
          />
        ))}
      </div>
    </>
  );
}

const inWords = (count: number, thing: string) =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

/** Reveals the sheets that the page hides while the address asks for others than the built ones. */
function revealPapers(): void {
  document.documentElement.classList.remove("other-sheet");
}

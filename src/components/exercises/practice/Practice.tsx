import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../kit/widget/Button.tsx";
import { writeParameter } from "../../kit/widget/page-address.ts";
import { inversions } from "../endless/inversions.ts";
import { loadGenerator } from "../endless/load-generator.ts";
import { createSheet, type SheetChoice } from "../endless/sheet.ts";
import { loadAttempts } from "./attempts-store.ts";
import "./practice.css";
import { PracticeProgress } from "./PracticeProgress.tsx";
import { PracticeSheet } from "./PracticeSheet.tsx";
import { DEFAULT_SHEET, parseSheet } from "./sheet-address.ts";
import { SheetControls } from "./SheetControls.tsx";

const COULD_NOT_LOAD =
  "This topic could not be loaded. Are you offline? Load the page again, or go on with the sheet below.";

/** Chooses a sheet, shows its exercises, and counts what is solved. */
export function Practice() {
  const [choice, setChoice] = useState(DEFAULT_SHEET);
  /** What is chosen last, while its topic is loaded. */
  const wanted = useRef(choice);
  const [shown, setShown] = useState(() => ({
    of: DEFAULT_SHEET,
    exercises: createSheet(inversions, DEFAULT_SHEET),
  }));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  useLayoutEffect(() => {
    loadAttempts();
    const read = parseSheet(location.search);
    setProblems(read.problems);
    void show(read.choice);
  }, []);

  useLayoutEffect(() => {
    if (shown.of !== DEFAULT_SHEET) revealSheet();
  }, [shown]);

  async function show(next: SheetChoice): Promise<void> {
    wanted.current = next;
    setChoice(next);
    const make = await loadGenerator(next.topic).catch(() => undefined);
    if (wanted.current !== next) return;
    if (make) setShown({ of: next, exercises: createSheet(make, next) });
    else {
      setIsMissing(true);
      revealSheet();
    }
  }

  function choose(part: Partial<SheetChoice>): void {
    const next = { ...choice, ...part };
    setProblems([]);
    setIsMissing(false);
    writeParameter("topic", next.topic);
    writeParameter("level", String(next.level));
    writeParameter("sheet", String(next.sheet));
    void show(next);
  }

  return (
    <div class="practice">
      <SheetControls choice={choice} onChoose={choose} />
      {problems.map((problem) => (
        <p key={problem} class="practice-problem" role="alert">
          {problem}
        </p>
      ))}
      {isMissing && (
        <p class="practice-problem" role="alert">
          {COULD_NOT_LOAD}{" "}
          {/* Some browsers do not ask for a file again that failed, until the page is loaded anew. */}
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </p>
      )}
      <div class="practice-exercises">
        <PracticeSheet {...shown} />
      </div>
      <PracticeProgress />
    </div>
  );
}

/** The page hides the sheet that it was built with when its address names another one. */
function revealSheet(): void {
  document.documentElement.classList.remove("other-sheet");
}

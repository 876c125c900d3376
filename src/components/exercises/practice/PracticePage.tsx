import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { writeParameter } from "#kit/widget/page-address.ts";
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

/** The practice page: choose a topic, level and sheet, solve its exercises, see your progress. */
export function PracticePage() {
  const [choice, setChoice] = useState(DEFAULT_SHEET);
  /** The latest selection, while its topic loads. */
  const latest = useRef(choice);
  const [current, setCurrent] = useState(() => ({
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
    if (current.of !== DEFAULT_SHEET) revealSheet();
  }, [current]);

  async function show(next: SheetChoice): Promise<void> {
    latest.current = next;
    setChoice(next);
    const make = await loadGenerator(next.topic).catch(() => undefined);
    if (latest.current !== next) return;
    if (make) setCurrent({ of: next, exercises: createSheet(make, next) });
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
          {/* Some browsers don't request a failed module again until the page is reloaded. */}
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </p>
      )}
      <div class="practice-exercises">
        <PracticeSheet {...current} />
      </div>
      <PracticeProgress />
    </div>
  );
}

/**
 * Reveals the sheet, which the page hides while the address asks for another than the built one,
 * and opens the page there: on a phone, the controls fill the first screen.
 */
function revealSheet(): void {
  const { classList } = document.documentElement;
  if (!classList.contains("other-sheet")) return;
  classList.remove("other-sheet");
  if (scrollY > 0) return;
  document
    .querySelector(".practice-problem, .practice-title")!
    .scrollIntoView({ behavior: "instant" });
}

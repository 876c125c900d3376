import { useEffect, useRef, useState } from "preact/hooks";
import {
  type DefinitionFormat,
  DEFINITION_FORMATS,
  detectFormat,
} from "#src/workers/definition-format.ts";
import { runJob } from "#src/workers/run-job.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { definitionText } from "../puzzle/definition-text.ts";
import { saveFile } from "#kit/storage/save-file.ts";
import { StorageNotice } from "#kit/storage/StorageNotice.tsx";
import { definitionDraft } from "../puzzle/definition-draft.ts";
import { openOwnPuzzle } from "../puzzle/open-own-puzzle.ts";
import { compatiblePoints } from "../puzzle/format-own-puzzle.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import "./define-puzzle.css";
import "./definition-text.css";

/** Longer texts make the field slow, and no puzzle needs them. */
const MAX_PASTED = 300_000;

/** The definition of the current puzzle as text, to edit or replace. */
export function DefinePuzzle() {
  const { current } = useWidget(workshopStore);
  const [format, setFormat] = useState<DefinitionFormat>(".tws");
  const [draft, setDraft] = useState<string>();
  /** The discarded draft, until something is typed. */
  const [discarded, setDiscarded] = useState<string>();
  useEffect(() => setDraft(definitionDraft.read()), []);
  const [pastedLength, setPastedLength] = useState<number>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const currentText = definitionText(current.puzzle, format);
  const text = draft ?? currentText;
  const latestText = useRef(text);
  latestText.current = text;
  const hasNoDefinition = typeof current.puzzle.group === "string";
  const job = useJob<undefined, void>(undefined, async (options) => {
    const { definition, notes } = await runJob("parse-puzzle", text, options);
    const points = compatiblePoints(
      definition,
      workshopStore.state.value.current.points,
    );
    openOwnPuzzle({ definition, ...(points && { points }) });
    setDraft(undefined);
    definitionDraft.write(undefined);
    setFormat(detectFormat(text));
    setNotes(notes);
  });
  const state = useJobState(job);
  const changeDraft = (next: string | undefined) => {
    setDiscarded(next === undefined ? draft : undefined);
    setDraft(next);
    definitionDraft.write(next);
    setPastedLength(undefined);
    setNotes([]);
    job.reset();
  };
  return (
    <Figure
      id="define-puzzle"
      title="The puzzle’s definition"
      lead="Change a row, or paste your own puzzle."
      store={workshopStore}
      caption={
        <>
          For each orbit, a move has two rows: which position each piece comes from, and
          how it is twisted on the way. You can paste definitions for twsearch, ksolve+
          and cubing.js.
        </>
      }
    >
      <div class="controls row define-controls">
        <Choice
          label="Text format"
          options={DEFINITION_FORMATS}
          value={format}
          onChoose={setFormat}
          button={() => ({ "aria-disabled": draft !== undefined })}
        />
        <JobButton job={job} idle={draft === undefined}>
          Use this text
        </JobButton>
        {draft === undefined && discarded !== undefined ? (
          <Button onClick={() => changeDraft(discarded)}>Restore my changes</Button>
        ) : (
          <Button idle={draft === undefined} onClick={() => changeDraft(undefined)}>
            Discard my changes
          </Button>
        )}
      </div>
      <label class="visually-hidden" for="puzzle-definition">
        Definition
      </label>
      <textarea
        id="puzzle-definition"
        class="field definition-text"
        data-prose={hasNoDefinition || undefined}
        rows={16}
        spellcheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        aria-invalid={pastedLength !== undefined || state.phase === "failed"}
        aria-describedby="puzzle-definition-message"
        onInput={({ currentTarget }) => changeDraft(currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData("text") ?? "";
          setPastedLength(pasted.length > MAX_PASTED ? pasted.length : undefined);
          if (pasted.length > MAX_PASTED) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void job.start();
        }}
      >
        {text}
      </textarea>
      <pre class="definition-printed">{text}</pre>
      <StorageNotice
        work={definitionDraft}
        what="Your definition"
        file="definition"
        save={() => saveFile("definition.txt", latestText.current, "text/plain")}
      />
      <p
        class="definition-message text-sm"
        id="puzzle-definition-message"
        aria-live="polite"
      >
        {pastedLength !== undefined ? (
          <span class="definition-problem">
            The pasted text has {formatNumber(pastedLength)} characters; expected{" "}
            {formatNumber(MAX_PASTED)} at most. Nothing was changed.
          </span>
        ) : state.phase === "failed" ? (
          <span class="definition-problem">
            This text doesn’t define a puzzle: {state.message}. The puzzle above hasn’t
            changed.
          </span>
        ) : draft === undefined ? (
          <span class="text-muted">
            {notes.map((note) => `${note} `)}
            {!hasNoDefinition && "This is the puzzle above. "}
            To use your changes, press “Use this text”.
          </span>
        ) : (
          <span class="text-muted">
            Not used yet: press “Use this text”, or Ctrl + Enter.
          </span>
        )}
      </p>
    </Figure>
  );
}

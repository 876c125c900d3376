// The contents of the notes window.
import { createElement } from "#components/notebook/bar/elements.ts";
import type { LessonProgress } from "./lesson-progress.ts";
import type { Stop } from "./stops.ts";

export interface Notes {
  readonly at: number;
  readonly stops: readonly Stop<Element>[];
  readonly startTime: number;
  /** The lesson being presented, if any. */
  readonly lesson: LessonProgress | undefined;
}

/** Renders the notes of a stop. An answer in the plan replaces the chapter's notes. */
export function renderNotes(notes: Notes): Node[] {
  const { at, stops, lesson } = notes;
  const speakerNotes = stops[at].notes.map((note) =>
    document.importNode((note as HTMLTemplateElement).content, true),
  );
  const next = stops[at + 1]?.title ?? lesson?.next?.title;
  const end = lesson ? "The lesson ends here." : "This is the last stop.";
  return [
    ...(lesson
      ? [...renderPlanStep(lesson), ...(lesson.step.asks?.answer ? [] : speakerNotes)]
      : [
          paragraph("at", `${at + 1} of ${stops.length}`),
          createElement("h1", {}, stops[at].title),
          ...(speakerNotes.length > 0
            ? speakerNotes
            : [paragraph("none", "No notes here.")]),
        ]),
    paragraph("next", next ? `Next: ${next}` : end),
  ];
}

/** Renders a step of the plan: time, instructions, question and aim. */
function renderPlanStep({ plan, at, step }: LessonProgress): Node[] {
  const { title, begins, ends, does, asks } = step;
  return [
    paragraph(
      "at",
      `Step ${at + 1} of ${plan.steps.length}, minutes ${begins} to ${ends} of ${plan.minutes}`,
    ),
    createElement("h1", {}, title),
    ...(does ? [createElement("p", {}, does)] : []),
    ...(asks
      ? [
          createElement("p", {}, createElement("b", {}, asks.question)),
          ...(asks.answer ? [createElement("p", {}, asks.answer)] : []),
          ...asks.slips.map(({ guess, why }) =>
            createElement(
              "p",
              { className: "none" },
              createElement("s", {}, guess),
              ` ${why}`,
            ),
          ),
        ]
      : []),
    ...(plan.aim
      ? [
          createElement(
            "p",
            { className: "aim" },
            createElement("b", {}, "Aim."),
            ` ${plan.aim}`,
          ),
        ]
      : []),
  ];
}

const paragraph = (name: string, words: string) =>
  createElement("p", { className: name }, words);

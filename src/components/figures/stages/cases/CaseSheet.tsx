import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { CopyMoves } from "#kit/cube/CopyMoves.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { More } from "#kit/widget/More.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  caseSheet,
  filterCases,
  countCases,
  MAX_QUERY_LENGTH,
} from "./case-sheet-model.ts";
import "./case-sheet.css";
import type { StageCase } from "./build-case-sheets.ts";
import { LayerPicture } from "./LayerPicture.tsx";
import { CASE_SHEET_NAMES, type CaseSheetName, CASE_SHEETS } from "./sheet-names.ts";

/** The cases of a stage, with pictures and shortest solutions. */
export function CaseSheet({
  sheets,
}: {
  sheets: Readonly<Record<CaseSheetName, readonly StageCase[]>>;
}) {
  const { sheet, query } = useWidget(caseSheet);
  const { dispatch } = caseSheet;
  const matches = filterCases(sheets[sheet], query);
  return (
    <Figure
      id="case-sheet"
      title="All cases of a stage"
      lead="Look up how to recognise and solve each case."
      store={caseSheet}
      controls={
        <Choice
          label="Stage"
          options={CASE_SHEET_NAMES}
          value={sheet}
          onChoose={(chosen) => dispatch({ type: "sheet", sheet: chosen })}
          show={(each) => CASE_SHEETS[each].name}
        />
      }
      captionRoom={[3.3, 6, 7.35]}
      caption={
        <>
          {CASE_SHEETS[sheet].description} Shown:{" "}
          <b>{countCases(matches.length, sheets[sheet].length)}</b>.
          {matches.length > 0 &&
            " All solutions are shortest; the first is the easiest to turn."}
          {!CASE_SHEETS[sheet].isByFace && " Rings mark pieces in another position."}
        </>
      }
    >
      <label class="case-search controls text-sm needs-js">
        <span>Find</span>
        <input
          class="field"
          type="search"
          maxLength={MAX_QUERY_LENGTH}
          placeholder="a name, or moves such as R U R′"
          value={query}
          onInput={({ currentTarget }) =>
            dispatch({ type: "query", query: currentTarget.value }, { amend: true })
          }
        />
      </label>
      <ul class="case-list grid">
        {matches.map((one) => (
          <CaseCard key={one.name} {...one} sheet={sheet} />
        ))}
      </ul>
      {matches.length === 0 && (
        <p class="case-none">
          No case of this stage is called “{query}”, or has a shortest solution with
          these moves. <b>Try fewer letters, or another stage.</b>
        </p>
      )}
    </Figure>
  );
}

function CaseCard({
  name,
  facelets,
  moved,
  solutions,
  sheet,
}: StageCase & { sheet: CaseSheetName }) {
  const [easiest, ...others] = solutions;
  const { isByFace } = CASE_SHEETS[sheet];
  const look = { facelets, ...(isByFace ? { only: "U" } : { marked: moved }) };
  return (
    <li class="case-card framed rounded">
      <div class="case-pictures">
        <LayerPicture layer="U" {...look} />
        {sheet === "both" && <LayerPicture layer="D" {...look} />}
      </div>
      <div>
        <p class="case-name">
          <b>{name}</b>{" "}
          <span class="text-muted">{countWord(easiest.length, "turn")}</span>
        </p>
        <p class="case-solution">
          <MovesText moves={easiest} />
        </p>
        <div class="case-copy screen-only needs-js">
          <CopyMoves moves={easiest} of={name}>
            Copy
          </CopyMoves>
        </div>
        {others.length > 0 && (
          <More title={`${others.length} more`}>
            {others.map((moves) => (
              <p key={formatMoves(moves)} class="case-solution text-muted">
                <MovesText moves={moves} />
              </p>
            ))}
          </More>
        )}
      </div>
    </li>
  );
}

const MovesText = ({ moves }: { moves: readonly number[] }) => (
  <>{moves.map(moveLabel).join(" ")}</>
);

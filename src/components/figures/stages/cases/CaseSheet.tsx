import { formatMoves } from "../../../../lib/puzzle/format-moves.ts";
import { CopyMoves } from "../../../kit/cube/CopyMoves.tsx";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { More } from "../../../kit/widget/More.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { caseSheet, casesWith, countCases, MOST_LETTERS } from "./case-sheet-model.ts";
import "./case-sheet.css";
import type { Case } from "./case-sheets.ts";
import { LayerPicture } from "./LayerPicture.tsx";
import { SHEET_NAMES, type SheetName, SHEETS } from "./sheets.ts";

/** How many ways are shown beside the easiest. */
const BESIDE = 2;

/** All cases of a stage: how each looks, and the shortest ways to solve it. */
export function CaseSheet({
  sheets,
}: {
  sheets: Readonly<Record<SheetName, readonly Case[]>>;
}) {
  const { sheet, find } = useWidget(caseSheet);
  const { dispatch } = caseSheet;
  const found = casesWith(sheets[sheet], find);
  return (
    <Figure
      id="case-sheet"
      title="All cases of a stage"
      lead="Take one case at a time: how it looks, and how it is solved."
      store={caseSheet}
      controls={
        <Choice
          label="Stage"
          options={SHEET_NAMES}
          value={sheet}
          onChoose={(chosen) => dispatch({ type: "sheet", sheet: chosen })}
          show={(each) => SHEETS[each].name}
        />
      }
      captionRoom={[3.3, 4.65, 6]}
      caption={
        <>
          {SHEETS[sheet].says} Shown:{" "}
          <b>{countCases(found.length, sheets[sheet].length)}</b>.
          {found.length > 0 &&
            " All ways are as short as can be; the first is the easiest for the hands."}
        </>
      }
    >
      <label class="case-find controls text-sm needs-js">
        <span>Find</span>
        <input
          class="field"
          type="search"
          maxLength={MOST_LETTERS}
          placeholder="a name, or moves such as R U R′"
          value={find}
          onInput={({ currentTarget }) =>
            dispatch({ type: "find", find: currentTarget.value }, { amend: true })
          }
        />
      </label>
      <ul class="case-list grid">
        {found.map((one) => (
          <CaseCard key={one.name} {...one} sheet={sheet} />
        ))}
      </ul>
      {found.length === 0 && (
        <p class="case-none">
          No case of this stage is called “{find}”, or solved by a shortest way with
          these moves. <b>Try a shorter piece of it, or another stage.</b>
        </p>
      )}
    </Figure>
  );
}

function CaseCard({ name, facelets, ways, sheet }: Case & { sheet: SheetName }) {
  const [easiest, ...others] = ways;
  const { isByFace } = SHEETS[sheet];
  return (
    <li class="case-card framed rounded">
      <div class="case-pictures">
        <LayerPicture facelets={facelets} layer="U" {...(isByFace && { only: "U" })} />
        {sheet === "both" && <LayerPicture facelets={facelets} layer="D" />}
        <div class="case-copy screen-only needs-js">
          <CopyMoves moves={easiest} of={name}>
            Copy
          </CopyMoves>
        </div>
      </div>
      <div>
        <p class="case-name">
          <b>{name}</b>{" "}
          <span class="text-muted">{countWord(easiest.length, "turn")}</span>
        </p>
        <p class="case-way">
          <Way moves={easiest} />
        </p>
        {others.slice(0, BESIDE).map((moves) => (
          <p key={formatMoves(moves)} class="case-way text-muted">
            <Way moves={moves} />
          </p>
        ))}
        {others.length > BESIDE && (
          <More title={`${others.length - BESIDE} more`}>
            {others.slice(BESIDE).map((moves) => (
              <p key={formatMoves(moves)} class="case-way text-muted">
                <Way moves={moves} />
              </p>
            ))}
          </More>
        )}
      </div>
    </li>
  );
}

const Way = ({ moves }: { moves: readonly number[] }) => (
  <>{moves.map(nameMove).join(" ")}</>
);

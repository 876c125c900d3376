import { formatNumber } from "#kit/text/format-number.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import { ENCODERS, type EncoderSize } from "./encoder-sizes.ts";
import "./encoder-table.css";

/** A table of the library's encoders with their sizes; rendered at build time. */
export function EncoderTable() {
  return (
    <FigureFrame
      id="encoder-table"
      title="All encoders and their ranges"
      lead="Compare the indices used with those of digits side by side."
      caption={
        <>
          <b>Digit by digit</b> is the size of an array if each piece had a digit of its
          own. <b>Used</b> is the part of that array that would ever be read.
        </>
      }
    >
      <div
        class="encoder-table"
        role="region"
        aria-labelledby="encoder-table-title"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">encoder and pieces</th>
              <th scope="col">indices</th>
              <th scope="col">digit by digit</th>
              <th scope="col">used</th>
            </tr>
          </thead>
          {ENCODERS.map(({ name, rank, formula, sizes }) => (
            <tbody key={rank}>
              <tr class="encoder-name">
                <th scope="rowgroup" colSpan={4}>
                  <b>{name}</b>, {formula} <code>{rank}</code>
                </th>
              </tr>
              {sizes.map((size) => (
                <tr key={size.pieces}>
                  <th scope="row">{size.pieces}</th>
                  <td>
                    <b>{formatNumber(size.count)}</b>
                  </td>
                  <td>{formatNumber(size.naive)}</td>
                  <td>{usedShare(size)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </FigureFrame>
  );
}

/** The used share of the naive array: "all", "1 in 3", "1 in 18,600". */
export function usedShare({ count, naive }: EncoderSize): string {
  return count === naive ? "all" : `1 in ${formatNumber(roundedRatio(naive / count))}`;
}

function roundedRatio(ratio: number): number {
  return ratio < 100 ? Math.round(ratio) : Number(ratio.toPrecision(2));
}

import { CubeNet } from "#kit/cube/CubeNet.tsx";
import type { ExercisePicture } from "../endless/practice-exercise.ts";

/** An exercise's picture: cards, rows of digits, or the net of a cube. */
export function PictureView({ picture }: { picture: ExercisePicture }) {
  if (picture.kind === "net") {
    return (
      <div class="practice-net">
        <CubeNet state={picture.state} />
      </div>
    );
  }
  if (picture.kind === "cards") {
    return (
      <p class="practice-cards row" role="img" aria-label={inWords(picture.cards)}>
        {picture.cards.map((card) => (
          <span key={card} class="practice-card centred framed rounded">
            {card}
          </span>
        ))}
      </p>
    );
  }
  return (
    <table class="practice-rows">
      <tbody>
        {picture.rows.map(({ label, isFirst, cells, places }) => (
          <tr key={label} class={isFirst ? "practice-group" : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, i) => (
              <td key={i} class={places && `place-${places[i]}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inWords = (cards: readonly number[]) => `The permutation ${cards.join(" ")}`;

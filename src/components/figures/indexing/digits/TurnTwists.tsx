import { applyMove, FACE_NAMES, moveOf } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { CornerName } from "#kit/cube/CornerName.tsx";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import "./turn-twists.css";

/** A table of the twists that a quarter turn of each face adds, with their sums. */
export function TurnTwists() {
  return (
    <FigureFrame
      id="turn-twists"
      title="How far a quarter turn twists the corners"
      lead="Look along a row: how far does that turn twist each corner?"
      caption={
        <>
          Each column is a position, named after the three faces that meet there (up or
          down, front or back, left or right). The number is the twist that the turn
          adds to the piece that arrives there. The turn doesn’t move the pieces in the
          empty positions, and DBL never moves.
        </>
      }
    >
      <div class="turn-twists">
        <table>
          <thead>
            <tr>
              <th scope="col">turn</th>
              {SOLVED.permutation.map((position) => (
                <th scope="col" key={position}>
                  <CornerName position={position} />
                </th>
              ))}
              <th scope="col">sum</th>
            </tr>
          </thead>
          <tbody>
            {FACE_NAMES.map((name, face) => (
              <TwistRow key={name} name={name} face={face} />
            ))}
          </tbody>
        </table>
      </div>
    </FigureFrame>
  );
}

function TwistRow({ name, face }: { name: string; face: number }) {
  const { permutation, orientation } = applyMove(SOLVED, moveOf(face, 1));
  const sum = orientation.reduce((all, twist) => all + twist, 0);
  return (
    <tr>
      <th scope="row">{name}</th>
      {orientation.map((twist, position) => (
        <td key={position} data-twist={twist}>
          {permutation[position] === position ? "" : String(twist)}
        </td>
      ))}
      <td>
        <b>{String(sum)}</b>
      </td>
    </tr>
  );
}

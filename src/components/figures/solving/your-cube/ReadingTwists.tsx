import { FigureFrame } from "../../../kit/widget/Figure.tsx";
import { CornerDrawing } from "./CornerDrawing.tsx";
import { twistedColours } from "../../../../lib/puzzle/colourings.ts";
import "./paints.css";
import "./reading-twists.css";

const ROWS = [
  {
    where: "top",
    below: false,
    piece: [..."WRG"],
    words: ["white up", "white on the right", "white on the left"],
  },
  {
    where: "bottom",
    below: true,
    piece: [..."YGR"],
    words: ["yellow down", "yellow on the left", "yellow on the right"],
  },
];

/** The two front right corners, seen from outside, in their three twists. */
export function ReadingTwists() {
  return (
    <FigureFrame
      id="reading-twists"
      title="Read a twist"
      lead="Find the framed sticker, and see how it has turned."
      caption="Each drawing is one corner with its point towards you. The framed sticker is the white or yellow one. A clockwise twist moves it from the top to the right, or from the bottom to the left."
    >
      <table>
        <thead>
          <tr>
            <td />
            {[0, 1, 2].map((twist) => (
              <th key={twist} scope="col">
                <b>{twist}</b>
                <span>
                  {["not twisted", "clockwise", "anti\u00adclockwise"][twist]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ where, below, piece, words }) => (
            <tr key={where}>
              <th scope="row">{where}</th>
              {words.map((word, twist) => (
                <td key={twist}>
                  <CornerDrawing
                    letters={twistedColours(piece, twist)}
                    below={below}
                    marked={twist}
                  />
                  <span>{word}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}

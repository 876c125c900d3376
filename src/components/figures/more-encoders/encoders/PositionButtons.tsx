import { useRef, useState } from "preact/hooks";
import { nearest } from "#kit/widget/nearest.ts";
import { useRoving } from "#kit/widget/use-roving.ts";

interface Props {
  taken: readonly boolean[];
  chosen: number;
  hintId: string;
  onChoose(place: number): void;
  /** Moves the nearest piece to a free position. */
  onTake(place: number): void;
  /** `amend` is true from the second move of a drag on. */
  onMove(from: number, to: number, options: { amend: boolean }): void;
}

/**
 * The row of positions. Pieces move by drag, by two clicks, or to a clicked free
 * position.
 */
export function PositionButtons(props: Props) {
  const { taken, chosen, hintId, onChoose, onTake, onMove } = props;
  const roving = useRoving(taken.length, 0);
  const [pickedUp, setPicked] = useState<number>();
  const picked = pickedUp !== undefined && taken[pickedUp] ? pickedUp : undefined;
  const drag = useRef<{ place: number; moved: boolean } | undefined>(undefined);
  const dragged = useRef(false);

  function grasp(event: PointerEvent, place: number): void {
    dragged.current = false;
    if (event.button !== 0 || !taken[place]) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    drag.current = { place, moved: false };
  }

  function pull(event: PointerEvent): void {
    const now = drag.current;
    if (!now) return;
    // The pointer may have left the row.
    const to = nearest(event, (event.currentTarget as Element).parentElement!.children);
    if (to === now.place || taken[to]) return;
    onMove(now.place, to, { amend: now.moved });
    onChoose(to);
    setPicked(undefined);
    drag.current = { place: to, moved: true };
    dragged.current = true;
  }

  function letGo(): void {
    if (drag.current?.moved) roving.focus(drag.current.place);
    drag.current = undefined;
  }

  function click(event: MouseEvent, place: number): void {
    // The click that ends a drag must not move another piece; keys have detail 0.
    if (event.detail !== 0 && dragged.current) return;
    onChoose(place);
    setPicked(taken[place] && place !== picked ? place : undefined);
    if (taken[place]) return;
    if (picked === undefined) onTake(place);
    else onMove(picked, place, { amend: false });
  }

  return (
    <div
      class="pascal-places"
      role="group"
      aria-label="Positions"
      aria-describedby={hintId}
      {...roving.row}
    >
      {taken.map((isTaken, place) => (
        <button
          key={place}
          type="button"
          class="pascal-place unselectable text-muted stack"
          style={{ "--i": place }}
          {...roving.item(place)}
          data-place={place}
          data-chosen={place === chosen || undefined}
          data-picked={place === picked || undefined}
          aria-pressed={isTaken}
          aria-label={`Position ${place + 1}${place === picked ? ", picked" : ""}`}
          onPointerDown={(event) => grasp(event, place)}
          onPointerMove={pull}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onClick={(event) => click(event, place)}
          onFocus={() => {
            roving.item(place).onFocus();
            onChoose(place);
          }}
        >
          <span class="pascal-piece centred" />
          <span class="pascal-number">{place + 1}</span>
        </button>
      ))}
    </div>
  );
}

import type { JSX } from "preact";
import { Button } from "./Button.tsx";
import type { EditHistory } from "./store.ts";
import { useHydrated } from "./use-widget.ts";
import "./figure-menu.css";

interface Props {
  /** The figure's id. */
  figure: string;
  title: string;
  /** Provides undo, redo and reset. */
  store: EditHistory | undefined;
  predict: PredictionSwitch | undefined;
}

/** Hides the results of a figure, so that they can be predicted, or shows them again. */
export interface PredictionSwitch {
  readonly isOn: boolean;
  toggle(): void;
}

/** The actions that figures have in common: in a menu, or in a row while presented. */
export function FigureMenu({ figure, title, store, predict }: Props) {
  const id = `${figure}-actions`;
  return (
    <div class="figure-menu">
      <Button popovertarget={id} aria-label={`Actions for “${title}”`}>
        <span aria-hidden="true">⋯</span>
      </Button>
      <div
        id={id}
        class="figure-actions framed"
        popover="auto"
        onClickCapture={closeMenu}
      >
        {store && <HistoryButtons store={store} />}
        {predict && (
          <Button
            class="predict-button"
            aria-pressed={predict.isOn}
            title="Hide the results, guess them, and show them one by one"
            onClick={predict.toggle}
          >
            Predict
          </Button>
        )}
        <Button
          class="present-button"
          title="For a class: large, from this figure on"
          onClick={present}
        >
          Present
        </Button>
        <Button
          class="share-button"
          title="A link, a frame for another page, or a picture"
          onClick={share}
        >
          Share
        </Button>
      </div>
    </div>
  );
}

// aria-disabled rather than disabled, so that the button keeps the keyboard focus.
function HistoryButtons({ store }: { store: EditHistory }) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        data-repeats
        title="Ctrl+Z"
        onClick={store.undo}
        idle={!hydrated || !store.canUndo.value}
      >
        Undo
      </Button>
      <Button
        class="redo-button"
        data-repeats
        title="Ctrl+Shift+Z"
        onClick={store.redo}
        idle={!hydrated || !store.canRedo.value}
      >
        Redo
      </Button>
      <Button onClick={store.reset} idle={!hydrated || !store.edited.value}>
        Reset
      </Button>
    </>
  );
}

/** Returns the focus to the menu's button before the action moves it on. */
function closeMenu(event: JSX.TargetedMouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target as Element).closest("[data-repeats]")) currentTarget.hidePopover();
}

/** Asks the page to share this figure; see site/share/share-figures.ts. */
function share({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.dispatchEvent(new Event("share", { bubbles: true }));
}

/** Presents this figure and what follows it; see site/presenter/entry-points.ts. */
function present({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.dispatchEvent(new Event("present", { bubbles: true }));
}

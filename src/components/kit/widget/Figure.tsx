import { useEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChildren, HTMLAttributes } from "preact";
import { StorageNotice } from "../storage/StorageNotice.tsx";
import { FigureMenu, type PredictionSwitch } from "./FigureMenu.tsx";
import { Speaker } from "./speaker.ts";
import type { EditHistory } from "./store.ts";
import { useHydrated } from "./use-widget.ts";

interface FrameProps {
  /** The figure's anchor in the page. */
  id: string;
  title: string;
  /** What to see or to do first, in one short sentence. */
  lead: string;
  /** Describes the current state of the drawing. */
  caption: ComponentChildren;
  /**
   * What its longest words take in rem, so that nothing moves: wide, to 45 rem, to 35
   * rem.
   */
  captionRoom?: readonly number[];
  children: ComponentChildren;
}

interface Props extends FrameProps {
  /** Provides undo, reset, the edited mark and announcements. */
  store?: EditHistory;
  /** Announced with each change: what the store's model can't know. */
  besides?: string | undefined;
  /** Whether its results are hidden, so that they are not announced either. */
  isSecret?: boolean;
  /** The figure's own few controls, at the top right. */
  controls?: ComponentChildren;
  predict?: PredictionSwitch;
}

/** The frame that all widgets share. */
export function Figure(props: Props) {
  const { store, besides, isSecret, controls, predict, children, ...frame } = props;
  const hydrated = useHydrated();
  const edited = hydrated && store !== undefined && store.edited.value;
  return (
    <FigureFrame
      {...frame}
      attributes={{
        "data-edited": edited || undefined,
        "data-hydrated": hydrated || undefined,
        onKeyDown: (event: KeyboardEvent) => store && handleUndoKeys(event, store),
      }}
      mark={store && <span class="edited">edited</span>}
      controls={
        <div class="figure-controls screen-only row needs-js">
          {controls}
          <FigureMenu figure={frame.id} title={frame.title} {...{ store, predict }} />
        </div>
      }
    >
      {children}
      {store && <FigureNotice store={store} />}
      {store && !isSecret && <FigureStatus store={store} besides={besides} />}
    </FigureFrame>
  );
}

/** A figure's title, drawing and caption: sufficient for one that never changes. */
export function FigureFrame(
  props: FrameProps & {
    attributes?: HTMLAttributes<HTMLElement> &
      Readonly<Record<`data-${string}`, unknown>>;
    /** Shown next to the title. */
    mark?: ComponentChildren;
    controls?: ComponentChildren;
  },
) {
  const { id, title, lead, caption, children, attributes, mark, controls } = props;
  const room = props.captionRoom?.map((rem, i) => `--room-${i}: ${rem}rem`).join("; ");
  return (
    <figure
      class="figure framed"
      id={id}
      aria-labelledby={`${id}-title`}
      style={room}
      {...attributes}
    >
      <div class="figure-head text-xs text-muted row">
        <div class="figure-name">
          <p class="figure-title semibold text-sm">
            <span id={`${id}-title`}>{title}</span>
            {mark}
          </p>
          <p class="figure-lead">{lead}</p>
        </div>
        {controls}
      </div>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/**
 * Ctrl+Z and Ctrl+Shift+Z anywhere in the figure except in fields, which have their own
 * undo.
 */
function handleUndoKeys(event: KeyboardEvent, store: EditHistory): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  if ((event.target as HTMLElement).matches("input, textarea")) return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
}

/**
 * Shows why the state in the address was rejected, or why stored work can't be saved or
 * read.
 */
export function FigureNotice({
  store,
}: {
  store: Pick<EditHistory, "notice" | "kept">;
}) {
  const hydrated = useHydrated();
  const notice = hydrated && store.notice.value;
  return (
    <>
      {notice && (
        <p class="figure-notice text-sm" role="alert">
          {notice}
        </p>
      )}
      {store.kept && (
        <StorageNotice work={store.kept} what="What you make here" file="unreadable" />
      )}
    </>
  );
}

/** Signals that a mounted figure already announces, so that two figures of a store don't both speak. */
const claimedSignals = new WeakSet<EditHistory["spoken"]>();

export function FigureStatus({
  store,
  besides,
}: Pick<Props, "besides"> & { store: EditHistory }) {
  const [text, setText] = useState("");
  const [speaks, setSpeaks] = useState(false);
  const { spoken } = store;
  const now = [spoken.value, spoken.value && besides].filter(Boolean).join(" ");
  const speaker = useMemo(() => new Speaker(setText), []);
  useEffect(() => () => speaker.stop(), []);
  useEffect(() => {
    if (claimedSignals.has(spoken)) return;
    claimedSignals.add(spoken);
    setSpeaks(true);
    return () => void claimedSignals.delete(spoken);
  }, [spoken]);
  useEffect(() => {
    if (speaks) speaker.tell(now);
  }, [speaks, now]);
  return (
    <p class="visually-hidden" role="status">
      {text}
    </p>
  );
}

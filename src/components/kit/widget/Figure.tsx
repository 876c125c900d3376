import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { EditHistory } from "./store.ts";
import { useAwake } from "./use-widget.ts";

/** Long enough that a held key or a drag is spoken once, when it ends. */
const SPEECH_DELAY = 350;

interface Props {
  /** Anchor of the figure in the page. */
  id: string;
  title: string;
  /** Undo, reset, the edited mark and spoken changes come from here. */
  store?: EditHistory;
  /** The figure's own few controls, at the top right. */
  controls?: ComponentChildren;
  /** Says in words what is to be seen now. */
  caption: ComponentChildren;
  children: ComponentChildren;
}

/** The frame that all widgets share. */
export function Figure({ id, title, store, controls, caption, children }: Props) {
  const awake = useAwake();
  const frame = useRef<HTMLElement>(null);
  const edited = awake && store !== undefined && store.edited.value;
  return (
    <figure
      ref={frame}
      class="figure"
      id={id}
      aria-labelledby={`${id}-title`}
      data-edited={edited || undefined}
      data-awake={awake || undefined}
      onKeyDown={(event) => store && handleUndoKeys(event, store)}
    >
      <div class="figure-head">
        <p class="figure-title">
          <span id={`${id}-title`}>{title}</span>
          {store && <span class="edited">edited</span>}
        </p>
        <div class="figure-controls needs-js">
          {controls}
          {store && <HistoryButtons store={store} awake={awake} />}
          <LargeButton frame={frame} />
        </div>
      </div>
      {children}
      {awake && store?.notice.value && (
        <p class="figure-notice" role="alert">
          {store.notice.value}
        </p>
      )}
      <figcaption>{caption}</figcaption>
      {store && <Speech store={store} />}
    </figure>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z anywhere in the figure but in a field, which has its own. */
function handleUndoKeys(event: KeyboardEvent, store: EditHistory): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  if ((event.target as HTMLElement).matches("input, textarea")) return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
}

// aria-disabled rather than disabled: the keyboard's focus stays where it is.
function HistoryButtons({ store, awake }: { store: EditHistory; awake: boolean }) {
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={store.undo}
        aria-disabled={!awake || !store.canUndo.value}
      >
        Undo
      </button>
      <button
        type="button"
        class="button"
        onClick={store.reset}
        aria-disabled={!awake || !store.edited.value}
      >
        Reset
      </button>
    </>
  );
}

/** For a class: the figure alone, filling the screen in large type. */
function LargeButton({ frame }: { frame: { current: HTMLElement | null } }) {
  const [large, setLarge] = useState(false);
  useEffect(() => {
    const follow = () => setLarge(document.fullscreenElement === frame.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [frame]);
  const toggle = () =>
    large ? document.exitFullscreen() : frame.current?.requestFullscreen?.();
  return (
    <button
      type="button"
      class="button large-button"
      onClick={() => void toggle()}
      title={large ? "Back to the page" : "Fill the screen, for a class"}
    >
      {large ? "Back" : "Large"}
    </button>
  );
}

/** What some figure speaks already: a change that two of them show is spoken once. */
const spokenFor = new WeakSet<EditHistory["spoken"]>();

export function Speech({ store }: { store: EditHistory }) {
  const [text, setText] = useState("");
  const [speaks, setSpeaks] = useState(false);
  const { spoken } = store;
  const now = spoken.value;
  useEffect(() => {
    if (spokenFor.has(spoken)) return;
    spokenFor.add(spoken);
    setSpeaks(true);
    return () => void spokenFor.delete(spoken);
  }, [spoken]);
  useEffect(() => {
    if (!speaks) return;
    const timer = setTimeout(() => setText(now), SPEECH_DELAY);
    return () => clearTimeout(timer);
  }, [speaks, now]);
  return (
    <p class="visually-hidden" role="status">
      {text}
    </p>
  );
}

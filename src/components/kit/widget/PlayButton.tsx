interface Props {
  playing: { readonly isPlaying: boolean; toggle(): void };
  /** There is nothing to play. */
  idle?: boolean;
  class?: string;
}

export function PlayButton({ playing, idle, class: look = "" }: Props) {
  return (
    <button
      type="button"
      class={`button ${look}`}
      aria-disabled={idle}
      onClick={() => idle || playing.toggle()}
    >
      {playing.isPlaying ? "Pause" : "Play"}
    </button>
  );
}

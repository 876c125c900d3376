import { Button } from "./Button.tsx";

interface Props {
  playing: { readonly isPlaying: boolean; toggle(): void };
  /** There is nothing to play. */
  idle?: boolean;
  class?: string;
}

export function PlayButton({ playing, idle, class: look }: Props) {
  return (
    <Button class={look} idle={idle} onClick={playing.toggle}>
      {playing.isPlaying ? "Pause" : "Play"}
    </Button>
  );
}

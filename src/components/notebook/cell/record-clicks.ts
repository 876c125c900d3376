import {
  type EarlyClick,
  isHandledByBrowser,
  replayClicks,
} from "#kit/widget/early-click.ts";

/**
 * Records clicks on shipped controls that nothing listens to yet. Fields are left to
 * early-changes.ts.
 * @returns  ends the recording and replays the clicks
 */
export function recordClicks(container: HTMLElement): () => void {
  const clicks: EarlyClick[] = [];
  const record = (event: MouseEvent) => {
    const { detail, clientX, clientY } = event;
    const target = event.target as Element;
    if (!isHandledByBrowser(target)) clicks.push({ target, detail, clientX, clientY });
  };
  container.addEventListener("click", record);
  return () => {
    container.removeEventListener("click", record);
    void replayClicks(clicks.splice(0));
  };
}

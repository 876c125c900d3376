import { useEffect, useRef } from "preact/hooks";
import type { WorkDescription, WorkStatus } from "./show-notice.ts";
import { statusPart, watchWork } from "./watch-work.ts";

interface Props extends WorkDescription {
  work: WorkStatus;
  /** All is said when left out. */
  part?: "faults" | "unreadable";
}

/** A notice near the reader's work if it can't be stored or read. */
export function StorageNotice({ work, part, ...about }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return watchWork(place.current!, part ? statusPart(work, part) : work, about);
  }, [work]);
  return <div ref={place} class="storage-notice screen-only" hidden />;
}

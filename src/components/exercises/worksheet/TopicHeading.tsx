import { TOPICS } from "../endless/topics.ts";
import { formatSheetQuery } from "../practice/sheet-address.ts";
import { QrCode } from "#kit/qr/QrCode.tsx";
import type { WorksheetPart } from "./worksheet-part.ts";

interface Props {
  part: WorksheetPart;
  /** The number of its exercises on earlier pages. */
  from: number;
  practice?: string | undefined;
}

/** A topic's title, question and QR code. */
export function TopicHeading({ part, from, practice }: Props) {
  const { topic, level, sheet, question } = part;
  const { title, levels } = TOPICS[topic];
  if (from > 0) {
    return (
      <div>
        <p class="worksheet-title">
          {title} <small>· continued</small>
        </p>
        {question && <p class="worksheet-question">{question}</p>}
      </div>
    );
  }
  const address = practice && practice + formatSheetQuery(part);
  return (
    <div class="worksheet-head">
      <div>
        <p class="worksheet-title">{title}</p>
        <p class="worksheet-level">
          Sheet {sheet} · level {level}: {levels[level - 1]}
        </p>
        {question && <p class="worksheet-question">{question}</p>}
      </div>
      <div class="worksheet-link" data-of-browser>
        {address && <QrCode text={address} label={`QR code of ${address}`} />}
        <p>{address && withoutScheme(address)}</p>
      </div>
    </div>
  );
}

/** The address without protocol, as readers type it. */
function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, "");
}

import { Fragment } from "preact";

/** Numbers of more than twelve digits. */
const LONG = /\d[\d,]{15,}/g;

/** Text whose long numbers may wrap after a comma, but not within a group. */
export function GroupedNumbers({ children }: { children: string }) {
  const parts = children
    .replace(LONG, (number) => number.replaceAll(",", ",\u200b"))
    .split("\u200b");
  return (
    <>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

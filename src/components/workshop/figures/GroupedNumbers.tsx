import { Fragment } from "preact";

/** A number of more than twelve digits: shorter ones are seen as one. */
const LONG = /\d[\d,]{15,}/g;

/**
 * Words in which long numbers may go on in the next line, but only after a comma: broken in
 * the middle of a group, nobody could read them.
 */
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

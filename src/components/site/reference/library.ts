import { readLibraryDocs } from "../../../../build/content/library-docs.ts";

/** The library as the reference shows it: read once a build. */
export const GROUPS = readLibraryDocs();

const ENTRIES = GROUPS.flatMap(({ entries }) => entries);

/** Where each export has its section. */
export const ADDRESSES: ReadonlyMap<string, string> = new Map(
  ENTRIES.map(({ name, address }) => [name, address]),
);

/** What an example can import. */
export const VALUES: ReadonlySet<string> = new Set(
  ENTRIES.filter(({ kind }) => kind !== "type").map(({ name }) => name),
);

/** The addresses of all exports but one, which need not lead to itself. */
export function addressesBut(name: string): ReadonlyMap<string, string> {
  return new Map([...ADDRESSES].filter(([other]) => other !== name));
}

import {
  readFormerNames,
  readLibraryDocs,
} from "../../../../build/content/library-docs.ts";

/** The library's documentation: read once per build. */
export const GROUPS = readLibraryDocs();

const ENTRIES = GROUPS.flatMap(({ entries }) => entries);

/** The address of each export's section. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  ENTRIES.map(({ name, address }) => [name, address]),
);

/** The former names of an export: their addresses lead to its section. */
export function formerNames(name: string): readonly string[] {
  return FORMER_NAMES.get(name) ?? [];
}

const FORMER_NAMES = readFormerNames();

/** What an example can import. */
export const VALUES: ReadonlySet<string> = new Set(
  ENTRIES.filter(({ kind }) => kind !== "type").map(({ name }) => name),
);

/** The addresses of all exports but one, whose own section needs no link to itself. */
export function addressesBut(name: string): ReadonlyMap<string, string> {
  return new Map([...ADDRESSES].filter(([other]) => other !== name));
}

import {
  modulesOf,
  readFormerNames,
  readLibraryDocs,
} from "#build/content/library-docs.ts";

/** The documentation of the library, read once per build. */
export const EXPORT_GROUPS = readLibraryDocs();

const ENTRIES = EXPORT_GROUPS.flatMap(({ entries }) => entries);

/** The URL of each export's section. */
const URLS: ReadonlyMap<string, string> = new Map(
  ENTRIES.map(({ name, address }) => [name, address]),
);

/** The former names of an export: their addresses lead to its section. */
export function formerNames(name: string): readonly string[] {
  return FORMER_NAMES.get(name) ?? [];
}

const FORMER_NAMES = readFormerNames();

/** The module of each export that an example can import. */
export const EXPORT_MODULES = modulesOf(EXPORT_GROUPS);

/** The URLs of all exports except one, for links in that one's section. */
export function linksExcept(name: string): ReadonlyMap<string, string> {
  return new Map([...URLS].filter(([other]) => other !== name));
}

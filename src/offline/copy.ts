// What the service worker saves, and what it and the pages tell each other.

/** A file of the site, as the build left it. */
export interface SavedFile {
  /** Below the site's root; of a page, its address. */
  readonly url: string;
  /** Of a file whose name does not change with its contents, a hash; else null. */
  readonly revision: string | null;
  /** As in an `integrity` attribute: another file at the address is not saved. */
  readonly integrity: string;
}

/** One version of the whole site. */
export interface Copy {
  /** The project's version, with some digits of the hash of all files. */
  readonly version: string;
  readonly bytes: number;
  readonly files: readonly SavedFile[];
  /** The page of the frame in which cells run, below the site's root. */
  readonly sandbox: string;
}

/** What a page asks of a service worker, each with a port for the answer. */
export type CopyRequest =
  /** Fetch again what is missing. */
  | "repair"
  /** Replace the version that is in use. */
  | "take over"
  /** Delete what is saved, and save nothing more. */
  | "forget";

/** The answer: what is there afterwards. */
export interface CopyReport {
  readonly version: string;
  readonly bytes: number;
  readonly files: number;
  /** Missing files that could not be had. */
  readonly missing: number;
}

/** Sent to all pages while a version is being saved. */
export interface SaveProgress {
  readonly version: string;
  readonly saved: number;
  readonly files: number;
}

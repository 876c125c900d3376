// The list of saved files, and the messages between pages and service worker.

/** A file of the built site. */
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
  /** How many of the files, from the first, are saved on the first visit: what a class needs. */
  readonly atFirst: number;
  /** The page of the frame in which cells run, below the site's root. */
  readonly sandbox: string;
}

/** Requests of a page to a service worker, each sent with a port for the answer. */
export type CopyRequest =
  /** Tell what is saved. */
  | "report"
  /** Download one missing file. */
  | "save next"
  /** Download all missing files. */
  | "save all"
  /** Replace the version that is in use. */
  | "take over"
  /** Delete the copy and save nothing more. */
  | "forget";

/** The answer to a request: what is saved afterwards. */
export interface CopyReport {
  readonly version: string;
  readonly bytes: number;
  readonly files: number;
  /** The number of files that are not saved. */
  readonly missing: number;
  /** Whether everything is saved that a class needs. */
  readonly isUsable: boolean;
}

/** Sent to all pages while files are being saved. */
export interface SaveProgress {
  readonly version: string;
  readonly saved: number;
  readonly files: number;
}

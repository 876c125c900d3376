import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const FOLDER = process.env["EVERY_CUBE_CACHE"] ?? ".cache/build";
/** Entries that no build has used for this many days are removed. */
const DAYS = 30;

/**
 * Returns a text from the cache, or makes and stores it.
 *
 * @param parts  everything the text depends on, as JSON values
 * @param make   makes the text if it isn't cached
 */
type FromCache = (parts: readonly unknown[], make: () => string) => string;

/**
 * Caches texts that take long to make, from one build to the next. Several builds may share
 * the cache; a damaged file counts as missing.
 */
export function openCache(folder = FOLDER): FromCache {
  removeOld(folder);
  const texts = new Map<string, string>();
  return (parts, make) => {
    const key = hashOf(JSON.stringify(parts));
    const text = texts.get(key) ?? readOrMake(join(folder, key), make);
    texts.set(key, text);
    return text;
  };
}

function readOrMake(file: string, make: () => string): string {
  const cached = read(file);
  if (cached !== undefined) return cached;
  const text = make();
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    // Written under another name first, so that a cached file is always complete.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, `${hashOf(text)}\n${text}`);
    renameSync(unfinished, file);
  });
  return text;
}

function read(file: string): string | undefined {
  return attempt(() => {
    const whole = readFileSync(file, "utf8");
    const end = whole.indexOf("\n");
    const text = whole.slice(end + 1);
    if (hashOf(text) !== whole.slice(0, end)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return text;
  });
}

function removeOld(folder: string): void {
  const oldest = Date.now() - DAYS * 24 * 60 * 60 * 1000;
  for (const name of attempt(() => readdirSync(folder)) ?? []) {
    const file = join(folder, name);
    attempt(() => {
      if (statSync(file).mtimeMs < oldest) rmSync(file);
    });
  }
}

/** A full or read-only disk only makes the build slower. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

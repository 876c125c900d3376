// The engines of Firefox and WebKit, for the tests: where Debian's packages put them.
import { existsSync, globSync } from "node:fs";

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} project  that of playwright.config.ts
 * @property {string[]} packages
 * @property {string | undefined} path  of the browser, where all that it needs is there
 */

/** @returns {Engine[]} */
export function engines() {
  return [
    {
      name: "Firefox",
      project: "firefox",
      packages: ["firefox-esr"],
      path: firstOf(process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr"),
    },
    {
      name: "WebKit",
      project: "webkit",
      packages: ["webkit2gtk-driver", "xvfb"],
      path: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) =>
        existsSync(path),
      )
        ? firstOf("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        : undefined,
    },
  ];
}

/** @param {string} pattern */
const firstOf = (pattern) => globSync(pattern).find((path) => existsSync(path));

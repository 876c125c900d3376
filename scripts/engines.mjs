// Where Debian's packages install the Firefox and WebKit that the tests use.
import { existsSync, globSync } from "node:fs";

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} project  its name in playwright.config.ts
 * @property {string[]} packages
 * @property {string | undefined} path  of the browser, if everything it needs is installed
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

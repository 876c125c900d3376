// The script of a page that shows one figure, which other sites frame. It is inlined, so it
// imports nothing.

const root = document.documentElement;

/** What the frame's address can ask for, besides a state of the figure. */
const OPTIONS = {
  theme: ["light", "dark"],
  controls: ["0", "1"],
  predict: ["0", "1"],
};

const search = new URLSearchParams(location.search);
for (const [name, values] of Object.entries(OPTIONS)) {
  const value = search.get(name);
  if (value === null) continue;
  if (values.includes(value)) root.dataset[name] = value;
  else console.warn(`“${name}=${value}” is ignored: it can be ${values.join(" or ")}.`);
}

// In a sandbox the frame has no origin, and can't start a worker from a file of its site; but
// it can from a text of its own, which loads that file. What is sent to it earlier waits.
if (self.origin === "null") {
  const { Worker } = self;
  self.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const text = `const early = [], keep = (event) => early.push(event);
        addEventListener("message", keep);
        import(${JSON.stringify(String(address))}).then(() => {
          removeEventListener("message", keep);
          for (const { data, ports } of early) {
            dispatchEvent(new MessageEvent("message", { data, ports }));
          }
        }).catch((error) => setTimeout(() => { throw error; }));`;
      super(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), {
        ...options,
        type: "classic",
      });
    }
  };
}

// Tells the page around it how tall the figure is, and again whenever that changes.
function tellHeight(): void {
  const height = Math.ceil(root.getBoundingClientRect().height);
  const figure = root.dataset["embedded"];
  parent.postMessage({ type: "every-cube", figure, height }, "*");
}
new ResizeObserver(tellHeight).observe(root);
// A frame out of view is not observed.
addEventListener("load", tellHeight);

// Other pages of the site can't be framed, so links open in a new tab. Those in the figure are
// relative to its page, and the one below it shows what the reader sees.
addEventListener(
  "click",
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    const source = document.querySelector<HTMLAnchorElement>(".embed-source a")!;
    link.target = "_blank";
    if (link !== source) {
      link.href = new URL(link.getAttribute("href")!, source.href).href;
      return;
    }
    const state = new URLSearchParams(location.search);
    for (const name of Object.keys(OPTIONS)) state.delete(name);
    link.search = String(state);
  },
  { capture: true },
);

// The last script of lesson.html before Astro's own. A page that is opened as a file can't
// load modules from files, but it can from texts that it holds itself. It is inlined, so it
// imports nothing.

const addressOf = (id: string) => {
  const text = JSON.parse(document.getElementById(id)!.textContent);
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
};

/** Gives the code that starts a worker the address of its script. */
Object.assign(window, { workerAddress: (name: string) => addressOf(`worker-${name}`) });

// Such a worker can't be a module in Chromium. The scripts are bundled to need no imports.
const { Worker } = self;
self.Worker = class extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(address, { ...options, type: "classic" });
  }
};

const modules = addressOf("modules");
for (const island of document.querySelectorAll("astro-island")) {
  island.setAttribute("component-url", modules);
  island.setAttribute("renderer-url", modules);
}
void import(modules);

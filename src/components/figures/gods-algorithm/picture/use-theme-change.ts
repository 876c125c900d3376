import { useEffect, useState } from "preact/hooks";

/** A number that changes when the page switches between light and dark. */
export function useThemeChange(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const note = () => setChanges((count) => count + 1);
    const toggled = new MutationObserver(note);
    toggled.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", note);
    return () => {
      toggled.disconnect();
      system.removeEventListener("change", note);
    };
  }, []);
  return changes;
}

import { useEffect, useState } from "preact/hooks";

/** A number that changes when the page switches between light and dark. */
export function useThemeChange(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const increment = () => setChanges((count) => count + 1);
    const observer = new MutationObserver(increment);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", increment);
    return () => {
      observer.disconnect();
      system.removeEventListener("change", increment);
    };
  }, []);
  return changes;
}

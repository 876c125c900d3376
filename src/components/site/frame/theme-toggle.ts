// The button that switches between light and dark, and stores the choice.

const root = document.documentElement;
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

document.querySelector("[data-theme-toggle]")?.addEventListener("click", () => {
  const shown = root.dataset["theme"] ?? (systemIsDark.matches ? "dark" : "light");
  const theme = shown === "dark" ? "light" : "dark";
  root.dataset["theme"] = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is forbidden: the choice only holds for this page.
  }
});

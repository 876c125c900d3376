/**
 * Scrolls to what has just been revealed in a presented figure, which a class that zooms in
 * sees only in part.
 */
export function scrollPresented(revealed: Element): void {
  if (!revealed.closest("[data-stop]")) return;
  // In the middle, clear of the questions at both edges.
  revealed.scrollIntoView({ block: "center", inline: "nearest" });
}

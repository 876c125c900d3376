/** The room between lines, letters and words that WCAG 1.4.12 lets readers ask for. */
export const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

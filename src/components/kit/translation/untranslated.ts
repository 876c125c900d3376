/**
 * Attributes of elements that say the same in every language: cards, digits, moves. In the
 * browser Preact sets a property, which is a boolean; on the server it leaves out `false`.
 */
export const UNTRANSLATED = {
  translate: (import.meta.env.SSR ? "no" : false) as false,
};

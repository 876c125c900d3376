// For the templates of .astro files; .oxlintrc.json is for all other code, theirs included.
import astro from "eslint-plugin-astro";

export default [
  { ignores: ["**/*.js", "**/*.mjs"] },
  ...astro.configs.recommended,
  { rules: { eqeqeq: "error", "object-shorthand": "error" } },
];

// For .astro files alone; .oxlintrc.json is for all others.
import astro from "eslint-plugin-astro";

export default [{ ignores: ["**/*.js", "**/*.mjs"] }, ...astro.configs.recommended];

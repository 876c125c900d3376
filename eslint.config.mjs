import astro from "eslint-plugin-astro";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/", ".astro/", ".cache/", ".tools/", "node_modules/"] },
  // Cells: they use each other's names, and the build compiles them.
  { ignores: ["src/components/exercises/*/*/*.ts"] },
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-console": "off",
      "prefer-const": "error",
      "object-shorthand": "error",
    },
  },
  { files: ["src/lib/**"], rules: { "no-console": "error" } },
);

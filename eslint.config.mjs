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
  {
    files: ["test/browser/**"],
    // What needs no network has a project, and so workers, of its own.
    ignores: ["test/browser/visit.ts", "test/browser/site/offline.spec.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          importNames: ["test"],
          message: "test/browser/visit.ts has one that starts no other workers.",
        },
      ],
    },
  },
);

import type { ImportDeclaration } from "@babel/types";
import { resolveSpecifier } from "./resolve-specifier.ts";

/** One name that a cell imports. */
export interface CellImport {
  readonly module: string;
  /** The exported name; `*` for a namespace. */
  readonly name: string;
  readonly local: string;
}

/** The values that an import declaration imports, in order; types are left out. */
export function importsOf({
  importKind,
  source,
  specifiers,
}: ImportDeclaration): CellImport[] {
  if (importKind === "type") return [];
  return specifiers.flatMap((specifier): CellImport[] => {
    const [module, local] = [resolveSpecifier(source.value), specifier.local.name];
    switch (specifier.type) {
      case "ImportDefaultSpecifier":
        return [{ module, name: "default", local }];
      case "ImportNamespaceSpecifier":
        return [{ module, name: "*", local }];
      case "ImportSpecifier": {
        if (specifier.importKind === "type") return [];
        const { imported } = specifier;
        return [
          { module, name: "name" in imported ? imported.name : imported.value, local },
        ];
      }
    }
  });
}

/** Converts imports to a one-line statement that needs no module system. */
export function importStatement(imports: readonly CellImport[]): string {
  return imports
    .map(({ module, name, local }) => {
      const from = JSON.stringify(module);
      if (name === "*") return `const ${local} = __import(${from}, []);`;
      const names = JSON.stringify([name]);
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
      return `const { ${key}: ${local} } = __import(${from}, ${names});`;
    })
    .join(" ");
}

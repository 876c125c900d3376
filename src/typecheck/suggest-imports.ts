import type ts from "typescript";
import {
  type SuggestedImport,
  suggestImport,
} from "../notebook/code/suggested-imports.ts";
import type { TypeFiles } from "./notebook-files.ts";

/** Returns a function that finds the import for an undeclared name. */
export function importSuggester(
  service: ts.LanguageService,
  modules: TypeFiles["modules"],
) {
  return (name: string): SuggestedImport | undefined => {
    const program = service.getProgram()!;
    const checker = program.getTypeChecker();
    return suggestImport(name, Object.keys(modules), (module) => {
      // Only the library's declarations are available here.
      const path = modules[module].replace(/^\./, "").replace(/(?<!\.d)\.ts$/, ".d.ts");
      const file = program.getSourceFile(path);
      const exported = file && checker.getSymbolAtLocation(file);
      return (
        exported !== undefined &&
        checker.tryGetMemberInModuleExports(name, exported) !== undefined
      );
    });
  };
}

// Parts of outputs whose code, in the browser, is loaded when it is needed.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ControlProps } from "../inputs/control-props.ts";
import type { CubeProps } from "./CubeOutput.tsx";
import type { TableProps } from "./Table.tsx";
import {
  knownControl,
  loadControls,
  loadCube,
  loadTable,
  parts,
} from "./when-needed.ts";

export const LazyControl = lazy<ControlProps>({
  known: ({ input }) => knownControl(input),
  load: ({ input }) => loadControls(input),
  name: "controls",
});

export const LazyCube = lazy<CubeProps>({
  known: () => parts.CubeOutput,
  load: loadCube,
  name: "cube",
});

export const LazyTable = lazy<TableProps>({
  known: () => parts.Table,
  load: loadTable,
  name: "table",
});

interface Part<Props> {
  known(props: Props): ComponentType<Props> | undefined;
  load(props: Props): Promise<ComponentType<Props>>;
  /** In the sentence that says that it could not be loaded. */
  readonly name: string;
}

function lazy<Props extends object>({ known, load, name }: Part<Props>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => known(props));
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Loaded) return;
      load(props).then(
        (component) => setLoaded(() => component),
        () => setHasFailed(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? (
      <p class="output-problem" role="alert">
        The {name} could not be loaded. When you are connected, load the page again.
      </p>
    ) : null;
  };
}

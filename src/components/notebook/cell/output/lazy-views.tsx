// Views whose code is loaded on first use in the browser.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ControlProps } from "../inputs/control-props.ts";
import type { CubeProps } from "./CubeOutput.tsx";
import type { TableProps } from "./Table.tsx";
import {
  loadedControl,
  loadControls,
  loadCube,
  loadTable,
  loadedParts,
} from "./load-views.ts";

export const LazyControl = lazy<ControlProps>({
  loaded: ({ input }) => loadedControl(input),
  load: ({ input }) => loadControls(input),
  name: "controls",
});

export const LazyCube = lazy<CubeProps>({
  loaded: () => loadedParts.CubeOutput,
  load: loadCube,
  name: "cube",
});

export const LazyTable = lazy<TableProps>({
  loaded: () => loadedParts.Table,
  load: loadTable,
  name: "table",
});

interface LazyPart<Props> {
  loaded(props: Props): ComponentType<Props> | undefined;
  load(props: Props): Promise<ComponentType<Props>>;
  readonly name: string;
}

function lazy<Props extends object>({ loaded, load, name }: LazyPart<Props>) {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded(props));
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

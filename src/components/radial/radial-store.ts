import { WidgetStore } from "../widget/store.ts";
import { radialModel } from "./radial-model.ts";

export const radialStore = new WidgetStore(radialModel);

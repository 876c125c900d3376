import { WidgetStore } from "#kit/widget/store.ts";
import { radialModel } from "./radial-model.ts";

export const radialStore = new WidgetStore(radialModel);

import { WidgetStore } from "#kit/widget/store.ts";
import { twistsModel } from "./twists-model.ts";

export const twistsStore = new WidgetStore(twistsModel);

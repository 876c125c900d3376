import { WidgetStore } from "#kit/widget/store.ts";
import { digitsModel } from "./digits-model.ts";

export const digitsStore = new WidgetStore(digitsModel);

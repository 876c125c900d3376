import { WidgetStore } from "../../../kit/widget/store.ts";
import { countModel } from "./count-model.ts";

export const countStore = new WidgetStore(countModel);

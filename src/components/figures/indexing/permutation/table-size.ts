import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export const TABLE_SIZES: readonly number[] = [3, 4, 5];

export const tableSizeModel: WidgetModel<number, number> = {
  key: "table",
  version: 1,
  initial: 4,
  update: (_, n) => n,
  encode: String,
  decode(text) {
    const n = TABLE_SIZES.find((size) => String(size) === text);
    if (n === undefined) throw new Error("the table has 3, 4 or 5 pieces");
    return n;
  },
  describe: (n) => `The table shows ${n} pieces.`,
};

export const tableSizeStore = new WidgetStore(tableSizeModel);

import { expect, test } from "vitest";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";

const csv = async (name: string) =>
  new TextEncoder().encode(`name\n${name}\n`).buffer as ArrayBuffer;

test("is null until a file is chosen, and then reads it", async () => {
  const file = Inputs.file({ label: "orders", accept: ".csv" });
  expect(file.input).toEqual({
    type: "file",
    label: "orders",
    accept: ".csv",
    value: "",
  });
  expect([file.value, file.read("", csv)]).toEqual([null, null]);
  const chosen = file.read("a.csv", csv);
  expect(chosen?.name).toBe("a.csv");
  expect([...(await chosen!.csv())]).toEqual([{ name: "a.csv" }]);
});

test("a form passes on the function that reads files", async () => {
  const form = Inputs.form({ orders: Inputs.file(), on: Inputs.toggle() });
  const { orders } = form.read(["b.csv", true], csv);
  expect(await orders?.text()).toBe("name\nb.csv\n");
});

test("a control that is not displayed has no files", async () => {
  await expect(Inputs.file().read("a.csv")?.text()).rejects.toThrow(
    "a.csv cannot be read: view(…) has not shown its control",
  );
});

test.each([
  [
    () => Inputs.file({ accept: [".csv"] as never }),
    "Inputs.file: accept is an array; expected text",
  ],
  [
    () => Inputs.file({ accept: "x".repeat(101) }),
    "Inputs.file: accept has 101 characters; expected 100 at most",
  ],
  [
    () => Inputs.file({ multiple: true } as never),
    "Inputs.file has no option “multiple”; expected label, accept, disabled",
  ],
  [() => Inputs.file().read(5), "the value of “file” is 5; expected a file’s name"],
  [
    () => Inputs.file().read("x".repeat(101)),
    "the value of “file” has 101 characters; expected 100 at most",
  ],
])("error messages: %s", (make, message) => {
  expect(make).toThrow(expect.objectContaining({ message }));
});

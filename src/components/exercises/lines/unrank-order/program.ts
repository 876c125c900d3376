import { factorial } from "every-cube";

function orderOf(number: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, piece) => piece);
  const order: number[] = [];
  for (let column = n - 1; column >= 0; column--) {
    const digit = Math.floor(number / factorial(column));
    number = number % factorial(column);
    order.push(...left.splice(digit, 1));
  }
  return order;
}

orderOf(4, 3);

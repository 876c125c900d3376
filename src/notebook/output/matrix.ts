/** An affine map of the plane: (x, y) goes to (ax + cy + e, bx + dy + f). */
export class Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;

  constructor(a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) {
    [this.a, this.b, this.c, this.d, this.e, this.f] = [a, b, c, d, e, f];
  }

  /** The other map first, then this one. */
  multiply({ a, b, c, d, e, f }: Matrix): Matrix {
    return new Matrix(
      this.a * a + this.c * b,
      this.b * a + this.d * b,
      this.a * c + this.c * d,
      this.b * c + this.d * d,
      this.a * e + this.c * f + this.e,
      this.b * e + this.d * f + this.f,
    );
  }

  inverse(): Matrix {
    const { a, b, c, d, e, f } = this;
    const by = a * d - b * c;
    return new Matrix(
      d / by,
      -b / by,
      -c / by,
      a / by,
      (c * f - d * e) / by,
      (b * e - a * f) / by,
    );
  }

  apply(x: number, y: number): { x: number; y: number } {
    return {
      x: this.a * x + this.c * y + this.e,
      y: this.b * x + this.d * y + this.f,
    };
  }
}

/** The map of a `transform` attribute. */
export function readTransform(text: string): Matrix {
  let whole = new Matrix();
  for (const [, name, list] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    whole = whole.multiply(single(name, numbers));
  }
  return whole;
}

function single(
  name: string,
  [first = 0, second, third = 0, ...rest]: number[],
): Matrix {
  const turn = (first * Math.PI) / 180;
  switch (name) {
    case "translate":
      return new Matrix(1, 0, 0, 1, first, second ?? 0);
    case "scale":
      return new Matrix(first, 0, 0, second ?? first);
    case "rotate": {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [x, y] = [second ?? 0, third];
      return new Matrix(1, 0, 0, 1, x, y)
        .multiply(new Matrix(cos, sin, -sin, cos))
        .multiply(new Matrix(1, 0, 0, 1, -x, -y));
    }
    case "skewX":
      return new Matrix(1, 0, Math.tan(turn));
    case "skewY":
      return new Matrix(1, Math.tan(turn));
    case "matrix":
      return new Matrix(first, second, third, ...rest);
    default:
      return new Matrix();
  }
}

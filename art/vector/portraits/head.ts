import { lerp, type Point } from './geometry.ts';

export type FaceShape = 'oval' | 'round' | 'long' | 'square' | 'heart' | 'lean';

/** Half the width, jaw and chin as shares of it, and the distance from the eyes to the chin. */
const SHAPES: Record<FaceShape, { width: number; jaw: number; chin: number; length: number }> = {
  oval: { width: 49, jaw: 0.9, chin: 1.08, length: 70 },
  round: { width: 53, jaw: 0.96, chin: 1.14, length: 66 },
  long: { width: 47, jaw: 0.92, chin: 1.15, length: 77 },
  square: { width: 51, jaw: 1, chin: 1.2, length: 72 },
  heart: { width: 50, jaw: 0.84, chin: 0.82, length: 69 },
  lean: { width: 47, jaw: 0.84, chin: 0.95, length: 73 },
};

/** [u, y] around the face, from the far temple over the chin to the near temple: frontal and three-quarter view. */
const FRONTAL: readonly Point[] = [
  [0.86, -52],
  [0.97, -24],
  [0.985, -2],
  [0.97, 14],
  [0.88, 36],
  [0.7, 53],
  [0.38, 68],
  [0, 72],
  [-0.38, 68],
  [-0.7, 53],
  [-0.88, 36],
  [-0.97, 14],
  [-0.985, -2],
  [-0.97, -24],
  [-0.86, -52],
];
const TURNED: readonly Point[] = [
  [0.78, -52],
  [0.87, -24],
  [0.81, -3],
  [0.845, 13],
  [0.76, 34],
  [0.63, 52],
  [0.51, 66],
  [0.28, 73],
  [-0.02, 71],
  [-0.34, 60],
  [-0.62, 44],
  [-0.76, 18],
  [-0.82, -2],
  [-0.84, -24],
  [-0.76, -52],
];

/** The positions of five vertical lines of a face, in frontal and three-quarter view. */
const MERIDIANS = [-1, -0.5, 0, 0.5, 1];
const FRONTAL_X = [-0.95, -0.5, 0, 0.5, 0.95];
const TURNED_X = [-0.66, -0.16, 0.33, 0.67, 0.86];

/** A head that looks straight ahead (turn 0) or to the viewer's right (turn 1). The eyes are on the x axis. */
export class Head {
  readonly width: number;
  readonly chin: number;
  readonly turn: number;
  readonly #shape: (typeof SHAPES)[FaceShape];
  readonly #weight: number;

  constructor(shape: FaceShape, turn: number, weight = 0) {
    this.#shape = SHAPES[shape];
    this.width = this.#shape.width;
    this.chin = this.#shape.length;
    this.turn = turn;
    this.#weight = weight;
  }

  /** Converts the face coordinate u (-1 near temple, 0 middle, 1 far temple) to x. */
  x(u: number): number {
    const cell = Math.max(0, Math.min(3, Math.floor((u + 1) / 0.5)));
    const share = (u - (MERIDIANS[cell] ?? 0)) / 0.5;
    const along = (xs: readonly number[]) => lerp(xs[cell] ?? 0, xs[cell + 1] ?? 0, share);
    return this.width * lerp(along(FRONTAL_X), along(TURNED_X), this.turn);
  }

  point(u: number, y: number, corner?: 1): Point {
    return [this.x(u), y, corner];
  }

  /** A point on the round shape of the hair: 0° at the far side, 90° at the crown, 180° at the near side. */
  cap(degrees: number, grow = 0, lift = grow): Point {
    const a = (degrees * Math.PI) / 180;
    const middle = -0.13 * this.width * this.turn;
    const rx = this.width * lerp(1.04, 1.1, this.turn) + 4 + grow;
    return [middle + rx * Math.cos(a), -16 - (66 + lift) * Math.sin(a)];
  }

  arc(from: number, to: number, count: number, grow = 0, lift = grow): Point[] {
    return Array.from({ length: count }, (_, i) => this.cap(lerp(from, to, i / (count - 1)), grow, lift));
  }

  get nearEar(): number {
    return this.width * lerp(-1.0, -0.8, this.turn);
  }

  outline(): Point[] {
    const { jaw, chin, length } = this.#shape;
    const contour = FRONTAL.map((front, i): Point => {
      const profile = TURNED[i] ?? front;
      const y = lerp(front[1], profile[1], this.turn);
      const down = Math.max(0, y) / 72;
      const middle = lerp(0, 0.28, this.turn) * down;
      const full = y > 26 ? jaw + 0.09 + this.#weight * 0.05 : 1;
      const narrow = lerp(full, chin * (0.75 + 0.25 * jaw), Math.max(0, Math.min(1, (y - 40) / 28)));
      const u = lerp(front[0], profile[0], this.turn);
      return [this.width * (middle + (u - middle) * narrow), y > 0 ? (y * length) / 72 : y];
    });
    return [...contour, [-0.55 * this.width, -68], [0, -76], [0.55 * this.width, -68]];
  }
}

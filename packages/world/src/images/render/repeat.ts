/** The colours of a print: the cloth, the main ink, a second ink, and a light one. */
export interface Inks {
  readonly ground: string
  readonly ink: string
  readonly second: string
  readonly pale: string
}

/** One repeat of a print as the body of an SVG of 200 × 200; `n` (0 to 999) varies it between products. */
export type Motif = (inks: Inks, n: number) => string

export const each = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
export const petals = (x: number, y: number, count: number, out: number, rx: number, ry: number, fill: string) =>
  each(
    count,
    (k) =>
      `<ellipse cx="${x}" cy="${y - out}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${(360 / count) * k} ${x} ${y})"/>`,
  ).join('')

export const halfDrop = (draw: (x: number, y: number) => string) =>
  [
    [50, 45],
    [150, 145],
    [50, 245],
    [50, -155],
    [150, -55],
    [-50, 145],
    [250, 145],
  ]
    .map(([x = 0, y = 0]) => draw(x, y))
    .join('')

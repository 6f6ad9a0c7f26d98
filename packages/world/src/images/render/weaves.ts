import { each, halfDrop, type Motif, petals } from './repeat.ts'

const bands = (
  list: readonly (readonly [at: number, wide: number, fill: string, opacity: number])[],
  isAcross: boolean,
) =>
  list
    .map(([at, wide, fill, opacity]) =>
      isAcross
        ? `<rect y="${at}" width="200" height="${wide}" fill="${fill}" opacity="${opacity}"/>`
        : `<rect x="${at}" width="${wide}" height="200" fill="${fill}" opacity="${opacity}"/>`,
    )
    .join('')

/** Woven checks: bands over bands. */
export const checks: Motif = ({ ink, pale, second }, n) => {
  const set = [
    [
      [0, 60, ink, 0.6],
      [84, 10, pale, 0.7],
      [130, 26, second, 0.55],
    ],
    [
      [20, 80, pale, 0.5],
      [120, 8, ink, 0.8],
      [150, 24, ink, 0.55],
    ],
    [
      [0, 100, ink, 0.55],
      [150, 6, pale, 0.9],
    ],
  ] as const
  const chosen = set[n % 3] ?? set[0]
  return bands(chosen, false) + bands(chosen, true)
}
/** Stripes along the warp. */
export const stripes: Motif = ({ ink, pale, second }, n) => {
  const set = [
    [
      [0, 34, pale, 0.9],
      [64, 8, second, 1],
      [100, 34, pale, 0.9],
      [164, 8, second, 1],
    ],
    [
      [10, 10, pale, 0.9],
      [50, 10, pale, 0.9],
      [90, 10, pale, 0.9],
      [130, 10, pale, 0.9],
      [170, 10, pale, 0.9],
    ],
    [
      [0, 60, ink, 0.8],
      [70, 6, pale, 1],
      [84, 6, pale, 1],
      [110, 30, second, 0.8],
    ],
  ] as const
  return bands(set[n % 3] ?? set[0], false)
}

/** Loom steps: horizontal zigzags. */
export const zigzag: Motif = ({ pale, ink, second }, n) =>
  each(
    6,
    (k) =>
      `<path d="M-10 ${k * 40 + 20}l30-26 30 26 30-26 30 26 30-26 30 26 30-26 30 26" fill="none" stroke="${[pale, second, ink][(k + n) % 3]}" stroke-width="${k % 2 ? 6 : 12}" transform="translate(-5 0)"/>`,
  ).join('')

/** Dyed in one colour: only the thread is visible. */
export const plain: Motif = ({ pale, ink }, n) =>
  each(
    20,
    (k) =>
      `<path d="M0 ${k * 10 + 3}H200" stroke="${k % 2 ? pale : ink}" stroke-width="${1 + ((n + k) % 3) * 0.5}" opacity="0.060"/>`,
  ).join('')

/** Running stitch over the whole cloth. */
export const kantha: Motif = ({ pale, second }, n) =>
  each(
    14,
    (row) =>
      `<path d="M${(row % 2) * 9} ${row * 14.29 + 6}H210" stroke="${row % 5 === n % 5 ? second : pale}" stroke-width="2.600" stroke-dasharray="9 9" opacity="0.850"/>`,
  ).join('') +
  (n % 2
    ? `<path d="M100 40c34 10 34 70 0 90-30-20-24-70 0-90z" fill="none" stroke="${second}" stroke-width="5" stroke-dasharray="8 5"/>`
    : petals(100, 95, 6, 24, 8, 17, second))

/** Woven with thick inlaid threads: small sprigs, lighter than the cloth. */
export const jamdani: Motif = ({ pale }, n) =>
  halfDrop((x, y) =>
    n % 2
      ? `<path d="M${x} ${y - 24}l10 14-10 14-10-14zM${x - 24} ${y + 16}h48v6h-48z" fill="${pale}"/>`
      : `${petals(x, y, 4, 12, 5, 11, pale)}<rect x="${x - 3}" y="${y - 3}" width="6" height="6" fill="${pale}"/>`,
  )

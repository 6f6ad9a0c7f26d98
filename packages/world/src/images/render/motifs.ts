import { each, halfDrop, type Inks, type Motif, petals } from './repeat.ts'
import { checks, jamdani, kantha, plain, stripes, zigzag } from './weaves.ts'

function buti(x: number, y: number, s: number, { ink, second, pale }: Inks, n: number): string {
  const count = [5, 6, 8, 7][n % 4] ?? 6
  const leaf = n % 3
  const stem = `<path d="M0 12q${6 - leaf * 5} 18 0 36" stroke="${second}" stroke-width="4" fill="none"/>`
  const leaves =
    leaf === 0
      ? `<path d="M2 34q20-16 24 2-14 10-24-2zM-2 28q-20-14-24 4 14 8 24-4z" fill="${second}"/>`
      : leaf === 1
        ? `<path d="M2 36q10-24 22-20 0 18-22 20z" fill="${second}"/><path d="M-1 28q-12-20-22-14 2 16 22 14z" fill="${second}"/>`
        : `<circle cx="12" cy="30" r="5" fill="${second}"/><circle cx="-12" cy="36" r="5" fill="${second}"/>`
  return `<g transform="translate(${x} ${y}) scale(${s})">${stem}${leaves}${petals(0, 0, count, 15, 7.5 - count * 0.3, 13, ink)}<circle r="7" fill="${pale}"/><circle r="3.500" fill="${ink}"/></g>`
}
/** Hand block print: flowers in half drop. */
const block: Motif = (inks, n) =>
  `${halfDrop((x, y) => buti(x, y - 12, 1.05, inks, n))}${n % 2 ? each(2, (k) => `<circle cx="${k ? 150 : 50}" cy="${k ? 45 : 145}" r="5" fill="${inks.second}"/>`).join('') : ''}`

/** Small flowers on a light ground. */
const garden: Motif = (inks, n) =>
  [
    [30, 30],
    [130, 40],
    [80, 95],
    [180, 105],
    [28, 150],
    [130, 160],
  ]
    .map(([x = 0, y = 0], k) =>
      buti(x, y, 0.6 + ((n + k) % 3) * 0.12, k % 2 ? { ...inks, ink: inks.second, second: inks.ink } : inks, n + k),
    )
    .join('')

/** Mud resist: veined leaves left light in the dye. */
const dabu: Motif = ({ pale }, n) =>
  halfDrop((x, y) =>
    n % 2
      ? `<path d="M${x} ${y - 48}c34 22 34 66 0 96-34-30-34-74 0-96z" fill="${pale}" opacity="0.900"/><path d="M${x} ${y - 36}v72" stroke="#0003" stroke-width="4"/>`
      : `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${pale}" stroke-width="9"/>${petals(x, y, 8, 18, 4, 11, pale)}`,
  )

/** Knots tied with a fingernail: rings of dots. */
const bandhani: Motif = ({ pale, second }, n) => {
  const dot = (x: number, y: number, fill: string) =>
    `<rect x="${x - 5.5}" y="${y - 5.5}" width="11" height="11" rx="4" fill="${fill}"/><circle cx="${x}" cy="${y}" r="1.800" fill="#0005"/>`
  const rings = n % 3 === 0 ? [26, 52] : n % 3 === 1 ? [20, 40, 62] : [44]
  const ring = (x: number, y: number) =>
    `${rings.map((r, k) => each(Math.round(r / 3.6), (i) => dot(x + r * Math.cos((i * 2 * Math.PI) / Math.round(r / 3.6)), y + r * Math.sin((i * 2 * Math.PI) / Math.round(r / 3.6)), k % 2 ? second : pale)).join('')).join('')}${dot(x, y, pale)}`
  return `${ring(100, 100)}${[
    [0, 0],
    [200, 0],
    [0, 200],
    [200, 200],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `${dot(x, y, pale)}${dot(x + 16, y, pale)}${dot(x - 16, y, pale)}${dot(x, y + 16, pale)}${dot(x, y - 16, pale)}`,
    )
    .join('')}`
}

/** Waves tied and dyed along the diagonal. */
const leheriya: Motif = ({ pale, second }, n) =>
  each(
    9,
    (k) =>
      `<path d="M-10 ${k * 50 - 210}l55 55 50-40 60 60 55-45" transform="translate(0 ${(n % 5) * 4})" stroke="${k % 3 === n % 3 ? second : pale}" stroke-width="${k % 2 ? 7 : 12}" fill="none" opacity="0.900"/>`,
  ).join('')

/** Threads tied before weaving: diamonds with feathered edges. */
const ikat: Motif = ({ ink, pale, second }, n) => {
  const feathered = (x: number, y: number, w: number, h: number, fill: string) =>
    each(16, (k) => {
      const at = (k + 0.5) / 16
      const wide = w * (1 - Math.abs(at * 2 - 1)) + (k % 2 ? 5 : 0)
      return `<rect x="${x - wide / 2}" y="${y - h / 2 + at * h - h / 32}" width="${wide}" height="${h / 15}" fill="${fill}"/>`
    }).join('')
  return (
    [
      [50, 100],
      [150, 0],
      [150, 200],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `${feathered(x, y, 86, 150, pale)}${feathered(x, y, 56, 100, ink)}${feathered(x, y, 24, 46, n % 2 ? second : pale)}`,
      )
      .join('') + (n % 3 === 0 ? `<path d="M0 0v200M100 0v200" stroke="${second}" stroke-width="5"/>` : '')
  )
}

/** Resist and mordant over sixteen steps: stars in a lattice. */
const ajrakh: Motif = ({ ink, pale, second }, n) => {
  const star = (x: number, y: number) =>
    `${petals(x, y, 8, 34, 9, 20, ink)}${petals(x, y, 8, 20, 5, 12, pale)}<circle cx="${x}" cy="${y}" r="10" fill="${second}"/><circle cx="${x}" cy="${y}" r="57" fill="none" stroke="${pale}" stroke-width="3"/>${each(16, (k) => `<circle cx="${x + 65 * Math.cos((k * Math.PI) / 8)}" cy="${y + 65 * Math.sin((k * Math.PI) / 8)}" r="3.500" fill="${pale}"/>`).join('')}`
  const corner =
    n % 2
      ? `<path d="M0 26L26 0M174 0l26 26M200 174l-26 26M26 200L0 174" stroke="${ink}" stroke-width="8"/>`
      : petals(0, 0, 8, 14, 4, 10, ink) +
        petals(200, 200, 8, 14, 4, 10, ink) +
        petals(0, 200, 8, 14, 4, 10, ink) +
        petals(200, 0, 8, 14, 4, 10, ink)
  return `${star(100, 100)}${corner}`
}

/** Drawn with a bamboo pen: creepers with birds and buds. */
const kalamkari: Motif = ({ ink, second, pale }, n) =>
  `<path d="M-10 160C40 120 60 200 110 150S160 60 210 100" fill="none" stroke="${ink}" stroke-width="5"/><path d="M-10 -40C40 -80 60 0 110 -50S160 -140 210 -100M-10 60C40 20 70 90 110 45S160 -30 210 0" fill="none" stroke="${ink}" stroke-width="4"/>${[
    [40, 135],
    [120, 130],
    [170, 70],
    [60, 40],
    [140, 20],
    [30, 190],
  ]
    .map(
      ([x = 0, y = 0], k) =>
        `<path d="M${x} ${y}q22-26 34 0-14 18-34 0z" fill="${k % 2 ? second : pale}" stroke="${ink}" stroke-width="2.500" transform="rotate(${(n * 7 + k * 62) % 360} ${x} ${y})"/>`,
    )
    .join(
      '',
    )}${petals(105, 85, 9, 20, 6, 15, second)}<circle cx="105" cy="85" r="11" fill="${pale}" stroke="${ink}" stroke-width="3"/>`

/** Small mirrors held by stitches. */
const mirrors: Motif = ({ ink, second }, n) =>
  [
    [50, 50],
    [150, 150],
    [50, 150],
    [150, 50],
  ]
    .map(([x = 0, y = 0], k) =>
      (k + n) % 2
        ? `${petals(x, y, 8, 24, 6, 12, second)}<circle cx="${x}" cy="${y}" r="15" fill="#dfe6ea"/><path d="M${x - 9} ${y + 5}l14-14" stroke="#fff" stroke-width="5"/><circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="4 2"/>`
        : `${petals(x, y, 4, 14, 5, 12, ink)}<circle cx="${x}" cy="${y}" r="7" fill="#dfe6ea"/>`,
    )
    .join('')

/** Darned silk in diamonds. */
const phulkari: Motif = ({ ink, second, pale }, n) =>
  each(4, (k) =>
    each(4, (m) => {
      const [x, y] = [k * 50 + 25, m * 50 + 25]
      const fill = [ink, second, pale][(k + m * (1 + (n % 2))) % 3] ?? ink
      return `<path d="M${x} ${y - 24}l24 24-24 24-24-24z" fill="${fill}"/><path d="M${x - 20} ${y}h40M${x - 12} ${y - 8}h24M${x - 12} ${y + 8}h24" stroke="#fff3" stroke-width="3"/>`
    }).join(''),
  ).join('')

/** Gold thread dots and temple edges. */
const zari: Motif = (_, n) =>
  halfDrop((x, y) =>
    n % 2 ? `<circle cx="${x}" cy="${y}" r="9" fill="#d9a441"/>` : petals(x, y, 4, 10, 4, 9, '#d9a441'),
  )

/** Ferns and leaves, printed loosely. */
const leaves: Motif = ({ pale, second }, n) =>
  halfDrop((x, y) =>
    each(
      5,
      (k) =>
        `<path d="M${x} ${y + 30}q${18 + k} -30 0 -62q-${18 + k} 32 0 62z" fill="${k % 2 ? second : pale}" opacity="0.850" transform="rotate(${k * 34 - 68 + (n % 7) * 4} ${x} ${y + 30})"/>`,
    ).join(''),
  )

export const motifs = {
  block,
  garden,
  dabu,
  bandhani,
  leheriya,
  ikat,
  ajrakh,
  checks,
  stripes,
  kalamkari,
  kantha,
  jamdani,
  mirrors,
  phulkari,
  zari,
  zigzag,
  leaves,
  plain,
} as const
export type PrintName = keyof typeof motifs

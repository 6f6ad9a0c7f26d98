import { mix } from '../colour.ts'
import { H, W } from './sky.ts'

export const group = (x: number, y: number, size: number, body: string, opacity = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})" opacity="${opacity}">${body}</g>`

/** Distant roofs: domes, minarets, tanks and blocks in one flat tone. */
export function skyline(roll: () => number, base: number, tone: string): string {
  let x = -20
  let out = ''
  while (x < W) {
    const w = 46 + roll() * 90
    const h = 60 + roll() * 150
    const kind = roll()
    out += `<rect x="${x}" y="${base - h}" width="${w}" height="${h + 10}" fill="${tone}"/>`
    if (kind < 0.25)
      out += `<path d="M${x + w * 0.1} ${base - h}a${w * 0.4} ${w * 0.44} 0 0 1 ${w * 0.8} 0z" fill="${tone}"/><rect x="${x + w / 2 - 2}" y="${base - h - w * 0.62}" width="4" height="${w * 0.25}" fill="${tone}"/>`
    else if (kind < 0.4)
      out += `<rect x="${x + w * 0.3}" y="${base - h - 70}" width="14" height="80" fill="${tone}"/><path d="M${x + w * 0.3 - 3} ${base - h - 68}q10 -26 20 0z" fill="${tone}"/>`
    else if (kind < 0.6)
      out += `<rect x="${x + w * 0.55}" y="${base - h - 22}" width="26" height="22" rx="4" fill="${tone}"/>`
    x += w + roll() * 22
  }
  return out
}

export function trees(roll: () => number, base: number, tones: readonly string[], n: number): string {
  return Array.from({ length: n }, () => {
    const x = roll() * W
    const r = 34 + roll() * 58
    const tone = tones[Math.floor(roll() * tones.length)]
    return `<circle cx="${x.toFixed(0)}" cy="${(base - r * 0.45).toFixed(0)}" r="${r.toFixed(0)}" fill="${tone}"/><circle cx="${(x + r * 0.7).toFixed(0)}" cy="${(base - r * 0.2).toFixed(0)}" r="${(r * 0.66).toFixed(0)}" fill="${tone}"/>`
  }).join('')
}

/** A neem or banyan at the edge of the picture, its crown leaning in. */
export function bigTree(x: number, base: number, size: number, crown: string, trunk: string): string {
  const blobs = [
    [0, -330, 120],
    [-110, -280, 90],
    [110, -290, 96],
    [-60, -390, 84],
    [70, -400, 80],
    [-170, -220, 60],
    [180, -220, 64],
  ]
    .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${crown}"/>`)
    .join('')
  return group(
    x,
    base,
    size,
    `<path d="M-24 0c8-90 4-160-40-230l16-8c20 30 34 50 44 80 2-40 6-70 14-100h16c-6 40-8 70-6 96 12-30 26-54 46-76l12 10c-40 60-46 130-40 228z" fill="${trunk}"/>${blobs}`,
  )
}

/** Bulbs on a string between two points. */
export function stringLights(x1: number, x2: number, y: number, sag: number, n: number): string {
  const bulbs = Array.from({ length: n }, (_, at) => {
    const t = (at + 0.5) / n
    const x = x1 + (x2 - x1) * t
    const by = y + sag * 4 * t * (1 - t)
    return `<circle cx="${x.toFixed(0)}" cy="${(by + 9).toFixed(0)}" r="17" fill="#ffd37a" opacity="0.250"/><circle cx="${x.toFixed(0)}" cy="${(by + 9).toFixed(0)}" r="6.500" fill="#ffe9a8"/>`
  }).join('')
  return `<path d="M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}" fill="none" stroke="#2a2336" stroke-width="3"/>${bulbs}`
}

/** A shop or stall with a striped awning; stands on `base`. */
export function stall(
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  stripe: string,
  isLit: boolean,
): string {
  const stripes = Array.from(
    { length: 8 },
    (_, n) =>
      `<path d="M${x - 14 + (n * (w + 28)) / 8} ${base - h + 10}h${(w + 28) / 8}v44a${(w + 28) / 16} 20 0 0 1 ${-(w + 28) / 8} 0z" fill="${n % 2 ? '#fff5e2' : stripe}"/>`,
  ).join('')
  const glow = isLit ? '#ffdf9a' : mix(wall, '#1d1b2e', 0.35)
  return `<rect x="${x}" y="${base - h}" width="${w}" height="${h}" fill="${wall}"/><rect x="${x + 16}" y="${base - h + 70}" width="${w - 32}" height="${h - 130}" fill="${glow}"/><rect x="${x}" y="${base - 64}" width="${w}" height="64" fill="${mix(wall, '#1d1b2e', 0.2)}"/>${stripes}`
}

export const floor = (base: number, tone: string) =>
  `<rect y="${base}" width="${W}" height="${H - base}" fill="${tone}"/>`

/** Long soft lines on water. */
export function ripples(roll: () => number, from: number, tone: string): string {
  return Array.from({ length: 26 }, () => {
    const y = from + roll() * (H - from)
    const x = roll() * W
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}h${(40 + roll() * 190).toFixed(0)}" stroke="${tone}" stroke-width="${(2 + roll() * 3).toFixed(1)}" stroke-linecap="round" opacity="0.450"/>`
  }).join('')
}

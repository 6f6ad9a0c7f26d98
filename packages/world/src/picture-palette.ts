import { hashOf } from './random.ts'

/** Background colours of paper and cloth, by section of the shop. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  shopping: ['#3b3a66', '#b5371f', '#0b6b66', '#2c2a44', '#8a5a00', '#7a2f4a'],
  'snacks-groceries': ['#8a4b14', '#9a2f1c', '#2f5d50', '#6b4a1f', '#4a3b6b', '#b06a12'],
  'home-decor': ['#2c2a44', '#7a3b2e', '#0f5f66', '#5b4a2f', '#3f4f3a', '#8a3d1c'],
  beauty: ['#7a3550', '#2f5d50', '#a2543c', '#4b3f6e', '#8a6a2a'],
  stationery: ['#3b3a66', '#8a2f22', '#2b5b55', '#5a4630', '#35465c'],
  'kids-toys': ['#b5371f', '#0b6b66', '#c07a00', '#4a4a8a', '#2f6f8c'],
  plants: ['#2f5238', '#7a3b2e', '#3d5a5c', '#6b5a2a', '#4a4468'],
  pet: ['#3b4a66', '#8a4a22', '#2f5d50', '#6a3a50'],
  gifts: ['#b5371f', '#3b3a66', '#0b6b66', '#8a5a00'],
}
const anySection = ['#3b3a66', '#b5371f', '#0b6b66', '#2c2a44']

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The perceived difference of two colours, 0 to about 765, by the "redmean" approximation. */
export function colourDistance(one: string, other: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(one)
  const [r2 = 0, g2 = 0, b2 = 0] = channels(other)
  const red = (r1 + r2) / 2
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2)
}

/** Mixes two colours; `share` is that of the second. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)]
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The backgrounds suitable for a product: from its section's palette, and distinct enough from its own colour. */
export function groundsFor(section: string, thing: string): readonly string[] {
  const palette = grounds[section] ?? anySection
  const apart = palette.filter((ground) => colourDistance(ground, thing) > 140)
  if (apart.length > 1) return apart
  const farthest = [...new Set([...palette, ...anySection])]
    .map((ground) => ({ ground, distance: colourDistance(ground, thing) }))
    .sort((a, b) => b.distance - a.distance)
  return farthest.slice(0, 4).flatMap(({ ground, distance }, at) => (at === 0 || distance > 100 ? [ground] : []))
}

/** One of them, chosen by a hash of the key. */
export function groundFor(section: string, thing: string, key: string): string {
  const choices = groundsFor(section, thing)
  return choices[hashOf(`ground ${key}`) % choices.length] ?? '#3b3a66'
}

/** The possible shares of the wall's colour in the plaster behind the products. */
export const plasterShares = [0.08, 0.24, 0.42, 0.15] as const

/** The plaster behind the products: cream with a share of the wall's colour. */
export const plasterOf = (ground: string, share: number): string =>
  mix('#fdf3e1', ground, plasterShares[share % plasterShares.length] ?? 0.1)

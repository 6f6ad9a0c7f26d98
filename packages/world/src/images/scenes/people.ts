import { group } from './parts.ts'
import { any, cloths, type Scenery, skins } from './scenery.ts'
import { W } from './sky.ts'

/** People from far away: a head and a coat, some with a scarf, a bag or an umbrella. */
export function people({ roll, spec }: Scenery, base: number, n: number, size = 1, from = 60, to = W - 60): string {
  return Array.from({ length: n }, () => {
    const x = from + roll() * (to - from)
    const coat = any(cloths, roll)
    const kind = roll()
    const dress =
      kind < 0.5
        ? `<path d="M-20 0v-58a20 22 0 0 1 40 0V0z" fill="${coat}"/>`
        : `<path d="M-27 0q4 -46 9 -62a18 20 0 0 1 36 0q5 16 9 62z" fill="${coat}"/><path d="M-17 -70q30 20 36 70h-12q-6 -40 -28 -58z" fill="#fff5e2" opacity="0.600"/>`
    const umbrella =
      spec.hour === 'monsoon'
        ? `<path d="M0 -80v-70" stroke="#2a2336" stroke-width="4"/><path d="M-50 -126q50 -66 100 0z" fill="${any(cloths, roll)}"/>`
        : ''
    return group(
      x,
      base + roll() * 14,
      size * (0.85 + roll() * 0.3),
      `<ellipse cy="2" rx="28" ry="6" fill="#1d1b2e" opacity="0.200"/>${dress}<circle cy="-92" r="14" fill="${any(skins, roll)}"/><path d="M-14 -94a14 14 0 0 1 28 0q-14 -8 -28 0z" fill="#2a1a18"/>${umbrella}`,
    )
  }).join('')
}

/** Heads and shoulders of those who look on, along the lower edge. */
export const audience = (roll: () => number, tone = '#15142a') =>
  Array.from({ length: 20 }, (_, n) => {
    const x = 20 + n * 62 + roll() * 16
    const y = 756 + (n % 3) * 13
    return `<circle cx="${x.toFixed(0)}" cy="${y}" r="25" fill="${tone}"/><rect x="${(x - 30).toFixed(0)}" y="${y + 18}" width="60" height="60" rx="24" fill="${tone}"/>`
  }).join('')

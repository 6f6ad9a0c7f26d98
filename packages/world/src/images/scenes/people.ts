import { disc, line, oval, path, row } from '../landmarks/parts.ts'
import { group } from './parts.ts'
import { any, cloths, type Scenery, skins } from './scenery.ts'
import { W } from './sky.ts'

/** Distant people: a head and a coat, some with a scarf, a bag or an umbrella. */
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

/** Heads and shoulders of spectators, along the lower edge. */
export const audience = (roll: () => number, tone = '#15142a') =>
  Array.from({ length: 20 }, (_, n) => {
    const x = 20 + n * 62 + roll() * 16
    const y = 756 + (n % 3) * 13
    return `<circle cx="${x.toFixed(0)}" cy="${y}" r="25" fill="${tone}"/><rect x="${(x - 30).toFixed(0)}" y="${y + 18}" width="60" height="60" rx="24" fill="${tone}"/>`
  }).join('')

/** Clothing colours of people close up. */
export const coats = ['#b5371f', '#0b6b66', '#f5a300', '#3b3a66', '#9a2f4f', '#2f6f8c']

/** A random skin colour. */
export const skinOf = (roll: () => number) => any(skins, roll)

/** A person running to the right. The feet of this one and the next two are at y 0. */
export const runner = (roll: () => number) => {
  const [skin, coat] = [skinOf(roll), any(coats, roll)]
  return `${oval(0, 4, 46, 8, '#1d1b2e33')}${line('M-4 -92L26 -50L10 -6', '#2a2336', 17)}${line('M-4 -92L-30 -52L-62 -42', '#3a3448', 17)}${path('M10 -8h26v12h-30zM-74 -52l14 -4l4 26l-14 4z', '#fff5e2')}${path('M-22 -90q-4 -64 14 -74q30 -4 36 16l-4 60q-22 12 -46 -2z', coat)}${line('M18 -148L46 -116L66 -128', skin, 12)}${line('M-10 -148L-40 -128L-34 -100', skin, 12)}${disc(16, -186, 20, skin)}${path('M-4 -190a20 20 0 0 1 38 -8q-14 -6 -26 2z', '#1d1518')}`
}

/** A person standing and facing forward; `extra` is drawn on top, such as an arm holding something. */
export const standing = (skin: string, coat: string, extra = '') =>
  `${oval(0, 4, 30, 7, '#1d1b2e33')}${line('M-10 -60V0M10 -60V0', '#2a2336', 15)}${path('M-28 -52q-4 -84 28 -90q32 6 28 90z', coat)}${disc(0, -164, 20, skin)}${path('M-20 -166a20 20 0 0 1 40 0q-20 -12 -40 0z', '#1d1518')}${extra}`

/** A person riding a bicycle to the right. */
export const cyclist = (roll: () => number) => {
  const [skin, coat] = [skinOf(roll), any(coats, roll)]
  const tyre = (x: number) =>
    `<circle cx="${x}" cy="-44" r="44" fill="none" stroke="#2a2336" stroke-width="8"/>${row(4, 0, 1, (_, n) => line(`M${x - 40 + n * 4} -44h${80 - n * 8}`, '#8a8f94', 1.5))}`
  return `${oval(0, 4, 110, 9, '#1d1b2e33')}${tyre(-76)}${tyre(76)}${line('M-76 -44L-26 -108H52L76 -44M52 -108L0 -44H-76M0 -44L-26 -108M44 -130L52 -108', coat, 8)}${line('M44 -134q18 -6 26 6', '#2a2336', 8)}${line('M-22 -124L10 -84L0 -44', '#2a2336', 17)}${path('M-44 -120q0 -66 26 -82q26 2 26 26l-22 60z', any(coats, roll))}${line('M-2 -178L30 -150L48 -138', skin, 12)}${disc(10, -222, 20, skin)}${path('M-12 -224q4 -24 26 -24q20 4 18 24z', '#f5a300')}`
}

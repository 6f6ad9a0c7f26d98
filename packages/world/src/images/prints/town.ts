import { lettered } from '../render/lettering.ts'
import { each } from '../render/repeat.ts'
import type { Print } from './folk.ts'

const night = '#1d1b2e'

/** Ochre houses with white borders round their windows, and a cat on the steps. */
export const fontainhas: Print = (ink) => {
  const house = (x: number, wide: number, top: number, wall: string) =>
    `<path d="M${x} ${top}h${wide}v${372 - top}H${x}z" fill="${wall}"/><path d="M${x - 6} ${top}l${wide / 2 + 6}-34 ${wide / 2 + 6} 34z" fill="#a4472a"/>${[0, 1].map((floor) => each(2, (n) => `<rect x="${x + 12 + n * (wide / 2)}" y="${top + 22 + floor * 82}" width="${wide / 2 - 24}" height="50" fill="${ink}" stroke="#fff" stroke-width="5"/><path d="M${x + wide / 4 + n * (wide / 2)} ${top + 22 + floor * 82}v50" stroke="#fff" stroke-width="3"/>`).join('')).join('')}`
  return `<rect width="300" height="420" fill="#bcd9dc"/>${house(-14, 118, 150, '#d99a2a')}${house(104, 104, 118, '#e8c46a')}${house(208, 110, 164, '#c9702f')}<rect x="134" y="300" width="44" height="72" fill="${ink}" stroke="#fff" stroke-width="5"/><path d="M0 372h300v48H0z" fill="#9a7a5a"/><path d="M110 372h92l10 16H100z" fill="#d8c9ae"/><path d="M206 388c-4-20 4-34 16-34l-2-12 8 7c3-1 6-1 8 0l7-7-1 14c10 6 10 22 6 32z" fill="${night}"/><path d="M248 386c16 0 16-20 8-24" fill="none" stroke="${night}" stroke-width="5"/>`
}

/** Good advice in cross stitch, between a border and a row of hearts. */
export const sampler: Print = (ink) => {
  const thread = ink === '#efe6d2' || ink === '#f6f3ec' ? '#a8322a' : ink
  const cross = (x: number, y: number, paint = thread) =>
    `<path d="M${x} ${y}l7 7m0-7l-7 7" stroke="${paint}" stroke-width="2.400"/>`
  const edge = [
    ...each(28, (n) => cross(10 + n * 10, 12 + (n % 2) * 8)),
    ...each(28, (n) => cross(10 + n * 10, 392 + (n % 2) * 8)),
    ...each(36, (n) => cross(12 + (n % 2) * 8, 32 + n * 10)),
    ...each(36, (n) => cross(272 + (n % 2) * 8, 32 + n * 10)),
  ]
  const heart = ['0110110', '1111111', '1111111', '0111110', '0011100', '0001000']
  const hearts = [60, 122, 184].flatMap((x) =>
    heart.flatMap((row, y) =>
      [...row].flatMap((on, n) => (on === '1' ? [cross(x + n * 8, 300 + y * 8, '#3f6a5a')] : [])),
    ),
  )
  const lines = ['No combing', 'of hair.', 'No talking', 'to the cashier.']
  const words = lines.map((line, n) =>
    lettered({ words: line, face: 'display', size: 34, x: 150, y: 106 + n * 46, fill: thread }),
  )
  return `<rect width="300" height="420" fill="#f3ead6"/>${edge.join('')}${words.join('')}${hearts.join('')}`
}

const down = (x: number, ...all: number[]): [number, number][] => all.map((y) => [x, y])

/** Three lines of stations that part and meet, and their names in wood type. */
export const localMap: Print = (ink) => {
  const line = (path: string, paint: string, dots: readonly (readonly [number, number])[]) =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="11" stroke-linejoin="round"/>${dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.500" fill="#f7efdd" stroke="${night}" stroke-width="3"/>`).join('')}`
  const name = (words: string, x: number, y: number, fill: string) =>
    lettered({ words, face: 'display', size: 30, x, y, fill })
  const western = line('M92 372V250L66 210V104', ink, [...down(92, 372, 330, 290, 250), ...down(66, 190, 150, 104)])
  const central = line('M150 380V290l44-58V104', '#3b3a66', [
    ...down(150, 380, 340, 290),
    ...down(172, 261),
    ...down(194, 200, 150, 104),
  ])
  const harbour = line('M150 380l70-50V250', '#0b6b66', [...down(186, 354), ...down(220, 330, 290, 250)])
  const names = [
    name('Western', 86, 84, ink),
    name('Central', 212, 84, '#3b3a66'),
    name('Harbour', 218, 236, '#0b6b66'),
    name('Mumbai', 150, 48, night),
  ]
  return `<rect width="300" height="420" fill="#f7efdd"/><rect x="12" y="12" width="276" height="396" fill="none" stroke="${night}" stroke-width="5"/>${western}${central}${harbour}${names.join('')}`
}

/** A bus of twelve windows on a mountain road at night; one of them is lit. */
export const nightBus: Print = (ink) => {
  const windows = each(12, (n) => {
    const [x, y] = [52 + (n % 6) * 33, 262 + Math.floor(n / 6) * 0]
    return n < 6
      ? `<rect x="${x}" y="${y}" width="25" height="26" rx="3" fill="${n === 4 ? '#ffd56a' : '#26304a'}"/>`
      : `<rect x="${x}" y="296" width="25" height="16" rx="3" fill="#26304a"/>`
  })
  const stars = each(
    40,
    (n) => `<circle cx="${(n * 71) % 300}" cy="${(n * 37) % 150}" r="${1 + (n % 3) * 0.6}" fill="#f7efdd"/>`,
  )
  return `<rect width="300" height="420" fill="#1f2440"/>${stars.join('')}<circle cx="236" cy="70" r="26" fill="#f4e6b8"/><path d="M0 250L70 120l44 70 58-106 74 120 54-60v276H0z" fill="#34406a"/><path d="M150 124l22-40 28 46-18-8-12 12zM56 146l14-26 18 28-14-6z" fill="#e8ecf4"/><path d="M0 300l90-60 90 50 120-70v200H0z" fill="#222a48"/><path d="M0 366h300v54H0z" fill="#14172a"/><path d="M10 390h50m30 0h50m30 0h50m30 0h50" stroke="#e0c46a" stroke-width="5"/><rect x="40" y="246" width="216" height="104" rx="14" fill="${ink}"/><rect x="40" y="318" width="216" height="10" fill="#f4ead2"/>${windows.join('')}<circle cx="90" cy="352" r="18" fill="#0c0e18" stroke="#8a8f9c" stroke-width="5"/><circle cx="212" cy="352" r="18" fill="#0c0e18" stroke="#8a8f9c" stroke-width="5"/><path d="M256 330l44 20v-34z" fill="#ffe9a8" opacity="0.500"/>`
}

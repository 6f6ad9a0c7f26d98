import { mix } from '../colour.ts'
import { disc, line, oval, path, row } from '../landmarks/parts.ts'
import { indoorWall, plant, window } from './indoor.ts'
import { group, stringLights } from './parts.ts'
import { any, cloths, type Scenery } from './scenery.ts'
import { H, W } from './sky.ts'

/** A stall by the street, its pans behind. */
function stallBack(s: Scenery): string {
  const canopy = any(cloths, s.roll)
  return `<rect width="${W}" height="${H}" fill="${s.tone.lamp ? '#3a2430' : s.tint(any(s.walls, s.roll))}"/>${row(3, 120, 400, (x) => `<rect x="${x}" y="200" width="240" height="300" fill="${s.tone.lamp ? '#5c3a34' : '#00000022'}"/>${row(2, x + 60, 120, (at) => `<circle cx="${at}" cy="330" r="44" fill="${any(['#b8bcc0', '#c9803a', '#8a8f94'], s.roll)}"/><circle cx="${at - 8}" cy="322" r="30" fill="#ffffff" opacity="0.160"/>`)}`)}<path d="M-20 150h1240l-30 -110H10z" fill="${canopy}"/>${row(14, -20, 90, (x, n) => path(`M${x} 150h90v40a45 30 0 0 1 -90 0z`, n % 2 ? '#fff5e2' : canopy))}${stringLights(0, W, 190, 36, 20)}<circle cx="600" cy="380" r="460" fill="#ffd37a" opacity="${s.tone.lamp ? 0.2 : 0.05}"/>`
}

/** The background of a dish: a tiled counter, a window, a street stall, a niche in a wall. */
const backs: readonly ((s: Scenery) => string)[] = [
  (s) => {
    const wall = indoorWall(s, ['#d9b48a', '#b8c4a8', '#d8a890', '#a9c0b4'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${row(5, 0, 1, (_, r) => row(20, 0, 62, (x, n) => `<rect x="${x}" y="${270 + r * 62}" width="58" height="58" fill="${mix(wall, (n + r) % 3 ? '#ffffff' : '#0b6b66', 0.3)}"/>`))}<rect y="190" width="${W}" height="16" fill="#5c331b"/>${row(14, 60, 84, (x) => `<rect x="${x - 24}" y="118" width="48" height="72" rx="10" fill="${any(['#d9e6e2', '#f3e6cd', '#c98a52', '#e8c476', '#b5623a', '#c8321f'], s.roll)}"/><rect x="${x - 20}" y="106" width="40" height="15" rx="4" fill="#b8862f"/>`)}`
  },
  (s) => {
    const wall = indoorWall(s, ['#e7c9a0', '#d9b4a0', '#c9b8cf', '#e0d2b8', '#9ab0a8'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${window(s, 190 + s.roll() * 160, 90, 460, 420, mix(wall, '#ffffff', 0.55))}${plant(950, 560, 1.5, s.greens[2] ?? '#2f7d5b')}<rect x="840" y="110" width="220" height="160" fill="#b8862f"/><rect x="854" y="124" width="192" height="132" fill="${any(['#f3e6cd', '#cfe0d4', '#f7dfe0'], s.roll)}"/>${disc(950, 190, 40, any(cloths, s.roll))}`
  },
  stallBack,
  (s) => {
    const wall = indoorWall(s, ['#c98f63', '#b5623a', '#9ab0a0', '#d8b27a', '#8a5a6a'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/><path d="M330 570V300q0 -150 270 -230q270 80 270 230v270z" fill="${mix(wall, '#1d1b2e', 0.24)}"/><path d="M360 570V310q0 -130 240 -206q240 76 240 206v260z" fill="${mix(wall, '#ffffff', 0.14)}"/>${[150, 1050].map((x) => `<rect x="${x - 70}" y="330" width="140" height="16" fill="#5c331b"/>${row(3, x - 44, 44, (at) => path(`M${at - 18} 330q-6 -60 18 -66t18 66z`, any(['#c9803a', '#b8bcc0', '#0b6b66'], s.roll)))}`).join('')}${s.tone.lamp ? `${disc(600, 190, 150, '#ffd37a33')}${line('M600 60v90', '#2a2336', 4)}${path('M560 190q0 -46 40 -46t40 46z', '#b8862f')}${oval(600, 192, 34, 8, '#ffe9a8')}` : ''}`
  },
]
const tops: readonly ((s: Scenery) => string)[] = [
  () =>
    `<rect y="560" width="${W}" height="240" fill="#8a5530"/><rect y="560" width="${W}" height="14" fill="#b9794a"/>${line(`M0 640h${W}M0 730h${W}`, '#6b3a1c', 4)}`,
  () =>
    `<rect y="560" width="${W}" height="240" fill="#e6e2da"/><rect y="560" width="${W}" height="12" fill="#ffffff"/>${line('M60 640q200 40 420 -10t420 40t300 -30M0 740q300 -40 560 10t640 -20', '#cfc8bc', 5)}`,
  () =>
    `<rect y="560" width="${W}" height="240" fill="#fff5e2"/>${row(4, 0, 1, (_, r) => row(13, -40 + (r % 2) * 50, 100, (x) => path(`M${x + (x - 600) * r * 0.05} ${560 + r * 60}h50l${4 + (x - 600) * 0.02} 60h-54z`, '#b5371f')))}<rect y="560" width="${W}" height="240" fill="#fff5e2" opacity="0.300"/>`,
  () =>
    `<rect y="560" width="${W}" height="240" fill="#b8bcc0"/><rect y="560" width="${W}" height="12" fill="#e6eaec"/><path d="M0 800L260 572h150L120 800zM700 800L860 572h60L800 800z" fill="#ffffff" opacity="0.220"/>`,
  () =>
    `<rect y="560" width="${W}" height="240" fill="#0d6a64"/><rect y="560" width="${W}" height="14" fill="#2f8a84"/>${row(20, 30, 62, (x) => disc(x, 780, 12, '#f5d98a'))}`,
]

/** Goods at a market, under the stall's awning. */
export const atStall = (s: Scenery, goods: string): string =>
  `${stallBack(s)}${any(tops, s.roll)(s)}${group(600, 670, 1.3, goods)}`

/** Dishes that are eaten seated and never shown at a stall. */
const served = new Set(['supper', 'espresso', 'cake', 'beer', 'thali', 'leaf'])

/** A dish on its table, close up. */
export const table = (s: Scenery, dish: string): string =>
  `${any(served.has(s.spec.subject) ? backs.filter((back) => back !== stallBack) : backs, s.roll)(s)}${any(tops, s.roll)(s)}${group(600 + (s.roll() - 0.5) * 90, 654, 1.34, dish)}`

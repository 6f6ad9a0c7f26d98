import { mix } from '../colour.ts'
import { line, path, row } from '../landmarks/parts.ts'
import { bigTree, floor, group, ripples, skyline, stall, stringLights, trees } from './parts.ts'
import { people } from './people.ts'
import { any, cloths, type Scenery } from './scenery.ts'
import { H, W } from './sky.ts'

const trunk = (s: Scenery) => mix('#5c3a2a', s.tone.ground, 0.3)
const grass = (s: Scenery) => mix('#4f9a5c', s.tone.ground, s.tone.lamp ? 0.42 : 0.24)
const green = (s: Scenery, n: number) => s.greens[n % s.greens.length] ?? '#0b6b66'
const water = (s: Scenery) => mix(s.tone.sky[1], '#0f6f8c', 0.6)

/** A palm of the coast. */
const palm = (s: Scenery, x: number, base: number, h: number) =>
  `${line(`M${x} ${base}q${h * 0.1} ${-h * 0.6} ${-h * 0.05} ${-h}`, mix('#6b5030', s.tone.ground, 0.25), 13)}${[-84, -54, -18, 24, 58, 88].map((turn) => path(`M${x - h * 0.05} ${base - h}q${turn * 0.9} -70 ${turn * 1.8} ${Math.abs(turn) * 0.5 - 20}q${-turn * 0.6} -36 ${-turn * 1.8} ${20 - Math.abs(turn) * 0.5}z`, green(s, 2))).join('')}`

/** House fronts along a street, each with shutters, a door and sometimes a balcony. */
function fronts(s: Scenery, base: number): string {
  let x = -40
  let out = ''
  while (x < W) {
    const w = 190 + s.roll() * 110
    const h = 330 + s.roll() * 190
    const wall = s.tint(any(s.walls, s.roll))
    const glass = s.tone.lamp && s.roll() < 0.7 ? '#ffdf9a' : mix(wall, '#1d1b2e', 0.55)
    const shutter = s.tint(any(['#0b6b66', '#2f6a4b', '#7a3a2c', '#3b5a8a'], s.roll))
    const bays = Math.max(2, Math.floor(w / 88))
    const window = (at: number, y: number) =>
      `<path d="M${at - 22} ${y}v-64a22 20 0 0 1 44 0v64z" fill="${glass}"/><rect x="${at - 36}" y="${y - 74}" width="15" height="74" fill="${shutter}"/><rect x="${at + 21}" y="${y - 74}" width="15" height="74" fill="${shutter}"/>`
    out += `<rect x="${x}" y="${base - h}" width="${w}" height="${h}" fill="${wall}"/><rect x="${x + w * 0.86}" y="${base - h}" width="${w * 0.14}" height="${h}" fill="#000000" opacity="0.070"/><rect x="${x - 5}" y="${base - h - 12}" width="${w + 10}" height="16" fill="${mix(wall, '#ffffff', 0.3)}"/>`
    for (let level = 1; base - h + 60 < base - level * 150 - 60; level += 1)
      out +=
        row(bays, x + w / bays / 2, w / bays, (at) => window(at, base - level * 150 - 24)) +
        (s.roll() < 0.5
          ? `<rect x="${x + 14}" y="${base - level * 150 - 20}" width="${w - 28}" height="7" fill="${mix(wall, '#ffffff', 0.4)}"/>${row(Math.floor((w - 28) / 14), x + 16, 14, (at) => `<rect x="${at}" y="${base - level * 150 - 54}" width="4" height="36" fill="#2a2336"/>`)}`
          : '')
    const canopy = s.tint(any(cloths, s.roll), 0.12)
    out += `<rect x="${x + 18}" y="${base - 120}" width="${w - 36}" height="120" fill="${s.tone.lamp ? '#ffd98a' : mix(wall, '#1d1b2e', 0.5)}"/><path d="M${x + 8} ${base - 132}h${w - 16}l12 34h${-(w + 8)}z" fill="${canopy}"/><rect x="${x + w * 0.4}" y="${base - 92}" width="${w * 0.2}" height="92" fill="${mix(shutter, '#1d1b2e', 0.2)}"/>`
    x += w + 4
  }
  return out
}

export const outdoor = {
  street: (s: Scenery) =>
    `${fronts(s, 690)}${s.tone.lamp ? stringLights(0, 640, 220, 50, 10) + stringLights(560, W, 200, 50, 10) : ''}${floor(690, mix(s.tone.ground, '#9a8272', 0.4))}<path d="M0 724h${W}" stroke="#000000" stroke-opacity="0.120" stroke-width="10"/>${people(s, 748, 6)}`,
  garden: (s: Scenery) =>
    `${skyline(s.roll, 560, mix(s.tone.far, s.tone.sky[2], 0.55))}${trees(s.roll, 610, s.greens, 20)}<rect y="596" width="${W}" height="204" fill="${grass(s)}"/>${path('M540 600C580 670 340 710 260 800H720C700 720 640 680 610 600z', mix('#e7c9a0', s.tone.ground, 0.18))}${row(9, 300, 74, (x) => `<circle cx="${x}" cy="${630 + Math.abs(x - 590) * 0.22}" r="10" fill="${s.tint(any(['#e8708f', '#f5a300', '#fff5e2', '#b5371f'], s.roll))}"/>`)}${bigTree(110 + s.roll() * 80, 750, 1.3, green(s, 1), trunk(s))}${bigTree(1060 + s.roll() * 90, 770, 1.15, green(s, 0), trunk(s))}${group(880, 700, 1, `<path d="M-70 -40h140v10h-140zM-70 -70h140v10h-140zM-60 -30v40M60 -30v40" fill="#7a4a2a" stroke="#5c331b" stroke-width="8"/>`)}${people(s, 668, 3, 0.6, 420, 800)}`,
  walk: (s: Scenery) => {
    const trunks = row(
      9,
      -20,
      150,
      (x, n) =>
        `<path d="M${x + 10} 720q${n % 2 ? 20 : -14} -300 0 -560h40q10 280 26 560z" fill="${mix('#4a3226', s.tone.near, 0.25 + (n % 3) * 0.14)}"/>`,
    )
    const canopy = Array.from(
      { length: 30 },
      () =>
        `<circle cx="${(s.roll() * W).toFixed(0)}" cy="${(40 + s.roll() * 220).toFixed(0)}" r="${(70 + s.roll() * 60).toFixed(0)}" fill="${any(s.greens, s.roll)}" opacity="0.900"/>`,
    ).join('')
    return `${trees(s.roll, 600, [mix(s.tone.far, '#2f7d5b', 0.4)], 26)}${trunks}<rect y="640" width="${W}" height="160" fill="${grass(s)}"/>${path('M520 640C600 700 420 740 380 800H760C740 730 640 690 600 640z', mix('#d9b98a', s.tone.ground, 0.24))}${canopy}${Array.from({ length: 26 }, () => `<path d="M${(s.roll() * W).toFixed(0)} 800q8 -40 ${(s.roll() * 30 - 15).toFixed(0)} -70" stroke="${any(s.greens, s.roll)}" stroke-width="8" fill="none"/>`).join('')}${people(s, 700, 2, 0.75, 520, 660)}`
  },
  market: (s: Scenery) => {
    const stalls = Array.from({ length: 3 }, (_, n) =>
      stall(
        40 + n * 390,
        690,
        330,
        290,
        s.tint(any(['#8a4a3a', '#5c5a4a', '#a8744a'], s.roll)),
        any(cloths, s.roll),
        s.tone.lamp,
      ),
    ).join('')
    const goods = row(18, 70, 62, (x, n) =>
      path(
        `M${x - 34} 690q34 ${-60 - (n % 3) * 14} 68 0z`,
        any(['#c8321f', '#ef8a2a', '#4f9a4a', '#5a2f6a', '#e2ab3a', '#f3e6cd'], s.roll),
      ),
    )
    return `${skyline(s.roll, 600, s.tone.far)}${trees(s.roll, 640, s.greens, 8)}${stalls}${goods}${s.tone.lamp ? stringLights(0, W, 300, 60, 18) : ''}${floor(690, mix(s.tone.ground, '#a8866a', 0.4))}${people(s, 762, 8)}`
  },
  river: (s: Scenery) =>
    `${skyline(s.roll, 540, mix(s.tone.far, s.tone.sky[2], 0.3))}${s.far(W * (0.3 + s.roll() * 0.4), 545, 0.62, 0.4)}${trees(s.roll, 556, s.greens, 10)}<rect y="540" width="${W}" height="260" fill="${water(s)}"/>${ripples(s.roll, 560, s.tone.sky[2])}${row(5, 0, 1, (_, n) => path(`M0 ${800 - n * 22}h${340 - n * 56}v-22H0z`, mix('#c9a98a', s.tone.ground, 0.24 + n * 0.05)))}<g transform="translate(${560 + s.roll() * 360} 690)">${path('M-150 -10q150 70 300 0l-34 44h-232z', '#5c331b')}${path('M-60 -20q0 -60 66 -60t70 60z', s.tint('#c9a04a'))}${line('M110 -20L190 60', '#3a2418', 7)}</g>`,
  beach: (s: Scenery) =>
    `<rect y="470" width="${W}" height="170" fill="${water(s)}"/>${ripples(s.roll, 480, s.tone.sky[2])}${path(`M0 640Q300 600 600 630T1200 606V800H0z`, '#ffffff66')}${path('M0 654Q300 614 600 644T1200 620V800H0z', mix('#ecd2a0', s.tone.ground, s.tone.lamp ? 0.4 : 0.12))}<g transform="translate(${240 + s.roll() * 260} 690) rotate(-4)">${path('M-170 -40q170 60 340 -10l-40 60q-130 30 -250 6z', any(['#0b6b66', '#b5371f', '#2f6f8c'], s.roll))}${path('M-170 -40q170 60 340 -10l-4 12q-170 60 -328 8z', '#fff5e2')}</g>${palm(s, 1040 + s.roll() * 60, 780, 420)}${palm(s, 1150, 800, 340)}${palm(s, 60, 800, 380)}${people(s, 700, 4, 0.6, 520, 980)}`,
  rain: (s: Scenery) =>
    `${fronts(s, 690)}${floor(690, mix(s.tone.ground, '#6a7a80', 0.4))}${Array.from({ length: 12 }, () => `<ellipse cx="${(s.roll() * W).toFixed(0)}" cy="${(706 + s.roll() * 84).toFixed(0)}" rx="${(40 + s.roll() * 70).toFixed(0)}" ry="7" fill="${s.tone.sky[2]}" opacity="0.300"/>`).join('')}${people(s, 756, 7, 1.1)}${Array.from(
      { length: 50 },
      () => {
        const [x, y] = [s.roll() * W, s.roll() * H]
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-9 38" stroke="#f0f7f0" stroke-width="2.500" opacity="0.500"/>`
      },
    ).join('')}`,
  lamps: (s: Scenery) => {
    const diya = (x: number, y: number, size: number) =>
      group(
        x,
        y,
        size,
        `<circle cy="-20" r="54" fill="#ffd37a" opacity="0.220"/>${path('M-34 0h68c-4 20 -18 28 -34 28s-30 -8 -34 -28z', '#c2562f')}<ellipse rx="33" ry="7" fill="#7a2f1a"/>${path('M0 0c-14 -8 -12 -26 0 -44c12 18 14 36 0 44z', '#f5a300')}${path('M0 -2c-7 -5 -6 -15 0 -24c6 9 7 19 0 24z', '#fff3c4')}`,
      )
    return `${skyline(s.roll, 560, s.tone.far)}${s.far(W * (0.3 + s.roll() * 0.4), 570, 0.7, 0.45)}<rect y="560" width="${W}" height="240" fill="${mix('#b9776a', s.tone.ground, 0.42)}"/>${row(13, -10, 96, (x) => `<rect x="${x}" y="520" width="26" height="90" fill="${mix('#d9a27e', s.tone.ground, 0.36)}"/>`)}<rect y="508" width="${W}" height="20" fill="${mix('#e7c9a0', s.tone.ground, 0.36)}"/>${row(12, 50, 100, (x) => diya(x, 500, 0.7))}${row(9, 90, 130, (x, n) => diya(x, 690 + (n % 2) * 40, 1.1))}${stringLights(0, 640, 180, 60, 11)}${stringLights(600, W, 160, 50, 10)}`
  },
  train: (s: Scenery) => {
    const coach = s.tint(any(['#8a2f22', '#2f5a8a', '#2f6a4b'], s.roll))
    return `${skyline(s.roll, 520, s.tone.far)}${row(4, 60, 340, (x) => `<rect x="${x}" y="180" width="24" height="440" fill="#3a3f48"/>${path(`M${x - 160} 180q172 -70 344 0v18h-344z`, '#4a5058')}`)}<rect y="170" width="${W}" height="22" fill="#3a3f48"/><rect y="330" width="${W}" height="250" fill="${coach}"/><rect y="330" width="${W}" height="20" fill="${mix(coach, '#ffffff', 0.3)}"/><rect y="470" width="${W}" height="20" fill="#f5d98a"/>${row(9, 40, 136, (x, n) => (n % 4 === 3 ? `<rect x="${x}" y="372" width="76" height="204" fill="#2a2336"/>` : `<rect x="${x}" y="380" width="92" height="70" rx="8" fill="${s.tone.lamp ? '#ffe9b0' : '#cfe0e2'}"/><path d="M${x} 402h92M${x} 426h92" stroke="#2a2336" stroke-width="4"/>`))}${row(12, 30, 104, (x) => `<circle cx="${x}" cy="604" r="26" fill="#2a2336"/>`)}${floor(620, mix('#b8a890', s.tone.ground, 0.3))}<rect y="620" width="${W}" height="14" fill="#f5d98a"/>${people(s, 740, 9)}`
  },
  maidan: (s: Scenery) =>
    `${skyline(s.roll, 560, mix(s.tone.far, s.tone.sky[2], 0.3))}${trees(s.roll, 590, s.greens, 18)}${floor(580, grass(s))}<ellipse cx="600" cy="716" rx="560" ry="70" fill="${mix('#e2c08a', s.tone.ground, 0.22)}" opacity="0.700"/>`,
} as const

/** Ground and sky for outdoor activities: a lawn, a beach, a lake's edge. */
export const openAir = (s: Scenery): string => {
  const { subject, city } = s.spec
  if (subject === 'kayak')
    return `${skyline(s.roll, 480, mix(s.tone.far, s.tone.sky[2], 0.4))}${trees(s.roll, 500, s.greens, 22)}<rect y="490" width="${W}" height="310" fill="${water(s)}"/>${ripples(s.roll, 510, s.tone.sky[2])}`
  if (subject === 'birds')
    return `${trees(s.roll, 500, s.greens, 24)}<rect y="480" width="${W}" height="320" fill="${water(s)}"/>${ripples(s.roll, 500, s.tone.sky[2])}${path('M0 640q240 -40 560 0q300 40 640 -10v170H0z', grass(s))}`
  if ((city === 'goa' || city === 'chennai') && ['run', 'yoga', 'kite'].includes(subject))
    return outdoor.beach(s).split('<g transform')[0] + palm(s, 1120, 800, 400)
  if (subject === 'cycle') return `${fronts(s, 640)}${floor(640, mix(s.tone.ground, '#9a8272', 0.4))}`
  if (subject === 'puppets')
    return `<rect width="${W}" height="${H}" fill="#3a2436"/>${stringLights(0, W, 60, 50, 18)}${floor(690, '#2a1a2a')}`
  return outdoor.maidan(s)
}

import { mix } from '../colour.ts'
import { row } from '../landmarks/parts.ts'
import { bigTree, floor, group, ripples, skyline, stringLights, trees } from './parts.ts'
import { people } from './people.ts'
import { any, cloths, type Scenery } from './scenery.ts'
import { H, W } from './sky.ts'

const rib = 'fill="none" stroke="#fffaf1" stroke-width="5" opacity="0.800"'

/** Glass roofs of malls, on a wall that is 300 from the top: a gable, a barrel vault, three domes. */
const roofs: readonly ((glass: string) => string)[] = [
  (glass) =>
    `<path d="M0 300L600 90L1200 300z" fill="${glass}" opacity="0.600"/>${row(13, 0, 100, (x) => `<path d="M600 90L${x} 300" ${rib}/>`)}<path d="M300 195h600" ${rib}/>`,
  (glass) =>
    `<path d="M0 300C200 40 1000 40 1200 300z" fill="${glass}" opacity="0.600"/>${row(5, 100, 110, (x) => `<path d="M${600 - x} 300C${600 - x * 0.8} 80 ${600 + x * 0.8} 80 ${600 + x} 300" ${rib}/>`)}<path d="M150 195h900M600 105V300" ${rib}/>`,
  (glass) =>
    `${row(
      3,
      220,
      380,
      (x) =>
        `<path d="M${x - 150} 300a150 170 0 0 1 300 0z" fill="${glass}" opacity="0.700"/><path d="M${x - 70} 300a70 170 0 0 1 140 0M${x} 130V300M${x - 128} 210h256M${x} 130v-40" ${rib}/>`,
    )}<rect y="276" width="${W}" height="24" fill="#fffaf1" opacity="0.850"/>`,
]

/** What stands in the middle of a mall: an escalator, a fountain, trees in tubs with benches. */
const atria: readonly ((s: Scenery) => string)[] = [
  () =>
    '<path d="M470 718L760 500h60L560 718z" fill="#4a4458"/><path d="M470 718L760 500M560 718L820 500" stroke="#e2ab3a" stroke-width="8"/>',
  () =>
    `<ellipse cx="600" cy="722" rx="250" ry="34" fill="#b8a88a"/><ellipse cx="600" cy="716" rx="226" ry="26" fill="#7fb8c4"/><path d="M584 716v-110h32v110z" fill="#d8cdb8"/><ellipse cx="600" cy="606" rx="84" ry="16" fill="#d8cdb8"/>${row(3, 0, 1, (_, n) => `<path d="M600 600C${600 + 20 + n * 44} ${500 - n * 16} ${640 + n * 44} 560 ${650 + n * 44} 700M600 600C${580 - n * 44} ${500 - n * 16} ${560 - n * 44} 560 ${550 - n * 44} 700" fill="none" stroke="#e6f4f4" stroke-width="6" opacity="0.800"/>`)}`,
  (s) =>
    row(
      3,
      300,
      300,
      (x, n) =>
        `${bigTree(x, 690, 0.5, s.greens[n] ?? '#0b6b66', '#5c3a2a')}<path d="M${x - 60} 676h120l-16 56h-88z" fill="#b5623a"/><rect x="${x + 84}" y="700" width="120" height="12" fill="#7a4a2a"/><path d="M${x + 96} 712v28M${x + 190} 712v28" stroke="#5c331b" stroke-width="8"/>`,
    ),
]

/** Halls and yards that many cities have, without any landmark. */
export const rooms = {
  mall: (s: Scenery) => {
    const wall = mix(any(['#efe3cf', '#e6cfc4', '#dcdfd2', '#d9d4e0'], s.roll), s.tone.ground, s.tone.lamp ? 0.3 : 0.04)
    const glow = s.tone.lamp ? '#ffe2a0' : mix('#cfe4e6', s.tone.sky[2], 0.4)
    const floors = [0, 1]
      .map((level) => {
        const y = 300 + level * 210
        return `<rect y="${y}" width="${W}" height="190" fill="${mix(wall, '#7d5a48', 0.12 + level * 0.06)}"/>${Array.from({ length: 5 }, (_, n) => `<rect x="${26 + n * 236}" y="${y + 44}" width="204" height="146" fill="${glow}"/><path d="M${20 + n * 236} ${y + 20}h216v34h-216z" fill="${any(cloths, s.roll)}"/><path d="M${70 + n * 236} ${y + 190}v-64a22 26 0 0 1 44 0v64zM${150 + n * 236} ${y + 190}v-40a22 22 0 0 1 44 0v40z" fill="#1d1b2e" opacity="0.250"/>`).join('')}<rect y="${y + 190}" width="${W}" height="20" fill="${mix(wall, '#ffffff', 0.3)}"/>`
      })
      .join('')
    return `${skyline(s.roll, 300, s.tone.far)}${any(roofs, s.roll)(mix(s.tone.sky[1], '#ffffff', 0.25))}${floors}${floor(718, mix('#d8c4a4', s.tone.ground, 0.25))}${any(atria, s.roll)(s)}${people(s, 770, 8)}`
  },
  lake: (s: Scenery) => {
    const water = mix(s.tone.sky[1], '#0f6f8c', 0.68)
    const reeds = Array.from({ length: 34 }, () => {
      const x = s.roll() < 0.6 ? s.roll() * 330 : 930 + s.roll() * 270
      const h = 90 + s.roll() * 130
      return `<path d="M${x.toFixed(0)} 800q${(s.roll() * 20 - 10).toFixed(0)} ${-h / 2} ${(s.roll() * 30 - 15).toFixed(0)} ${-h}" fill="none" stroke="${any(s.greens, s.roll)}" stroke-width="7" stroke-linecap="round"/>`
    }).join('')
    const birds = Array.from({ length: 4 }, () =>
      group(
        360 + s.roll() * 480,
        620 + s.roll() * 100,
        0.7 + s.roll() * 0.5,
        '<path d="M-40 0c10 22 62 22 76-2 4-10-2-16-12-14 2-16-4-34 6-40l18 4-14-14c-22-2-26 24-24 40-18-2-38 6-50 26z" fill="#fff8ea"/><path d="M-40 6h80" stroke="#ffffff" stroke-opacity="0.350" stroke-width="4"/>',
      ),
    ).join('')
    return `${skyline(s.roll, 500, mix(s.tone.far, s.tone.sky[2], 0.4))}${trees(s.roll, 525, s.greens, 22)}<rect y="510" width="${W}" height="${H - 510}" fill="${water}"/><path d="M0 510h${W}v34H0z" fill="#1d1b2e" opacity="0.140"/>${ripples(s.roll, 550, s.tone.sky[2])}${birds}<path d="M380 690h200v16H380zM410 706v90M550 706v90" fill="#5c331b" stroke="#5c331b" stroke-width="14" opacity="0.900"/>${reeds}${bigTree(1140, 770, 1.2, s.greens[0] ?? '#0b6b66', mix('#5c3a2a', s.tone.ground, 0.3))}`
  },
  theatre: (s: Scenery) => {
    const curtain = any(['#8a1f2a', '#7a1f3f', '#5b2a5a', '#0b5a55'], s.roll)
    const folds = (from: number, to: number) =>
      Array.from(
        { length: 6 },
        (_, n) =>
          `<path d="M${from + ((to - from) * n) / 6} 0C${from + ((to - from) * (n + 0.3)) / 6} 260 ${from + ((to - from) * (n + 0.1)) / 6} 460 ${from + ((to - from) * n) / 7} 640h${(to - from) / 6}L${from + ((to - from) * (n + 1)) / 6} 0z" fill="${mix(curtain, n % 2 ? '#000000' : '#ffffff', 0.12)}"/>`,
      ).join('')
    return `<rect width="${W}" height="${H}" fill="#241a2e"/><rect x="200" y="60" width="800" height="560" fill="${mix(s.tone.sky[0], '#241a2e', 0.25)}"/><circle cx="${500 + s.roll() * 200}" cy="250" r="90" fill="${s.tone.orb}" opacity="0.900"/><path d="M420 0L250 640h380zM780 0L570 640h380z" fill="#ffe9a8" opacity="0.160"/>${folds(0, 250)}${folds(1200, 950)}<path d="M0 0h${W}v90${Array.from({ length: 8 }, () => 'q-75 70 -150 0').join('')}z" fill="${mix(curtain, '#000000', 0.15)}"/><path d="M0 84h${W}" stroke="#e2ab3a" stroke-width="8"/><rect y="620" width="${W}" height="60" fill="#8a5530"/><rect y="620" width="${W}" height="12" fill="#c98a4e"/>${group(540, 640, 1.5, '<path d="M-24 0v-70a24 26 0 0 1 48 0V0z" fill="#f5a300"/><circle cx="0" cy="-112" r="17" fill="#8a5638"/><path d="M20 -76l46 -44" stroke="#f5a300" stroke-width="14" stroke-linecap="round"/>')}${group(680, 640, 1.5, '<path d="M-30 0l14 -90h32l14 90z" fill="#b5371f"/><circle cx="0" cy="-112" r="17" fill="#b97a56"/><path d="M-14 -80l-40 20" stroke="#b5371f" stroke-width="14" stroke-linecap="round"/>')}${Array.from({ length: 20 }, (_, n) => `<circle cx="${30 + n * 62}" cy="${744 + (n % 2) * 16}" r="26" fill="#15142a"/><rect x="${2 + n * 62}" y="${766 + (n % 2) * 16}" width="56" height="60" rx="20" fill="#15142a"/>`).join('')}`
  },
  kitchen: (s: Scenery) => {
    const wall = mix(
      any(['#d9b48a', '#b8c4a8', '#d8a890', '#a9c0b4'], s.roll),
      s.tone.ground,
      s.tone.lamp ? 0.34 : 0.06,
    )
    const tiles = Array.from(
      { length: 44 },
      (_, n) =>
        `<rect x="${(n % 22) * 55}" y="${430 + Math.floor(n / 22) * 55}" width="51" height="51" fill="${mix(wall, n % 3 ? '#ffffff' : '#0b6b66', 0.22)}"/>`,
    ).join('')
    const pots = Array.from({ length: 7 }, (_, n) => {
      const x = 120 + n * 160
      const r = 34 + s.roll() * 22
      const metal = any(['#c9803a', '#b8b4b0', '#8a4a2a', '#d8a94a'], s.roll)
      return `<path d="M${x} 150v50" stroke="#3a2a26" stroke-width="5"/><circle cx="${x}" cy="${206 + r}" r="${r}" fill="${metal}"/><circle cx="${x - r * 0.2}" cy="${200 + r}" r="${r * 0.7}" fill="${mix(metal, '#ffffff', 0.2)}"/>`
    }).join('')
    const steam = [380, 620, 850]
      .map(
        (x) =>
          `<path d="M${x} 500q-30 -50 0 -90t0 -90" fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity="0.350"/>`,
      )
      .join('')
    const vessels = [380, 620, 850]
      .map(
        (x, n) =>
          `<path d="M${x - 90} 530h180l-18 100h-144z" fill="${['#b8b4b0', '#c9803a', '#6a6472'][n]}"/><rect x="${x - 100}" y="518" width="200" height="18" rx="9" fill="${['#d8d4d0', '#e0a060', '#8a8492'][n]}"/><path d="M${x - 40} 660q40 -50 80 0z" fill="#f08a24"/>`,
      )
      .join('')
    return `<rect width="${W}" height="${H}" fill="${wall}"/><path d="M0 140h${W}v14H0z" fill="#5c331b"/>${pots}${tiles}<rect x="0" y="640" width="${W}" height="160" fill="#5a4a4a"/><rect y="640" width="${W}" height="16" fill="#8a7670"/>${vessels}${steam}<circle cx="600" cy="90" r="360" fill="#ffe2a0" opacity="0.140"/>`
  },
  bazaar: (s: Scenery) => {
    const heaps = Array.from({ length: 7 }, (_, n) => {
      const x = 90 + n * 172
      const spice = any(['#d8791a', '#b5371f', '#e2ab3a', '#7a4a24', '#5a7a34', '#c9a66b', '#8a2f2a'], s.roll)
      return `<ellipse cx="${x}" cy="738" rx="86" ry="34" fill="#6a4028"/><path d="M${x - 74} 730q74 ${-130 - s.roll() * 40} 148 0z" fill="${spice}"/><path d="M${x - 30} 700q30 -50 52 -16" fill="none" stroke="${mix(spice, '#ffffff', 0.35)}" stroke-width="8" stroke-linecap="round" opacity="0.600"/>`
    }).join('')
    const canopies = Array.from(
      { length: 6 },
      (_, n) =>
        `<path d="M${n * 210 - 30} ${130 + (n % 2) * 40}q120 ${90 + s.roll() * 40} 240 0l-10 -60q-110 60 -220 0z" fill="${any(cloths, s.roll)}" opacity="0.920"/>`,
    ).join('')
    const walls = [0, 1]
      .map(
        (side) =>
          `<path d="${side ? 'M1200 60L800 330V640L1200 800z' : 'M0 60L400 330V640L0 800z'}" fill="${mix('#c98f63', s.tone.near, 0.25 + side * 0.12)}"/>${[
            0, 1, 2,
          ]
            .map((n) => {
              const x = side ? 1150 - n * 120 : 50 + n * 120
              return `<path d="M${x - 34} ${640 - n * 20}v${-150 + n * 26}a34 40 0 0 1 68 0v${150 - n * 26}z" fill="${s.tone.lamp ? '#ffdf9a' : '#5a3a34'}" opacity="0.850"/>`
            })
            .join('')}`,
      )
      .join('')
    return `${skyline(s.roll, 560, s.tone.far)}${floor(560, mix('#b98a68', s.tone.ground, 0.3))}${walls}${canopies}${stringLights(60, 1140, 200, 60, 15)}${people(s, 660, 9, 0.8)}${heaps}`
  },
  bridge: (s: Scenery) => {
    const steel = mix('#5a4a58', s.tone.near, 0.4)
    const cables = (tower: number) =>
      Array.from(
        { length: 9 },
        (_, n) =>
          `<path d="M${tower} 190L${tower - 40 - n * 38} 520M${tower} 190L${tower + 40 + n * 38} 520" stroke="${mix(steel, '#ffffff', 0.35)}" stroke-width="4"/>`,
      ).join('')
    return `${skyline(s.roll, 540, s.tone.far)}<rect y="540" width="${W}" height="260" fill="${mix(s.tone.sky[1], '#0f6f8c', 0.68)}"/>${ripples(s.roll, 570, s.tone.sky[2])}${[330, 870].map((x) => `${cables(x)}<path d="M${x - 26} 680L${x - 8} 170h16L${x + 26} 680z" fill="${steel}"/>`).join('')}<rect y="516" width="${W}" height="22" fill="${steel}"/><rect y="538" width="${W}" height="8" fill="#1d1b2e" opacity="0.500"/>${Array.from({ length: 5 }, () => `<rect x="${(s.roll() * 1140).toFixed(0)}" y="496" width="46" height="20" rx="7" fill="${any(cloths, s.roll)}"/>`).join('')}${s.tone.lamp ? stringLights(0, W, 500, 0, 24) : ''}`
  },
  playground: (s: Scenery) =>
    `${skyline(s.roll, 560, mix(s.tone.far, s.tone.sky[2], 0.3))}${trees(s.roll, 585, s.greens, 16)}${floor(570, mix('#5a9a5c', s.tone.ground, 0.28))}<ellipse cx="600" cy="700" rx="520" ry="76" fill="${mix('#e2c08a', s.tone.ground, 0.2)}"/><path d="M230 690L330 380h20L450 690M610 690L710 380h20L830 690" fill="none" stroke="#b5371f" stroke-width="16" stroke-linecap="round"/><path d="M330 382h400" stroke="#b5371f" stroke-width="18" stroke-linecap="round"/><path d="M440 390l-30 210M500 390l-30 210M590 390l46 190M650 390l46 190" stroke="#3a2f45" stroke-width="5"/><rect x="396" y="596" width="90" height="14" rx="6" fill="#f5a300"/><rect x="622" y="576" width="90" height="14" rx="6" fill="#0b6b66"/>${group(441, 600, 0.9, '<path d="M-20 0v-50a20 22 0 0 1 40 0V0z" fill="#2f6f8c"/><circle cx="0" cy="-84" r="16" fill="#8a5638"/><path d="M-16 -88a16 16 0 0 1 32 0z" fill="#1d1518"/>')}<path d="M900 690V430h70v260M970 440q60 190 190 236" fill="none" stroke="#0b6b66" stroke-width="16" stroke-linecap="round"/><path d="M970 440q60 190 190 236l-10 22q-140 -40 -180 -190z" fill="#f5a300"/>${people(s, 740, 4, 0.7)}${bigTree(90, 740, 1.2, s.greens[1] ?? '#0d4f4d', mix('#5c3a2a', s.tone.ground, 0.3))}`,
  cinema: (s: Scenery) => {
    const front = any(['#d8a07a', '#c9b48a', '#9ab0a8', '#c98a8a'], s.roll)
    const wall = mix(front, s.tone.near, s.tone.lamp ? 0.35 : 0.08)
    const bulbs = Array.from(
      { length: 22 },
      (_, n) =>
        `<circle cx="${282 + n * 30.4}" cy="412" r="8" fill="#ffe9a8"/><circle cx="${282 + n * 30.4}" cy="486" r="8" fill="#ffe9a8"/>`,
    ).join('')
    return `${skyline(s.roll, 700, s.tone.far)}<path d="M240 700V260q0 -40 40 -40h640q40 0 40 40v440z" fill="${wall}"/><path d="M520 700V90q80 -60 160 0v610z" fill="${mix(wall, '#ffffff', 0.2)}"/>${[560, 600, 640].map((x) => `<rect x="${x - 8}" y="110" width="16" height="280" fill="${mix(wall, '#b5371f', 0.5)}"/>`).join('')}<rect x="262" y="400" width="676" height="98" rx="10" fill="#8a1f2a"/>${bulbs}<path d="M330 432h540v34H330z" fill="#fff5e2"/>${Array.from({ length: 13 }, (_, n) => `<rect x="${346 + n * 40}" y="438" width="${18 + (n % 3) * 6}" height="22" fill="#2a2336"/>`).join('')}${[300, 720].map((x) => `<rect x="${x}" y="250" width="180" height="126" fill="#fff5e2"/><rect x="${x + 8}" y="258" width="164" height="110" fill="${any(cloths, s.roll)}"/><circle cx="${x + 66}" cy="304" r="26" fill="#b97a56"/><circle cx="${x + 116}" cy="310" r="22" fill="#8a5638"/><path d="M${x + 30} 368q36 -60 72 0zM${x + 84} 368q32 -50 64 0z" fill="#1d1b2e"/>`).join('')}${[320, 440, 700, 820].map((x) => `<rect x="${x}" y="540" width="80" height="160" fill="${s.tone.lamp ? '#ffdf9a' : '#4a3a44'}"/>`).join('')}<rect x="550" y="530" width="100" height="170" fill="${s.tone.lamp ? '#ffe9b0' : '#3a2f38'}"/>${floor(700, mix(s.tone.ground, '#8a6a5a', 0.25))}${people(s, 770, 9)}`
  },
} as const

import { mix } from '../colour.ts'
import { disc, line, oval, path, row } from '../landmarks/parts.ts'
import { craftDrawings } from './crafts.ts'
import { group } from './parts.ts'
import { any, cloths, type Scenery } from './scenery.ts'
import { H, W } from './sky.ts'

export const indoorWall = (s: Scenery, colours: readonly string[]) =>
  mix(any(colours, s.roll), s.tone.ground, s.tone.lamp ? 0.34 : 0.04)

const spines = (s: Scenery, x: number, y: number, w: number) => {
  let at = x
  let out = ''
  while (at < x + w - 14) {
    const [width, height] = [11 + s.roll() * 15, 60 + s.roll() * 34]
    out += `<rect x="${at.toFixed(0)}" y="${(y - height).toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" fill="${s.tint(any(['#b5371f', '#0b6b66', '#f5a300', '#3b3a66', '#9a2f4f', '#e8dcc4', '#5f7a4a', '#2f6f8c', '#c9803a'], s.roll), 0.14)}"/>`
    at += width + 2
  }
  return out
}

/** A window with a tree and the sky at the given time of day, never a landmark. */
export const window = (s: Scenery, x: number, y: number, w: number, h: number, frame: string) =>
  `<rect x="${x - 12}" y="${y - 12}" width="${w + 24}" height="${h + 24}" fill="${frame}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${s.tone.sky[1]}"/><rect x="${x}" y="${y + h * 0.5}" width="${w}" height="${h * 0.5}" fill="${s.tone.sky[2]}"/>${disc(x + w * (0.3 + s.roll() * 0.4), y + h * 0.7, w * 0.2, s.greens[2] ?? '#2f7d5b')}${disc(x + w * 0.62, y + h * 0.82, w * 0.16, s.greens[0] ?? '#0b6b66')}<path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}" stroke="${frame}" stroke-width="8"/>`

const lamp = (x: number, drop: number, shade: string) =>
  `${line(`M${x} 0v${drop}`, '#2a2336', 4)}${path(`M${x - 56} ${drop + 50}q6 -54 56 -54t56 54z`, shade)}${oval(x, drop + 52, 44, 9, '#ffe9a8')}${path(`M${x - 44} ${drop + 54}L${x - 170} 620h340L${x + 44} ${drop + 54}z`, '#ffe9a814')}`
export const plant = (x: number, y: number, size: number, leaf: string) =>
  group(
    x,
    y,
    size,
    `${path('M-30 0l8 -50h-8h60h-8l8 50z', '#b5623a')}${[-70, -40, -10, 24, 56].map((turn) => path(`M0 -48q${turn * 0.4} -70 ${turn} -110q${turn * 0.3} 60 ${-turn + 6} 110z`, leaf)).join('')}`,
  )
const table = (s: Scenery, x: number, y: number, size: number) =>
  group(
    x,
    y,
    size,
    `${oval(0, 120, 110, 14, '#00000022')}${line('M0 0v120', '#2a2336', 12)}${oval(0, 0, 116, 22, '#7a4a2a')}${oval(0, -6, 116, 22, any(['#c98a52', '#efe6d8', '#9a6a44'], s.roll))}${oval(-30, -22, 30, 7, '#fffaf0')}${path('M-50 -44q2 24 20 24t20 -24z', '#fffaf0')}${[-1, 1].map((side) => `${line(`M${side * 150} 120V40M${side * 210} 120V-60`, '#5c331b', 9)}${oval(side * 180, 40, 46, 9, '#8a5530')}<path d="M${side * 210} -60q${-side * 34} -36 ${-side * 6} 90" fill="none" stroke="#5c331b" stroke-width="9"/>`).join('')}`,
  )
const checks = (y: number, one: string, other: string) =>
  `<rect y="${y}" width="${W}" height="${H - y}" fill="${one}"/>${row(4, 0, 1, (_, r) => row(13, -60 + (r % 2) * 50, 100, (x) => path(`M${x + (x - 600) * r * 0.06} ${y + r * 36}h50l${6 + (x - 600) * 0.03} 36h-56z`, other)))}`
const shelfOfJars = (s: Scenery, x: number, y: number, w: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="12" fill="#5c331b"/>${row(Math.floor(w / 54), x + 28, 54, (at, n) => `<rect x="${at - 17}" y="${y - 52}" width="34" height="52" rx="8" fill="${any(['#d9e6e2', '#f3e6cd', '#c98a52', '#e8c476', '#b5623a'], s.roll)}"/><rect x="${at - 15}" y="${y - 60}" width="30" height="11" rx="3" fill="${n % 2 ? '#b8862f' : '#5c6572'}"/>`)}`
const machine = (x: number, y: number) =>
  `<rect x="${x}" y="${y - 130}" width="210" height="120" rx="14" fill="#c4c9cc"/><rect x="${x}" y="${y - 130}" width="210" height="30" rx="14" fill="#e6eaec"/><rect x="${x + 24}" y="${y - 84}" width="162" height="18" fill="#2a2336"/>${row(2, x + 64, 80, (at) => `<rect x="${at - 14}" y="${y - 70}" width="28" height="16" fill="#8a8f94"/>${path(`M${at - 16} ${y - 40}h32l-5 26h-22z`, '#fffaf0')}`)}<rect x="${x + 6}" y="${y - 12}" width="198" height="12" fill="#5c6572"/>${disc(x + 180, y - 116, 8, '#b5371f')}`

/** Four kinds of cafe: a bar with its machine, a window seat, an Irani room with mirrors, a verandah with plants. */
const cafes: readonly ((s: Scenery) => string)[] = [
  (s) => {
    const wall = indoorWall(s, ['#e7c9a0', '#d9b4a0', '#a9c0b4', '#c9b8cf', '#e0d2b8'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${shelfOfJars(s, 90, 260, 500)}${shelfOfJars(s, 90, 380, 500)}${window(s, 760, 150, 320, 300, mix(wall, '#ffffff', 0.5))}<rect y="640" width="${W}" height="160" fill="${mix('#a8794e', s.tone.ground, 0.2)}"/><rect x="40" y="500" width="640" height="180" fill="${s.tint(any(cloths, s.roll), 0.14)}"/>${row(9, 60, 70, (x) => `<rect x="${x}" y="528" width="50" height="130" fill="#ffffff" opacity="0.120"/>`)}<rect x="24" y="484" width="672" height="22" fill="#5c331b"/>${machine(120, 484)}${path('M420 484v-50q60 -60 120 0v50z', '#ffffff66')}${path('M436 482q46 -70 90 0z', '#a8552a')}${[180, 380, 580].map((x) => lamp(x, 80, '#b5371f')).join('')}${table(s, 930, 620, 1)}`
  },
  (s) => {
    const wall = indoorWall(s, ['#c98f7a', '#8fa89a', '#d9c4a0', '#b8a8c0'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${[110, 470, 830].map((x) => window(s, x, 110, 260, 380, mix(wall, '#ffffff', 0.6))).join('')}<rect y="556" width="${W}" height="20" fill="#5c331b"/><rect y="576" width="${W}" height="224" fill="${mix(wall, '#1d1b2e', 0.2)}"/>${plant(80, 560, 0.9, s.greens[2] ?? '#2f7d5b')}${plant(1110, 560, 1, s.greens[0] ?? '#0b6b66')}${[300, 640].map((x) => `${path(`M${x - 26} 520q2 34 30 34t30 -34z`, '#fffaf0')}${oval(x + 4, 520, 30, 7, '#8a5a2c')}`).join('')}<g>${row(4, 760, 34, (x, n) => `<rect x="${x}" y="${556 - 90}" width="26" height="90" fill="${any(cloths, s.roll)}" transform="rotate(${n === 3 ? 10 : 0} ${x} 556)"/>`)}</g>${row(4, 150, 300, (x) => `${oval(x, 640, 60, 12, '#b9794a')}${line(`M${x - 34} 650l-14 130M${x + 34} 650l14 130M${x} 650v130`, '#3a2418', 10)}`)}${lamp(600, 60, '#0b6b66')}`
  },
  (s) => {
    const wall = indoorWall(s, ['#a9c0a4', '#e3cfa0', '#c9d4c4', '#e6c4b0'])
    const mirror = (x: number) =>
      `<rect x="${x}" y="130" width="220" height="270" fill="#7a4a2a"/><rect x="${x + 16}" y="146" width="188" height="238" fill="#d4e0e0"/>${path(`M${x + 30} 370L${x + 150} 156h30L${x + 60} 370z`, '#ffffff66')}`
    return `<rect width="${W}" height="${H}" fill="${wall}"/><rect y="430" width="${W}" height="190" fill="${mix(wall, '#0b6b66', 0.4)}"/><rect y="424" width="${W}" height="10" fill="#fffaf0"/>${mirror(80)}${mirror(900)}${disc(600, 210, 74, '#7a4a2a')}${disc(600, 210, 62, '#fff8e6')}${line('M600 210v-40M600 210l26 16', '#1d1b2e', 6)}<rect x="420" y="300" width="360" height="100" fill="#5c331b"/>${row(6, 440, 56, (x) => `<rect x="${x}" y="316" width="44" height="72" rx="6" fill="#f3e6cd"/><rect x="${x + 4}" y="340" width="36" height="46" fill="${any(['#d9a05a', '#c9803a', '#a8552a'], s.roll)}"/>`)}${checks(620, mix('#efe6d8', s.tone.ground, 0.1), mix('#7a3a34', s.tone.ground, 0.1))}${table(s, 280, 600, 1.1)}${table(s, 880, 620, 1.25)}${line('M600 0v60', '#2a2336', 6)}${path('M600 60q-150 -10 -170 20q90 10 170 -20zM600 60q150 -10 170 20q-90 10 -170 -20z', '#6b5a4a')}`
  },
  (s) => {
    const wall = indoorWall(s, ['#e8c15a', '#d9a27e', '#e6d6bd', '#b8c4a8'])
    return `<rect y="0" width="${W}" height="130" fill="${mix('#a8512f', s.tone.ground, 0.2)}"/>${row(26, -10, 48, (x) => line(`M${x} 0v126`, '#00000022', 8))}<path d="M0 470h${W}v330H0z" fill="${s.greens[2]}"/>${row(12, 30, 100, (x, n) => disc(x, 460 - (n % 3) * 20, 74, s.greens[n % 3] ?? '#0b6b66'))}${[40, 570, 1100].map((x) => `<rect x="${x}" y="126" width="54" height="560" fill="${wall}"/><rect x="${x - 12}" y="126" width="78" height="26" fill="${mix(wall, '#ffffff', 0.4)}"/><rect x="${x + 36}" y="126" width="18" height="560" fill="#00000018"/>`).join('')}${checks(640, mix('#b5623a', s.tone.ground, 0.16), mix('#c98a5c', s.tone.ground, 0.16))}${plant(180, 690, 1.4, s.greens[0] ?? '#0b6b66')}${plant(1010, 690, 1.3, s.greens[1] ?? '#0d4f4d')}${table(s, 420, 620, 1.1)}${table(s, 830, 620, 1.1)}${lamp(330, 130, '#f5a300')}${lamp(860, 130, '#f5a300')}`
  },
]

/** The workshop's tools, on pegs. */
const pegs = () =>
  row(
    7,
    700,
    66,
    (x, n) =>
      [
        line(`M${x} 190v90`, '#8a5530', 13) +
          `<rect x="${x - 20}" y="170" width="40" height="28" rx="5" fill="#5c6572"/>`,
        `${line(`M${x - 10} 180l20 110M${x + 10} 180l-20 110`, '#8a8f94', 8)}${disc(x - 14, 300, 13, '#b5371f')}${disc(x + 14, 300, 13, '#b5371f')}`,
        `<rect x="${x - 14}" y="170" width="28" height="80" fill="#c4c9cc"/>${line(`M${x} 250v40`, '#6b3a1c', 13)}`,
        `${disc(x, 220, 36, '#e2ab3a')}${disc(x, 220, 14, '#b8862f')}`,
      ][n % 4] ?? '',
  )

/** A workbench with its window and tools, and the product on it. */
export function bench(s: Scenery, made: string): string {
  const wall = indoorWall(s, ['#d9bfa0', '#b8c0a8', '#d0a890', '#a8b0b8'])
  return `<rect width="${W}" height="${H}" fill="${wall}"/>${window(s, 110, 110, 380, 320, mix(wall, '#ffffff', 0.5))}<rect x="640" y="140" width="500" height="14" fill="#5c331b"/>${pegs()}${shelfOfJars(s, 640, 440, 500)}<circle cx="600" cy="120" r="380" fill="#ffe2a0" opacity="${s.tone.lamp ? 0.16 : 0.06}"/><rect y="640" width="${W}" height="160" fill="#7a4a2a"/><rect y="634" width="${W}" height="22" fill="#b9794a"/>${line(`M0 720h${W}`, '#5c331b', 4)}${group(600, 652, 1.16, made)}`
}

export const indoor = {
  cafe: (s: Scenery) => any(cafes, s.roll)(s),
  books: (s: Scenery) => {
    const wood = mix(any(['#7a4a2a', '#8a5a34', '#5c3a2a'], s.roll), s.tone.ground, s.tone.lamp ? 0.24 : 0.04)
    const shelves = row(
      5,
      0,
      1,
      (_, n) =>
        `<rect y="${130 + n * 110}" width="${W}" height="14" fill="${mix(wood, '#ffffff', 0.16)}"/>${[20, 330, 640, 950].map((x) => spines(s, x, 130 + n * 110, 270)).join('')}`,
    )
    const stack = (x: number, n: number) =>
      row(
        n,
        0,
        1,
        (_, at) =>
          `<rect x="${x - 70 + s.roll() * 16}" y="${626 - at * 22}" width="130" height="21" rx="3" fill="${any(cloths, s.roll)}"/>`,
      )
    return `<rect width="${W}" height="${H}" fill="${mix(wood, '#1d1b2e', 0.35)}"/>${shelves}${[0, 306, 616, 926, 1186].map((x) => `<rect x="${x}" width="18" height="600" fill="${wood}"/>`).join('')}<rect y="600" width="${W}" height="200" fill="${mix('#a8794e', s.tone.ground, 0.24)}"/>${line('M170 640L300 60M240 640L370 60', '#d9a45c', 13)}${row(8, 0, 1, (_, n) => line(`M${186 + n * 16} ${570 - n * 66}h70`, '#d9a45c', 10))}<rect x="480" y="650" width="640" height="26" fill="#c98a52"/><rect x="510" y="676" width="26" height="124" fill="#6b3a1c"/><rect x="1064" y="676" width="26" height="124" fill="#6b3a1c"/>${stack(580, 4)}${stack(760, 6)}${stack(930, 3)}${path('M1000 650q-10 -70 40 -76q-6 -24 4 -34l14 16h20l14 -16q10 20 2 44q10 40 -4 66z', '#2a2336')}${lamp(820, 60, '#0b6b66')}`
  },
  bookstall: (s: Scenery) => {
    const wall = s.tint(any(s.walls, s.roll))
    return `<rect width="${W}" height="620" fill="${wall}"/>${row(5, 60, 250, (x) => `<path d="M${x} 240v-110a50 46 0 0 1 100 0v110z" fill="${mix(wall, '#1d1b2e', 0.4)}"/>`)}<path d="M-20 300h1240l-40 -70H20z" fill="${s.tint('#b5371f')}"/>${row(12, -20, 104, (x, n) => path(`M${x} 300h52l-6 44q-20 16 -40 0z`, n % 2 ? '#fff5e2' : s.tint('#b5371f')))}${row(3, 0, 1, (_, n) => `<rect y="${430 + n * 92}" width="${W}" height="12" fill="#5c331b"/>${spines(s, 10, 430 + n * 92, W - 10)}`)}<rect y="620" width="${W}" height="180" fill="${mix('#a89482', s.tone.ground, 0.3)}"/>${row(7, 60, 170, (x) => row(4, 0, 1, (_, n) => `<rect x="${x - 56 + s.roll() * 14}" y="${720 - n * 24}" width="120" height="23" rx="3" fill="${any(cloths, s.roll)}"/>`))}`
  },
  bakery: (s: Scenery) => {
    const wall = indoorWall(s, ['#f0dcc0', '#d9c4b8', '#c9d0b8'])
    const loaf = (x: number, y: number, w: number) =>
      `${path(`M${x - w} ${y}q-4 -62 ${w} -64q${w + 4} 2 ${w} 64z`, '#c9803a')}${path(`M${x - w + 10} ${y - 18}q10 -36 ${w - 12} -36q40 2 50 24q-50 -14 ${-w - 10} 18z`, '#e6b46c')}`
    return `<rect width="${W}" height="${H}" fill="${wall}"/><rect x="60" y="100" width="1080" height="360" fill="${mix('#8a5a34', s.tone.ground, 0.1)}"/>${[220, 340, 460].map((y, r) => `<rect x="50" y="${y}" width="1100" height="16" fill="#5c331b"/>${row(9, 120, 120, (x, n) => loaf(x, y, 40 + ((n + r) % 3) * 7))}`).join('')}<rect x="30" y="560" width="1140" height="240" fill="#5c331b"/><rect x="60" y="590" width="1080" height="130" fill="${s.tone.lamp ? '#fff0c8' : '#e6ecea'}"/>${row(12, 110, 88, (x, n) => (n % 3 === 0 ? `${path(`M${x - 34} 712l10 -60h50l10 60z`, '#f7dfe0')}${disc(x, 646, 11, '#b5121b')}` : n % 3 === 1 ? `${oval(x, 700, 40, 16, '#d9a05a')}${oval(x, 688, 38, 15, '#e8bd7c')}${oval(x, 676, 36, 14, '#d9a05a')}` : `<rect x="${x - 34}" y="664" width="68" height="48" rx="6" fill="#7a3a1c"/><rect x="${x - 34}" y="664" width="68" height="14" rx="6" fill="#fff3e0"/>`))}<rect x="20" y="548" width="1160" height="20" fill="#b9794a"/>${[300, 620, 940].map((x) => lamp(x, 30, '#0b6b66')).join('')}`
  },
  gallery: (s: Scenery) => {
    const wall = indoorWall(s, ['#f3eee2', '#e6dccb', '#c9d0cc', '#3f5a5a', '#8a4a44'])
    const painted = (x: number, y: number, w: number, h: number) => {
      const [a, b, c] = [
        any(cloths, s.roll),
        any(cloths, s.roll),
        any(['#f3e6cd', '#cfe0d4', '#f7dfe0', '#2a2336'], s.roll),
      ]
      const art = any(
        [
          `${disc(x + w * 0.5, y + h * 0.4, w * 0.22, a)}${path(`M${x} ${y + h}q${w * 0.3} ${-h * 0.5} ${w * 0.55} ${-h * 0.2}t${w * 0.45} ${-h * 0.1}v${h * 0.3}z`, b)}`,
          `${row(5, 0, 1, (_, n) => `<rect x="${x + n * w * 0.2}" y="${y + (n % 3) * h * 0.16}" width="${w * 0.13}" height="${h * 0.6}" fill="${n % 2 ? a : b}"/>`)}`,
          `${path(`M${x + w * 0.2} ${y + h}q0 ${-h * 0.6} ${w * 0.3} ${-h * 0.64}t${w * 0.3} ${h * 0.64}z`, a)}${disc(x + w * 0.5, y + h * 0.28, w * 0.13, '#b97a56')}`,
        ],
        s.roll,
      )
      return `<rect x="${x - 14}" y="${y - 14}" width="${w + 28}" height="${h + 28}" fill="#b8862f"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${art}</svg>${path(`M${x + w / 2} 40L${x - 20} ${y - 14}h${w + 40}z`, '#fff3c41c')}`
    }
    return `<rect width="${W}" height="${H}" fill="${wall}"/><rect width="${W}" height="40" fill="#2a2336"/>${row(4, 200, 270, (x) => `<rect x="${x - 14}" y="36" width="28" height="22" fill="#4a4458"/>`)}${painted(110, 190, 220, 270)}${painted(450, 150, 300, 340)}${painted(880, 200, 210, 250)}<rect y="610" width="${W}" height="190" fill="${mix('#b9855a', s.tone.ground, 0.2)}"/><rect y="596" width="${W}" height="18" fill="${mix(wall, '#1d1b2e', 0.3)}"/>${path('M430 680h340v34h-340z', '#5c331b')}${line('M470 714v56M730 714v56', '#3a2418', 14)}${[
      [300, 1.5],
      [900, 1.6],
      [980, 1.4],
    ]
      .map(([x = 0, size = 1]) =>
        group(
          x,
          760,
          size,
          `${path('M-22 0v-70a22 24 0 0 1 44 0V0z', any(cloths, s.roll))}${disc(0, -106, 16, '#2a1a18')}`,
        ),
      )
      .join('')}`
  },
  museum: (s: Scenery) => {
    const wall = indoorWall(s, ['#e3d2b8', '#c9b8a8', '#b8c0b4', '#a8584a'])
    const bust = (x: number) =>
      group(
        x,
        560,
        1,
        any(
          [
            `${path('M-60 0q0 -70 40 -80v-30h40v30q40 10 40 80z', '#d4cbbb')}${oval(0, -150, 38, 50, '#e6dece')}${path('M-40 -160q0 -60 40 -60t40 60q-40 -30 -80 0z', '#b8ae9c')}`,
            `${path('M-50 0q-40 -90 10 -150q-14 -20 0 -40h80q14 20 0 40q50 60 10 150z', '#b5623a')}${row(3, 0, 1, (_, n) => line(`M-50 ${-50 - n * 30}h100`, '#2a1a14', 6))}`,
            `${path('M-54 0h108l-20 -30q40 -60 -10 -110l20 -50l-44 20l-44 -20l20 50q-50 50 -10 110z', '#6a6a5c')}${disc(0, -110, 26, '#8a8a7a')}`,
          ],
          s.roll,
        ),
      )
    return `<rect width="${W}" height="${H}" fill="${mix(wall, '#1d1b2e', 0.18)}"/>${row(3, 200, 400, (x) => `<path d="M${x - 150} 620V260a150 150 0 0 1 300 0v360z" fill="${wall}"/><path d="M${x - 120} 620V270a120 120 0 0 1 240 0v350z" fill="${mix(wall, s.tone.lamp ? '#ffdf9a' : '#ffffff', 0.36)}"/>`)}${[200, 600, 1000].map((x) => `${bust(x)}<rect x="${x - 76}" y="560" width="152" height="120" fill="${mix(wall, '#ffffff', 0.4)}"/><rect x="${x - 90}" y="548" width="180" height="18" fill="#fffaf0"/>`).join('')}<rect y="670" width="${W}" height="130" fill="${mix('#7a5a48', s.tone.ground, 0.24)}"/>${group(420, 770, 1.4, `${path('M-22 0v-70a22 24 0 0 1 44 0V0z', any(cloths, s.roll))}${disc(0, -106, 16, '#2a1a18')}`)}${group(470, 772, 0.9, `${path('M-22 0v-70a22 24 0 0 1 44 0V0z', any(cloths, s.roll))}${disc(0, -106, 16, '#2a1a18')}`)}`
  },
  workshop: (s: Scenery) =>
    bench(s, any([craftDrawings.needle, craftDrawings.wheel, craftDrawings.blocks, craftDrawings.loom], s.roll)()),
  spa: (s: Scenery) => {
    const wall = indoorWall(s, ['#d8cdb8', '#b8c4b4', '#d0b8a4', '#a8b8bc'])
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${window(s, 120, 130, 300, 340, mix(wall, '#ffffff', 0.5))}<path d="M700 520V240a180 160 0 0 1 360 0v280z" fill="${mix(wall, '#1d1b2e', 0.14)}"/>${row(3, 790, 90, (x, n) => `${path(`M${x - 22} 500q-6 -${70 + n * 20} 22 -${76 + n * 20}t22 ${76 + n * 20}z`, any(['#0b6b66', '#b5623a', '#8a6a3a'], s.roll))}<rect x="${x - 9}" y="${410 - n * 20}" width="18" height="20" fill="#5c331b"/>`)}<rect x="690" y="500" width="380" height="20" fill="#5c331b"/><rect y="590" width="${W}" height="210" fill="${mix('#8a6a4c', s.tone.ground, 0.2)}"/><rect y="580" width="${W}" height="18" fill="#b9855a"/>${[0, 1, 2].map((n) => `<rect x="${160 + n * 8}" y="${646 - n * 44}" width="${240 - n * 16}" height="42" rx="20" fill="${['#fffaf0', '#e6dcc8', '#cfe0d4'][n]}"/>`).join('')}${path('M480 640q10 90 110 96q100 -6 110 -96z', '#b8862f')}${oval(590, 640, 110, 26, '#e2b45c')}${oval(590, 642, 96, 20, '#7fb0b0')}${[540, 600, 640].map((x, n) => `${disc(x, 640, 15, ['#f5a300', '#e8708f', '#fff5e2'][n] ?? '#fff5e2')}${disc(x, 640, 6, '#c4244a')}`).join('')}${[820, 900, 980].map((x, n) => `<rect x="${x - 20}" y="${640 - n * 22}" width="40" height="${90 + n * 22}" fill="#fff3d8"/>${path(`M${x - 8} ${640 - n * 22}q-6 -16 8 -38q14 22 8 38z`, '#f5a300')}${disc(x, 620 - n * 22, 44, '#ffd37a33')}`).join('')}${plant(1110, 760, 1.5, s.greens[0] ?? '#0b6b66')}`
  },
  bar: (s: Scenery) => {
    const wall = mix(any(['#3a2f38', '#4a3a34', '#2f3f44'], s.roll), s.tone.sky[1], s.tone.lamp ? 0.04 : 0.16)
    const tank = (x: number) =>
      `${path(`M${x - 80} 520V250a80 70 0 0 1 160 0v270z`, '#b5723a')}${path(`M${x + 20} 520V184q60 10 60 66v270z`, '#00000022')}<rect x="${x - 84}" y="330" width="168" height="12" fill="#8a5024"/>${disc(x, 400, 26, '#d9a05a')}${disc(x, 400, 16, '#8a5024')}`
    return `<rect width="${W}" height="${H}" fill="${wall}"/>${row(9, 0, 1, (_, r) => row(13, -40 + (r % 2) * 48, 96, (x) => `<rect x="${x}" y="${30 + r * 56}" width="90" height="50" fill="#ffffff" opacity="0.035"/>`))}${[180, 390].map(tank).join('')}<rect x="540" y="180" width="600" height="14" fill="#8a5530"/><rect x="540" y="320" width="600" height="14" fill="#8a5530"/>${[180, 320].map((y) => row(14, 566, 42, (x) => `<rect x="${x - 12}" y="${y - 62}" width="24" height="62" rx="6" fill="${any(['#5f8a58', '#b5723a', '#2f6f8c', '#e8c476', '#9a2f4f'], s.roll)}"/><rect x="${x - 5}" y="${y - 84}" width="10" height="26" fill="#e6dcc8"/>`)).join('')}<rect y="520" width="${W}" height="26" fill="#c98a52"/><rect y="546" width="${W}" height="254" fill="#5c331b"/>${row(6, 640, 60, (x) => `<rect x="${x - 6}" y="440" width="12" height="80" fill="#c4c9cc"/>${path(`M${x - 12} 440l12 -44l12 44z`, any(cloths, s.roll))}`)}${row(5, 140, 230, (x) => `${oval(x, 640, 62, 14, '#b5371f')}${line(`M${x - 30} 650l-16 140M${x + 30} 650l16 140`, '#1d1210', 12)}`)}${[200, 420, 640, 860, 1080].map((x) => `${line(`M${x} 0v110`, '#1d1210', 4)}${disc(x, 130, 40, '#ffd37a33')}${disc(x, 130, 16, '#ffe9a8')}`).join('')}`
  },
} as const

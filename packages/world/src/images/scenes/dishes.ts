import type { dishes } from '../../data/subjects.ts'
import { mix } from '../colour.ts'
import { box, disc, line, oval, path, row } from '../landmarks/parts.ts'

/** A dish on the table: the centre of its plate is 0, 0; it extends 250 to either side, 260 up and 90 down. */
type Dish = () => string

const plate = (rx: number, fill: string, rim = '#ffffff') =>
  `${oval(0, 16, rx * 1.04, rx * 0.34, '#1d1b2e33')}${oval(0, 0, rx, rx * 0.34, rim)}${oval(0, -4, rx * 0.94, rx * 0.31, fill)}${oval(0, 0, rx * 0.72, rx * 0.22, mix(fill, '#1d1b2e', 0.07))}`
const steel = (rx: number) => plate(rx, '#d4d8da', '#f2f4f4')
/** A bowl with something in it. */
const bowl = (x: number, y: number, w: number, fill: string, content: string) =>
  `${oval(x, y + w * 0.42, w * 0.4, w * 0.1, '#1d1b2e33')}${path(`M${x - w / 2} ${y}q${w * 0.06} ${w * 0.44} ${w / 2} ${w * 0.44}t${w / 2} ${-w * 0.44}z`, fill)}${path(`M${x + w * 0.1} ${y + w * 0.43}q${w * 0.32} -0.04 ${w * 0.4} ${-w * 0.43}h${-w * 0.1}z`, '#00000018')}${oval(x, y, w / 2, w * 0.15, mix(fill, '#ffffff', 0.4))}${oval(x, y + 2, w * 0.45, w * 0.125, content)}`
/** A straight glass, filled. */
const glass = (x: number, y: number, w: number, h: number, content: string, foam = mix(content, '#ffffff', 0.35)) =>
  `${oval(x, y, w * 0.52, w * 0.16, '#1d1b2e33')}${path(`M${x - w / 2} ${y - h}L${x - w * 0.38} ${y}h${w * 0.76}L${x + w / 2} ${y - h}z`, '#ffffff66')}${path(`M${x - w * 0.46} ${y - h * 0.82}L${x - w * 0.37} ${y - 3}h${w * 0.74}L${x + w * 0.46} ${y - h * 0.82}z`, content)}${oval(x, y - h * 0.82, w * 0.46, w * 0.12, foam)}${oval(x, y - h, w * 0.5, w * 0.13, '#ffffff55')}${line(`M${x - w * 0.3} ${y - h * 0.74}L${x - w * 0.24} ${y - h * 0.14}`, '#ffffff88', w * 0.07)}`
const steam = (x: number, y: number) =>
  `<g opacity="0.500">${line(`M${x - 16} ${y}q-16 -30 0 -58t0 -58`, '#ffffff', 8)}${line(`M${x + 18} ${y - 8}q16 -30 0 -58t0 -50`, '#ffffff', 7)}</g>`
const leafy = (x: number, y: number, n = 7) =>
  row(n, x, 9, (at, i) => oval(at, y + (i % 3) * 5, 9, 4, i % 2 ? '#3f8a4a' : '#5fa85a'))
const lime = (x: number, y: number) =>
  `${path(`M${x - 20} ${y}a20 20 0 0 1 40 0z`, '#7ab648')}${path(`M${x - 15} ${y}a15 15 0 0 1 30 0z`, '#e3efb0')}`
const ring = (x: number, y: number, r: number, stroke: string, w: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.5}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`
const green = '#4f8f3f'
const red = '#b8371f'

const dosa: Dish = () =>
  `${plate(244, '#2f7d4a', '#3f9458')}${line('M-220 -6h440', '#5aa86a', 3)}${path('M-190 -8q-10 -60 30 -64q160 -22 330 0q38 10 22 60q-180 40 -382 4z', '#d98e3a')}${path('M-180 -40q170 -46 350 -14q26 -6 10 -18q-170 -24 -332 0q-30 6 -28 32z', '#efb765')}${row(9, -150, 38, (x, n) => oval(x, -34 + (n % 3) * 9, 14, 4, '#b96f24'))}${bowl(-120, 22, 84, '#d4d8da', '#f3f0e2')}${bowl(-20, 34, 84, '#d4d8da', red)}${bowl(84, 24, 84, '#d4d8da', '#c98a3a')}`
const idli: Dish = () =>
  `${steel(240)}${[-110, 10, -50].map((x, n) => `${oval(x, -18 - (n === 2 ? 34 : 0), 68, 30, '#e6dfcf')}${oval(x, -28 - (n === 2 ? 34 : 0), 66, 27, '#fffaf0')}`).join('')}${bowl(140, -20, 130, '#c4c9cc', '#c9742a')}${leafy(112, -22, 6)}${bowl(-150, 26, 80, '#d4d8da', '#f5f2e6')}${steam(-20, -90)}`
const thali: Dish = () =>
  `${steel(260)}${bowl(-170, -46, 96, '#c4c9cc', '#d9a02f')}${bowl(-62, -66, 96, '#c4c9cc', green)}${bowl(48, -66, 96, '#c4c9cc', red)}${bowl(156, -46, 96, '#c4c9cc', '#f5f2e6')}${path('M-90 40q-6 -70 90 -72q94 4 88 72z', '#fffaf0')}${row(6, -50, 20, (x, n) => oval(x, 4 - (n % 2) * 16, 8, 3, '#e8e0cc'))}${oval(-160, 26, 66, 22, '#d9a45c')}${oval(-166, 16, 64, 20, '#e8bd7c')}${oval(170, 24, 40, 16, '#f08a24')}${lime(130, 40)}`
const leafMeal: Dish = () =>
  `${path('M-290 10q120 -110 300 -100q200 4 290 80q-90 80 -290 84q-200 6 -300 -64z', '#2f7d4a')}${path('M-290 10q300 -30 590 -20q-90 80 -290 84q-200 6 -300 -64z', '#3f9458')}${line('M-280 6q280 -20 570 -12', '#7cc08a', 4)}${path('M-90 40q-6 -84 96 -88q100 6 96 88z', '#fffaf0')}${path('M-20 -44q40 -14 70 10q-30 26 -76 14z', '#d9a02f')}${[
    [-200, -22, red],
    [-140, -44, '#e2ab3a'],
    [150, -40, green],
    [210, -16, '#f08a24'],
    [-190, 34, '#8a4a24'],
  ]
    .map(([x, y, fill]) => path(`M${Number(x) - 34} ${Number(y) + 12}q34 -48 68 0z`, String(fill)))
    .join('')}${oval(190, 34, 54, 18, '#e8bd7c')}${oval(190, 26, 52, 16, '#f3d39a')}`
const biryani: Dish = () =>
  `${oval(0, 66, 210, 34, '#1d1b2e33')}${path('M-190 -60q-20 120 90 130h200q110 -10 90 -130z', '#b06a2f')}${path('M40 70h60q110 -10 90 -130h-50q10 100 -100 130z', '#00000020')}${oval(0, -60, 192, 44, '#d08a45')}${path('M-170 -62q60 -110 170 -112q110 2 170 112q-170 60 -340 0z', '#f6e8c4')}${row(16, -130, 17, (x, n) => oval(x, -90 - ((n * 7) % 5) * 13, 13, 4, n % 3 ? '#f7f0dc' : '#f0a52a'))}${[-70, 20, 84].map((x, n) => path(`M${x - 30} ${-96 - n * 8}q30 -44 66 -6q-6 34 -40 32z`, '#9a4a24')).join('')}${leafy(-40, -140, 8)}${path('M-228 -30h44v16h-44zM184 -30h44v16h-44z', '#8a4a1f')}${steam(10, -170)}`
const kebab: Dish = () =>
  `${plate(244, '#efe3cc')}${[-60, -20, 20].map((y, n) => `${line(`M-230 ${y - 6}L240 ${y + 10}`, '#8a8a92', 7)}${row(5, -160, 66, (x) => `<rect x="${x}" y="${y - 20}" width="60" height="36" rx="17" fill="${n % 2 ? '#8f4722' : '#a6552a'}"/><rect x="${x + 8}" y="${y - 15}" width="36" height="8" rx="4" fill="#c9824a"/>`)}`).join('')}${[-150, -110, -130].map((x, n) => ring(x, 42 + (n % 2) * 12, 30, '#c77fa8', 6)).join('')}${bowl(150, 20, 90, '#f2f4f4', '#5f9a3f')}${lime(60, 60)}`
const roll: Dish = () =>
  `${plate(236, '#e9dcc4')}${[-90, 30].map((x, n) => `<g transform="rotate(${-12 + n * 16} ${x} -20)">${path(`M${x - 90} -60h190q40 40 0 84h-190z`, '#e0a95c')}${path(`M${x - 100} -64h96l-14 92h-82z`, '#fff8ea')}${row(4, x - 88, 22, (at) => line(`M${at} -62l-8 88`, '#d8ccb4', 3))}${oval(x + 108, -18, 18, 40, '#7a4a24')}${oval(x + 110, -30, 9, 12, green)}${oval(x + 108, 0, 9, 12, '#c77fa8')}</g>`).join('')}${lime(170, 40)}${bowl(-190, 30, 76, '#f2f4f4', '#5f9a3f')}`
const momo: Dish = () => {
  const one = (x: number, y: number) =>
    `${path(`M${x - 50} ${y}q4 -56 50 -62q46 6 50 62q-50 22 -100 0z`, '#f7ecd6')}${[-30, -12, 8, 28].map((dx) => line(`M${x + dx} ${y - 8}Q${x + dx * 0.4} ${y - 40} ${x} ${y - 60}`, '#dcc9a6', 4)).join('')}`
  return `${steel(244)}${one(-120, -30)}${one(-10, -46)}${one(100, -32)}${one(-70, 16)}${one(40, 18)}${bowl(170, 14, 96, '#f2f4f4', red)}${steam(-20, -110)}`
}
const chaat: Dish = () =>
  `${oval(0, 60, 200, 36, '#1d1b2e33')}${path('M-220 -30q20 110 120 110h200q100 0 120 -110z', '#c99a5c')}${row(9, -190, 46, (x) => line(`M${x} -24L${x * 0.7} 76`, '#a87a3f', 5))}${oval(0, -30, 222, 58, '#dcb47a')}${path('M-196 -36q30 -80 110 -60q60 -60 130 -10q90 -20 150 70q-190 70 -390 0z', '#fffaf0')}${path('M-140 -60q60 20 90 -10q50 40 110 0q40 40 90 6q-10 30 -60 34q-120 30 -230 -30z', '#7a3a1c')}${path('M-90 -84q50 26 90 -4q40 30 90 2q-20 26 -90 24q-60 6 -90 -22z', green)}${row(14, -120, 18, (x, n) => disc(x, -76 + ((n * 5) % 4) * 12, 6, n % 2 ? '#e2ab3a' : '#b5122a'))}`
const phuchka: Dish = () => {
  const puff = (x: number, y: number) =>
    `${disc(x, y, 44, '#c98a3a')}${disc(x - 8, y - 10, 32, '#e0ab5c')}${oval(x, y - 30, 24, 12, '#6a4a24')}${oval(x + 2, y - 28, 18, 8, '#8a9a4a')}`
  return `${plate(244, '#c9d4b0', '#e2e8d0')}${puff(-140, -30)}${puff(-50, -50)}${puff(40, -44)}${puff(-96, 20)}${puff(0, 24)}${bowl(160, -20, 140, '#b06a2f', '#5c4a1f')}${leafy(130, -24, 8)}`
}
const paratha: Dish = () =>
  `${steel(246)}${[30, 12, -6, -24, -42].map((y, n) => `${oval(n % 2 ? 8 : -8, y, 170, 50, '#b9772f')}${oval(n % 2 ? 8 : -8, y - 6, 168, 48, n % 2 ? '#e0ab5c' : '#d99a48')}`).join('')}${row(7, -110, 36, (x, n) => oval(x, -54 + (n % 3) * 12, 16, 6, '#a8651f'))}<rect x="-34" y="-92" width="62" height="34" rx="6" fill="#ffe58a"/><rect x="-34" y="-92" width="62" height="10" rx="5" fill="#fff3c0"/>${bowl(178, 20, 92, '#d4d8da', '#fffaf0')}${bowl(-176, 24, 80, '#d4d8da', '#c9742a')}`
const kachori: Dish = () =>
  `${plate(244, '#cfc29a', '#e6dcb8')}${[
    [-130, -16],
    [-40, -40],
    [-70, 26],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `${oval(x, y, 72, 40, '#b06a24')}${oval(x - 4, y - 12, 66, 34, '#d9963f')}${oval(x - 18, y - 24, 26, 9, '#efc07a')}`,
    )
    .join(
      '',
    )}${bowl(120, -30, 170, '#b07a4a', '#c9742a')}${[90, 130, 150].map((x, n) => oval(x, -32 + (n % 2) * 8, 18, 8, '#e2b45c')).join('')}${leafy(100, -40, 5)}`
const jalebi: Dish = () => {
  const coil = (x: number, y: number) =>
    `${ring(x, y, 58, '#d9731a', 17)}${ring(x, y, 34, '#f08a24', 15)}${ring(x, y, 12, '#d9731a', 13)}${ring(x, y - 4, 56, '#ffb65c', 4)}${line(`M${x - 56} ${y}h112`, '#e07d1c', 10)}`
  return `${plate(246, '#efe6d2')}${coil(-110, 0)}${coil(20, 14)}${coil(130, -10)}${coil(-50, -50)}${coil(66, -56)}${coil(0, -92)}`
}
const sweets: Dish = () =>
  `${oval(0, 40, 260, 70, '#1d1b2e33')}${path('M-260 -10h520l-20 60h-480z', '#b8862f')}${oval(0, -10, 262, 66, '#e2b45c')}${[-160, -80, 0, 80, 160].map((x, n) => path(`M${x - 34} ${-22 - (n % 2) * 8}l34 -18l34 18l-34 18z M${x - 34} ${-22 - (n % 2) * 8}v18l34 18v-18zM${x + 34} ${-22 - (n % 2) * 8}v18l-34 18v-18z`, ['#f7f0dc', '#cfe3b0', '#f3d3a0', '#f7dfe0', '#f7f0dc'][n] ?? '#f7f0dc')).join('')}${[-120, -40, 40, 120].map((x, n) => `${disc(x, 16, 34, n % 2 ? '#e8962a' : '#7a3a1c')}${oval(x - 10, 4, 12, 7, '#ffffff66')}`).join('')}${[-80, 0, 80].map((x) => `${disc(x, -74, 30, '#f7f0dc')}${oval(x, -88, 9, 4, green)}`).join('')}`
const kulfi: Dish = () =>
  `${plate(240, '#e6efe9')}${[
    [-130, '#f3dfae'],
    [-40, '#cfe0a8'],
    [50, '#f3c7b8'],
  ]
    .map(
      ([x, fill]) =>
        `<g transform="rotate(${-16 + (Number(x) + 130) * 0.1} ${x} -30)">${path(`M${Number(x) - 30} -130q30 -24 60 0l12 120h-84z`, String(fill))}${box(Number(x) - 6, -10, 12, 62, '#d9b47a')}${row(4, Number(x) - 14, 10, (at, n) => disc(at, -100 + n * 20, 4, '#7aa04a'))}</g>`,
    )
    .join(
      '',
    )}${path('M120 -60q-10 100 40 106q60 -2 54 -106z', '#b5623a')}${oval(168, -60, 48, 14, '#f3dfae')}${oval(160, -64, 10, 4, '#7aa04a')}`
const mastani: Dish = () =>
  `${plate(190, '#efe3cc')}${glass(0, -6, 130, 230, '#f3c05c', '#fff3d0')}${disc(-22, -212, 42, '#fff3d8')}${disc(30, -216, 40, '#f7c6a0')}${disc(4, -248, 34, '#fff3d8')}${disc(8, -286, 12, red)}${line('M40 -200L74 -320', '#0b6b66', 9)}${row(6, -40, 16, (x, n) => disc(x, -196 + (n % 2) * 14, 4, '#7aa04a'))}`
const misal: Dish = () =>
  `${steel(246)}${bowl(-50, -40, 220, '#c4c9cc', '#b8401c')}${[-110, -70, -30, 10].map((x, n) => disc(x, -44 + (n % 2) * 8, 9, '#d9a45c')).join('')}${path('M-120 -54q60 -60 140 0q-70 26 -140 0z', '#e8a93a')}${leafy(-80, -66, 6)}${[130, 196].map((x) => `${path(`M${x - 40} 30q-4 -78 40 -80q44 2 40 80z`, '#d99a48')}${path(`M${x - 40} 30q-2 -24 4 -36h72q6 12 4 36z`, '#f3dcae')}`).join('')}${lime(60, 52)}`
const bhatura: Dish = () =>
  `${plate(246, '#e9dcc4')}${path('M-190 6q-20 -150 90 -160q120 4 106 156q-100 40 -196 4z', '#d9963f')}${path('M-176 -40q10 -100 80 -106q60 2 80 60q-80 -20 -160 46z', '#efc07a')}${row(5, -140, 32, (x, n) => oval(x, -50 - (n % 2) * 40, 10, 6, '#b9772f'))}${bowl(120, -30, 180, '#7a3a2a', '#6a3418')}${row(8, 62, 16, (x, n) => disc(x, -34 + (n % 3) * 8, 9, '#b07a3f'))}${ring(60, 46, 26, '#c77fa8', 6)}${path('M100 60q40 -16 80 -4q-40 16 -80 4z', green)}`
const bread: Dish = () =>
  `${path('M-250 30h500l-30 50h-440z', '#8a5530')}${row(6, -240, 84, (x) => line(`M${x} 36l-10 40`, '#6b3f22', 5))}${[
    [-150, 0, 110],
    [20, -6, 120],
    [160, 4, 96],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        `${path(`M${x - w} ${y + 34}q-6 -90 ${w} -92q${w + 6} 2 ${w} 92z`, '#b9702c')}${path(`M${x - w + 14} ${y + 10}q16 -56 ${w - 20} -56q60 4 70 34q-60 -20 -${w + 20} 22z`, '#d9963f')}${[-0.5, 0, 0.5].map((s) => line(`M${x + w * s - 16} ${y - 26}l32 34`, '#f3dcae', 8)).join('')}`,
    )
    .join(
      '',
    )}${oval(-80, -66, 66, 30, '#d9a45c')}${oval(60, -74, 72, 30, '#c98a3f')}${line('M30 -84l24 20M60 -90l24 20', '#f3dcae', 6)}`
const cake: Dish = () =>
  `${plate(220, '#f6eee0')}${path('M-130 20l40 -130l190 40l40 90z', '#c9824a')}${path('M-130 20h270v-46h-262z', '#8a4a2a')}${path('M-122 -26h262l-8 -24h-246z', '#fff3e0')}${path('M-114 -50h246l-34 -44l-186 -34z', '#d9963f')}${row(7, -90, 30, (x, n) => disc(x, -64 - (n % 3) * 12, 7, n % 2 ? '#7a1f3f' : '#3f8a4a'))}${path('M150 20q10 -8 20 0v-90q-10 -40 -20 0z', '#c4c9cc')}`
const bunMaska: Dish = () =>
  `${plate(210, '#f6eee0')}${path('M-170 10q-10 -120 110 -124q120 4 110 124z', '#c9803a')}${path('M-160 -30q10 -76 96 -80q80 2 100 50q-90 -30 -196 30z', '#e6ab62')}${path('M-176 8h232v18h-232z', '#fff0a8')}${path('M-180 24h240q0 28 -30 30h-180q-30 -2 -30 -30z', '#d99a48')}${glass(140, 20, 80, 130, '#b9772f')}${steam(140, -120)}`
const fish: Dish = () =>
  `${plate(250, '#efe6d2')}${[-20, 30].map((y, n) => `${path(`M-170 ${y}q60 -70 200 -46q60 10 90 40l60 -40q10 44 0 84l-60 -38q-40 44 -130 44q-110 0 -160 -44z`, n ? '#b9601f' : '#cf7a2a')}${row(6, -110, 36, (x) => line(`M${x} ${y - 24}q14 20 2 44`, '#8a3f14', 4))}${disc(-136, y - 8, 7, '#fff8ea')}${disc(-136, y - 8, 4, '#1d1b2e')}`).join('')}${lime(150, 66)}${leafy(-210, 40, 6)}${ring(180, 20, 30, '#c77fa8', 6)}`
const beer: Dish = () =>
  [-96, 84]
    .map(
      (x, n) =>
        `${oval(x, 40, 84, 20, '#1d1b2e33')}${path(`M${x + (n ? 60 : -60)} -110q${n ? 64 : -64} 0 ${n ? 64 : -64} 60t${n ? -60 : 60} 56v-22q${n ? 36 : -36} 0 ${n ? 36 : -36} -34t${n ? -40 : 40} -36z`, '#ffffff88')}${path(`M${x - 66} -150l6 186h120l6 -186z`, n ? '#b9702c' : '#e8a52a')}${path(`M${x - 66} -150l6 186h34l-4 -186z`, '#ffffff33')}${[-44, -10, 26, 50].map((dx, at) => disc(x + dx, -158 - (at % 2) * 10, 30, '#fff8ea')).join('')}${path(`M${x - 68} -150h136v24q-20 24 -40 4q-24 20 -50 0q-26 18 -46 -4z`, '#fff8ea')}`,
    )
    .join('') +
  `${oval(4, 70, 110, 20, '#c99a5c')}${row(8, -70, 20, (x, n) => disc(x, 60 - (n % 2) * 8, 9, '#d9b47a'))}`
const noodles: Dish = () =>
  `${oval(0, 80, 150, 26, '#1d1b2e33')}${path('M-210 -40q10 124 130 124h160q120 0 130 -124z', '#2f5a6a')}${path('M60 84h20q120 0 130 -124h-40q-6 96 -110 124z', '#00000022')}${oval(0, -40, 212, 56, '#f6eee0')}${oval(0, -38, 192, 48, '#c9742a')}${row(12, -150, 26, (x, n) => line(`M${x} -30q20 -40 44 -6t40 -8`, n % 2 ? '#f3dca0' : '#e8c476', 9))}${[-100, -30, 60].map((x, n) => path(`M${x} -70q24 -20 50 0q-20 20 -50 0z`, n % 2 ? green : red)).join('')}${line('M60 -60L250 -220M96 -56L270 -196', '#8a2f2a', 9)}${steam(-60, -90)}`
const nihari: Dish = () =>
  `${plate(250, '#e9dcc4')}${oval(-110, 0, 136, 44, '#b9772f')}${oval(-112, -8, 132, 40, '#e6b46c')}${row(8, -190, 24, (x, n) => oval(x, -10 + (n % 3) * 10, 9, 4, '#a8651f'))}${bowl(110, -50, 210, '#c98a52', '#8a3a14')}${[70, 120, 150].map((x, n) => path(`M${x - 24} ${-46 + (n % 2) * 8}q24 -26 48 0z`, '#6a3418')).join('')}${row(6, 70, 16, (x, n) => line(`M${x} ${-58 + (n % 2) * 8}l14 -6`, '#e8b45c', 4))}${leafy(100, -66, 5)}${lime(20, 60)}${steam(110, -90)}`
const sherbet: Dish = () =>
  `${glass(-110, 50, 110, 210, '#e8708f', '#f7b6c6')}${glass(30, 60, 110, 210, '#f09a3a', '#ffd08a')}${glass(150, 44, 100, 190, '#7aa84a', '#b8d68a')}${[-110, 30, 150].map((x) => line(`M${x + 14} -140l26 -90`, '#fff8ea', 8)).join('')}${lime(-40, 76)}${row(3, -130, 20, (x) => `<rect x="${x}" y="-110" width="20" height="18" rx="4" fill="#ffffff77"/>`)}`
const bajji: Dish = () =>
  `${path('M-230 60l40 -150h380l40 150z', '#efe6d2')}${row(8, -190, 50, (x) => line(`M${x} -70l-8 110`, '#d8ccb4', 3))}${[
    [-130, -30],
    [-50, -50],
    [40, -40],
    [120, -24],
    [-90, 20],
    [0, 10],
    [84, 26],
    [-20, -96],
    [60, -92],
  ]
    .map(
      ([x = 0, y = 0], n) =>
        `<g transform="rotate(${((n * 37) % 60) - 30} ${x} ${y})">${oval(x, y, 62, 28, '#c9741f')}${oval(x - 6, y - 8, 52, 18, '#e8a03f')}${oval(x - 20, y - 12, 14, 5, '#f7cc7a')}</g>`,
    )
    .join('')}${line('M-80 -110q-20 -30 -10 -50', green, 9)}${bowl(200, 40, 90, '#f2f4f4', '#f5f2e6')}${steam(0, -130)}`
const biscuits: Dish = () =>
  `${plate(240, '#f6eee0')}${[
    [-120, -6],
    [-20, -24],
    [90, -10],
    [-70, 30],
    [40, 34],
    [-40, -60],
    [60, -62],
  ]
    .map(
      ([x = 0, y = 0], n) =>
        `${oval(x, y + 8, 62, 26, '#a8651f')}${oval(x, y, 62, 25, n % 2 ? '#e0b06c' : '#d9a05a')}${row(4, x - 24, 16, (at, i) => disc(at, y - 4 + (i % 2) * 9, 4, '#b9772f'))}`,
    )
    .join('')}${glass(186, 20, 76, 120, '#b9772f')}`
const supper: Dish = () =>
  `${plate(200, '#fffaf0')}${path('M-80 6q20 -76 84 -70q76 0 80 70q-80 26 -164 0z', '#a8552a')}${leafy(-70, -30, 9)}${path('M-40 -44q50 -30 90 4q-40 20 -90 -4z', '#e2ab3a')}${line('M-250 50v-150M-262 -100v-44M-250 -100v-44M-238 -100v-44', '#c4c9cc', 7)}${line('M250 50v-120', '#c4c9cc', 8)}${path('M244 -70q-14 -80 12 -90v90z', '#c4c9cc')}${box(-196, -210, 34, 150, '#fff3d8')}${path('M-190 -214q-14 -30 11 -62q25 32 11 62z', '#f5a300')}${oval(-179, -226, 70, 70, '#ffd37a44')}${oval(-179, -60, 44, 12, '#b8862f')}${path('M150 -190q-6 90 40 96q46 -6 40 -96z', '#ffffff66')}${path('M153 -150q4 50 37 54q34 -4 38 -54z', '#8a1f3a')}${line('M190 -94v84', '#ffffff88', 7)}${oval(190, -8, 34, 9, '#ffffff77')}`
const chai: Dish = () =>
  `${path('M-210 40q-30 -150 90 -164q110 6 100 164z', '#b8bcc0')}${path('M-60 40q30 -120 -40 -160q96 14 80 160z', '#00000018')}${line('M-200 -60q-60 -40 -40 -110', '#a4a8ac', 18)}${line('M-190 -120q70 -110 150 -10', '#3a2f38', 12)}${oval(-116, -126, 46, 12, '#d4d8da')}${disc(-116, -142, 13, '#3a2f38')}${glass(70, 50, 92, 140, '#b9702c')}${glass(176, 34, 88, 132, '#b9702c')}${steam(70, -100)}${steam(176, -106)}${[-20, 10].map((x) => `${oval(x, 66, 40, 15, '#c98a3f')}${oval(x, 60, 40, 14, '#e0b06c')}`).join('')}`
const coffee: Dish = () =>
  `${oval(0, 60, 190, 36, '#1d1b2e33')}${path('M-180 -10q10 76 70 80h220q60 -4 70 -80z', '#c4c9cc')}${path('M60 70h50q60 -4 70 -80h-40q-6 60 -80 80z', '#00000018')}${oval(0, -10, 182, 38, '#e6eaec')}${oval(0, -6, 160, 30, '#a8acb0')}${path('M-84 -160h168l-22 150q-62 22 -124 0z', '#d4d8da')}${path('M20 -160h64l-22 150q-30 10 -52 12z', '#00000018')}${box(-90, -170, 180, 14, '#eef0f0')}${oval(0, -164, 86, 18, '#f3e3c4')}${row(6, -56, 22, (x, n) => disc(x, -166 + (n % 2) * 5, 11, '#fff5e0'))}${line('M-56 -140l14 120', '#ffffff99', 9)}${steam(0, -190)}`
const espresso: Dish = () =>
  `${oval(0, 50, 230, 52, '#1d1b2e33')}${oval(0, 40, 224, 50, '#fffaf0')}${oval(0, 38, 150, 30, '#e6dcc8')}${path('M-130 -80q0 110 90 120h80q90 -10 90 -120z', '#0b6b66')}${path('M40 40q90 -10 90 -120h-34q-4 90 -90 120z', '#00000022')}${line('M126 -50q60 -10 56 34t-86 36', '#0b6b66', 18)}${oval(0, -80, 130, 32, '#fffaf0')}${oval(0, -78, 116, 27, '#a8682f')}${path('M0 -56q-50 -14 -44 -36q26 -4 44 8q18 -12 44 -8q6 22 -44 36z', '#f7e6c8')}${line('M0 -58v-34', '#a8682f', 3)}${steam(0, -116)}${line('M150 54l80 -14', '#c4c9cc', 9)}`

export const dishDrawings: Readonly<Record<keyof typeof dishes, Dish>> = {
  chai,
  coffee,
  espresso,
  dosa,
  idli,
  thali,
  leaf: leafMeal,
  biryani,
  kebab,
  roll,
  momo,
  chaat,
  phuchka,
  paratha,
  kachori,
  jalebi,
  sweets,
  kulfi,
  mastani,
  misal,
  bhatura,
  bread,
  cake,
  'bun-maska': bunMaska,
  fish,
  beer,
  noodles,
  nihari,
  sherbet,
  bajji,
  biscuits,
  supper,
}

import { mix } from './colour.ts'

/** A landmark stands on y = 0, centred on x = 0, about 420 high; `stone` is lit, its shade is derived. */
type Landmark = (stone: string) => string

const shade = (stone: string, share = 0.28) => mix(stone, '#1d1b2e', share)
const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const dome = (x: number, y: number, r: number, fill: string) =>
  `${path(`M${x - r} ${y}c${-r * 0.25} ${-r * 0.9} ${r * 0.5} ${-r * 1.3} ${r} ${-r * 1.75}c${r * 0.5} ${r * 0.45} ${r * 1.25} ${r * 0.85} ${r} ${r * 1.75}z`, fill)}${box(x - 1.5, y - r * 2.1, 3, r * 0.4, fill)}`
const windows = (x: number, y: number, n: number, gap: number, w: number, h: number, fill: string) =>
  Array.from({ length: n }, (_, at) =>
    path(`M${x + at * gap} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, fill),
  ).join('')

const indiaGate: Landmark = (s) =>
  `${box(-200, -330, 400, 330, s)}${box(-222, -352, 444, 26, shade(s, 0.16))}${box(-206, -380, 412, 28, s)}${box(-150, -410, 300, 30, shade(s, 0.1))}${box(-110, -432, 220, 24, s)}${box(90, -330, 110, 330, shade(s, 0.12))}${path('M-92 0v-180a92 92 0 0 1 184 0V0z', '#00000055')}${path('M0 0v-272a92 92 0 0 1 92 92V0z', '#ffffff22')}${box(-200, -250, 108, 8, shade(s))}${box(92, -250, 108, 8, shade(s))}`
const gateway: Landmark = (s) =>
  `${box(-230, -250, 460, 250, s)}${box(-80, -330, 160, 330, mix(s, '#ffffff', 0.08))}${[-230, 190].map((x) => box(x, -300, 40, 300, shade(s, 0.1))).join('')}${[-210, 210, -96, 96].map((x) => dome(x, x === -96 || x === 96 ? -350 : -300, 22, shade(s, 0.2))).join('')}${box(-112, -350, 32, 350, s)}${box(80, -350, 32, 350, shade(s, 0.12))}${dome(0, -328, 60, s)}${windows(-55, 0, 1, 0, 110, 230, '#00000066')}${windows(-190, 0, 1, 0, 64, 150, '#00000050')}${windows(126, 0, 1, 0, 64, 150, '#00000050')}${box(-230, -262, 460, 14, shade(s, 0.3))}`
const charminar: Landmark = (s) => {
  const minar = (x: number) =>
    `${box(x - 20, -400, 40, 400, s)}${box(x - 26, -210, 52, 12, shade(s))}${box(x - 26, -300, 52, 12, shade(s))}${box(x - 26, -390, 52, 12, shade(s))}${dome(x, -400, 22, mix(s, '#ffffff', 0.12))}`
  return `${box(-150, -240, 300, 240, shade(s, 0.1))}${box(-150, -300, 300, 60, s)}${windows(-138, -248, 8, 36, 22, 42, '#00000050')}${windows(-75, 0, 1, 0, 150, 210, '#00000066')}${minar(-165)}${minar(165)}${minar(-110).replaceAll('-400', '-330').replaceAll('-390', '-320')}${dome(0, -300, 40, s)}`
}
const howrah: Landmark = (s) => {
  const truss = (x: number) => path(`M${x - 26} 0L${x - 8} -400h16L${x + 26} 0h-16l-10 -120l-10 120z`, s)
  const wires = Array.from({ length: 13 }, (_, n) => {
    const x = -240 + n * 40
    return `<path d="M${x} -90V${-120 - Math.abs(x) * 0.9}" stroke="${s}" stroke-width="5"/>`
  }).join('')
  return `<g>${truss(-250)}${truss(250)}<path d="M-560 -80L-250 -390Q0 -60 250 -390L560 -80" fill="none" stroke="${s}" stroke-width="16"/><path d="M-250 -330Q0 -110 250 -330" fill="none" stroke="${shade(s)}" stroke-width="9"/>${wires}${box(-600, -92, 1200, 18, shade(s))}${box(-600, -72, 1200, 6, s)}</g>`
}
const vidhana: Landmark = (s) =>
  `${box(-320, -190, 640, 190, s)}${box(-330, -204, 660, 16, shade(s))}${windows(-300, 0, 8, 34, 22, 150, '#00000045')}${windows(46, 0, 8, 34, 22, 150, '#00000045')}${box(-90, -250, 180, 250, mix(s, '#ffffff', 0.1))}${windows(-78, 0, 6, 28, 16, 190, '#00000055')}${box(-100, -262, 200, 14, shade(s))}${box(-60, -300, 120, 40, s)}${dome(0, -298, 54, mix(s, '#ffffff', 0.14))}${[-300, 300].map((x) => `${box(x - 26, -236, 52, 34, s)}${dome(x, -236, 26, shade(s, 0.12))}`).join('')}${path('M-150 0l30 -40h240l30 40z', shade(s, 0.2))}`
const church: Landmark = (s) =>
  `${box(-170, -230, 340, 230, s)}${box(-60, -330, 120, 330, mix(s, '#ffffff', 0.25))}${path('M-70 -330h140l-24 -40h-92z', shade(s, 0.16))}${path('M0 -430l40 62h-80z', s)}${box(-4, -470, 8, 44, shade(s))}${box(-16, -456, 32, 7, shade(s))}${[-150, 110].map((x) => `${box(x, -270, 40, 270, mix(s, '#ffffff', 0.15))}${path(`M${x - 6} -270h52l-26 -44z`, shade(s, 0.2))}`).join('')}${windows(-26, 0, 1, 0, 52, 120, '#00000066')}${windows(-16, -250, 1, 0, 32, 54, '#00000050')}${windows(-98, -90, 1, 0, 26, 60, '#00000045')}${windows(72, -90, 1, 0, 26, 60, '#00000045')}${path('M-210 0l40 -34h340l40 34z', shade(s, 0.3))}`
const wada: Landmark = (s) => {
  const bastion = (x: number) =>
    `${path(`M${x - 74} 0l12 -250h124l12 250z`, s)}${Array.from({ length: 5 }, (_, n) => box(x - 62 + n * 27, -272, 17, 24, s)).join('')}${windows(x - 12, -150, 1, 0, 24, 54, '#00000045')}`
  return `${box(-330, -170, 660, 170, shade(s, 0.12))}${Array.from({ length: 15 }, (_, n) => box(-324 + n * 45, -190, 26, 22, shade(s, 0.12))).join('')}${bastion(-130)}${bastion(130)}${box(-70, -230, 140, 230, mix(s, '#6b3a1f', 0.35))}${windows(-44, 0, 1, 0, 88, 150, '#00000077')}${box(-80, -262, 160, 34, mix(s, '#6b3a1f', 0.5))}${path('M-92 -262h184l-30 -40h-124z', shade(s, 0.35))}${dome(-310, -190, 30, s)}${dome(310, -190, 30, s)}`
}
const lighthouse: Landmark = (s) =>
  `${path('M-46 0l12 -340h68l12 340z', mix(s, '#ffffff', 0.55))}${[-60, -150, -240].map((y, n) => path(`M${-44 + n * 3.4} ${y}l3 -56h${82 - n * 6.6}l3 56z`, s)).join('')}${box(-50, -356, 100, 18, shade(s))}${box(-26, -404, 52, 50, '#ffe9a8')}${path('M-36 -404h72l-36 -44z', s)}${path('M26 -384l260 -46v96z', '#fff3c455')}${path('M-26 -384l-260 -46v96z', '#fff3c433')}${path('M-150 0q150 -50 300 0z', shade(s, 0.4))}`

export const landmarks: Readonly<Record<string, Landmark>> = {
  delhi: indiaGate,
  mumbai: gateway,
  hyderabad: charminar,
  kolkata: howrah,
  bangalore: vidhana,
  goa: church,
  pune: wada,
  chennai: lighthouse,
}

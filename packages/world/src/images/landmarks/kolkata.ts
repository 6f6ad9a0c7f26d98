import { arch, block, box, cupola, disc, gable, type Landmark, line, path, row, steps } from './parts.ts'

const howrah: Landmark = (p) => {
  const tower = (x: number) =>
    `${path(`M${x - 34} 0L${x - 12} -400h24L${x + 34} 0h-18L${x} -360L${x - 16} 0z`, p.stone)}${row(5, 0, 1, (_, n) => line(`M${x - 30 + n * 4} ${-40 - n * 70}L${x + 26 - n * 4} ${-100 - n * 70}M${x + 30 - n * 4} ${-40 - n * 70}L${x - 26 + n * 4} ${-100 - n * 70}`, p.shade, 4))}`
  const web = Array.from({ length: 22 }, (_, n) => {
    const x = -250 + n * 23.8
    const top = -400 + 290 * Math.cos(((Math.abs(x) - 0) / 250) * 1.2) * (1 - Math.abs(x) / 420)
    return line(`M${x} -92V${top.toFixed(0)}`, p.shade, 3)
  }).join('')
  const arms = [-1, 1]
    .map(
      (s) =>
        `${line(`M${s * 250} -396L${s * 640} -84`, p.stone, 12)}${Array.from({ length: 11 }, (_, n) => line(`M${s * (268 + n * 33)} -92V${-378 + n * 27}`, p.shade, 3) + line(`M${s * (268 + n * 33)} -92L${s * (301 + n * 33)} ${-352 + n * 27}`, p.shade, 2)).join('')}`,
    )
    .join('')
  return [
    arms,
    web,
    line('M-250 -396Q0 -10 250 -396', p.stone, 13),
    line('M-250 -330Q0 -60 250 -330', p.shade, 7),
    tower(-250),
    tower(250),
    box(-700, -94, 1400, 18, p.deep),
    box(-700, -74, 1400, 6, p.stone),
  ].join('')
}

const victoria: Landmark = (p) =>
  [
    steps(0, 3, 720, 10, p.shade, p.stone),
    block(0, -30, 640, 120, p.stone),
    row(6, -290, 42, (x) => arch(x, -34, 27, 84, p.deep)),
    row(6, 80, 42, (x) => arch(x, -34, 27, 84, p.deep)),
    box(-330, -160, 660, 12, p.lit),
    ...[-290, 290].map(
      (x) =>
        `${block(x, -30, 84, 160, p.lit)}${arch(x, -34, 42, 110, p.deep)}${block(x, -190, 62, 30, p.stone)}${cupola(x, -218, 34, p.lit)}`,
    ),
    block(0, -30, 220, 176, p.lit),
    arch(0, -34, 86, 148, p.deep),
    ...[-92, 92].map((x) => `${block(x, -206, 36, 36, p.stone)}${cupola(x, -240, 21, p.lit)}`),
    block(0, -206, 160, 66, p.stone),
    row(8, -66, 19, (x) => `${block(x, -210, 8, 52, p.lit)}`),
    cupola(0, -272, 84, p.lit),
    block(0, -354, 30, 26, p.stone),
    path('M-4 -380h8l4 -40l14 -10l-18 -4l-4 -14l-4 14l-18 4l14 10z', p.deep),
  ].join('')

/** The hut-shaped roof of Bengal, twice, over a painted base. */
const kalighat: Landmark = (p) => {
  const red = p.tint('#b5371f')
  const green = p.tint('#2f7d5b')
  const roof = (y: number, w: number, h: number) =>
    `${path(`M${-w / 2 - 26} ${y + 20}Q0 ${y - 28} ${w / 2 + 26} ${y + 20}L${w * 0.16} ${y - h}Q0 ${y - h - 22} ${-w * 0.16} ${y - h}z`, p.lit)}${row(7, -3, 1, (n) => line(`M${n * w * 0.13} ${y}L${n * w * 0.045} ${y - h}`, p.shade, 3))}${line(`M${-w / 2 - 26} ${y + 22}Q0 ${y - 26} ${w / 2 + 26} ${y + 22}`, red, 9)}${line(`M${-w / 2 - 18} ${y + 34}Q0 ${y - 12} ${w / 2 + 18} ${y + 34}`, green, 6)}`
  return [
    steps(0, 3, 420, 13, p.shade, p.stone),
    block(0, -39, 320, 140, p.stone),
    row(3, -92, 92, (x) => `${arch(x, -39, 66, 112, red)}${arch(x, -39, 52, 100, p.deep)}`),
    roof(-186, 320, 96),
    block(0, -276, 150, 54, p.stone),
    row(3, -44, 44, (x) => arch(x, -276, 26, 40, p.deep)),
    roof(-338, 150, 62),
    ...[-22, 0, 22].map((x) => `${line(`M${x} -414v-26`, p.tint('#e2ab3a'), 5)}${disc(x, -418, 7, p.tint('#e2ab3a'))}`),
    path('M2 -440l44 12l-44 14z', red),
  ].join('')
}

const newMarket: Landmark = (p) => {
  const cream = p.tint('#f1dfbd')
  return [
    block(-40, 0, 640, 130, p.stone),
    row(9, -320, 66, (x) => `${arch(x, 0, 48, 92, cream)}${arch(x, 0, 38, 82, p.window)}`),
    box(-364, -142, 648, 14, cream),
    ...[-300, -160, -20].map((x) => `${gable(x, -142, 100, 62, p.shade)}${disc(x, -164, 13, cream)}`),
    block(220, 0, 110, 300, p.stone),
    ...[-120, -200].map((y) => row(2, 198, 44, (x) => arch(x, y, 22, 60, p.window))),
    ...[-110, -196, -288].map((y) => box(160, y, 120, 10, cream)),
    block(220, -298, 96, 62, p.shade),
    disc(220, -328, 25, '#fff8e6'),
    line('M220 -328v-15M220 -328l-10 5', '#1d1b2e', 4),
    gable(220, -360, 120, 84, p.tint('#6a3a34')),
    box(218, -470, 4, 30, p.deep),
  ].join('')
}

/** Pyramids and urns of the old burial ground, green with moss. */
const southPark: Landmark = (p) => {
  const moss = p.tint('#5f7a52')
  const obelisk = (x: number, base: number, size: number) =>
    `${block(x, base, 96 * size, 40 * size, p.shade)}${block(x, base - 40 * size, 74 * size, 30 * size, p.stone)}${path(`M${x - 30 * size} ${base - 70 * size}L${x - 13 * size} ${base - 330 * size}L${x} ${base - 360 * size}L${x + 13 * size} ${base - 330 * size}L${x + 30 * size} ${base - 70 * size}z`, p.lit)}${path(`M${x} ${base - 70 * size}V${base - 360 * size}L${x + 13 * size} ${base - 330 * size}L${x + 30 * size} ${base - 70 * size}z`, '#00000022')}`
  const temple = (x: number, size: number) =>
    `${block(x, 0, 170 * size, 20 * size, p.shade)}${row(4, x - 63 * size, 42 * size, (at) => block(at, -20 * size, 15 * size, 110 * size, p.lit))}${block(x, -130 * size, 168 * size, 22 * size, p.stone)}${cupola(x, -150 * size, 66 * size, moss)}${block(x, -20 * size, 42 * size, 60 * size, p.deep)}`
  return [
    obelisk(-150, -6, 0.72),
    obelisk(250, -4, 0.62),
    temple(110, 0.9),
    obelisk(-10, 0, 1.1),
    obelisk(-320, 0, 0.86),
    temple(-220, 0.72),
    obelisk(350, 0, 0.9),
    row(9, -380, 96, (x) => path(`M${x - 40} 4q40 -36 80 0z`, moss)),
  ].join('')
}

/** The red house of a poet, with green shutters round its yard. */
const jorasanko: Landmark = (p) => {
  const green = p.tint('#2f6a4b')
  const cream = p.tint('#f3e3c4')
  const floor = (y: number) =>
    row(
      9,
      -288,
      72,
      (x) =>
        `${arch(x, y, 48, 92, cream)}${box(x - 18, y - 62, 17, 62, green)}${box(x + 1, y - 62, 17, 62, green)}${path(`M${x - 18} ${y - 66}a18 18 0 0 1 36 0z`, p.window)}`,
    )
  return [
    block(0, 0, 680, 330, p.stone),
    box(-348, -118, 696, 10, cream),
    box(-348, -226, 696, 10, cream),
    floor(-6),
    floor(-122),
    floor(-232),
    box(-354, -346, 708, 18, cream),
    row(30, -344, 23.6, (x) => box(x, -366, 8, 20, cream)),
    box(-350, -372, 700, 7, cream),
    row(18, -324, 38, (x) => line(`M${x} -118v22`, p.deep, 3)),
    gable(0, -346, 150, 52, cream),
    disc(0, -362, 13, p.stone),
  ].join('')
}

const indianMuseum: Landmark = (p) =>
  [
    steps(0, 4, 740, 10, p.shade, p.lit),
    block(0, -40, 700, 230, p.stone),
    row(12, -308, 56, (x) => box(x - 13, -140, 26, 92, p.window)),
    row(12, -308, 56, (x) => box(x - 13, -250, 26, 72, p.window)),
    row(
      13,
      -336,
      56,
      (x) => `${block(x, -40, 17, 110, p.lit)}${block(x, -164, 15, 92, p.lit)}${box(x - 11, -154, 22, 6, p.shade)}`,
    ),
    box(-360, -164, 720, 14, p.lit),
    box(-366, -288, 732, 20, p.lit),
    row(20, -354, 36, (x) => box(x, -304, 10, 16, p.stone)),
    box(-360, -310, 720, 7, p.lit),
    block(0, -40, 210, 250, p.lit),
    row(4, -75, 50, (x) => block(x, -40, 20, 236, p.stone)),
    block(0, -40, 70, 110, p.deep),
    gable(0, -300, 250, 66, p.stone),
    gable(0, -306, 190, 46, p.shade),
  ].join('')

export const kolkata = {
  'howrah-bridge': howrah,
  'victoria-memorial': victoria,
  kalighat,
  'new-market': newMarket,
  'south-park-cemetery': southPark,
  jorasanko,
  'indian-museum': indianMuseum,
} satisfies Record<string, Landmark>

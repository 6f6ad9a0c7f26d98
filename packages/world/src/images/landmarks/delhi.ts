import {
  arch,
  block,
  box,
  chhatri,
  cupola,
  disc,
  dome,
  type Landmark,
  line,
  merlons,
  minaret,
  path,
  point,
  row,
  steps,
} from './parts.ts'

const indiaGate: Landmark = (p) =>
  [
    block(0, 0, 400, 330, p.stone),
    box(-222, -352, 444, 26, p.shade),
    box(-206, -380, 412, 28, p.stone),
    box(-150, -410, 300, 30, p.shade),
    box(-110, -432, 220, 24, p.lit),
    box(90, -330, 110, 330, '#00000020'),
    arch(0, 0, 184, 272, p.deep),
    path('M0 0v-272a92 92 0 0 1 92 92V0z', '#ffffff22'),
    ...[-200, 92].map((x) => box(x, -250, 108, 8, p.deep)),
    ...[-146, 146].map((x) => arch(x, -90, 44, 110, p.shade)),
  ].join('')

/** Five fluted storeys with their balconies, and the ruined arches at its foot. */
const qutubMinar: Landmark = (p) => {
  const storeys = [
    [0, 150, 100, 84],
    [-150, 110, 80, 66],
    [-260, 90, 62, 52],
    [-350, 60, 48, 42],
    [-410, 52, 38, 30],
  ].map(([y = 0, h = 0, from = 0, to = 0], at) => {
    const tone = at > 2 ? p.lit : at % 2 ? p.shade : p.stone
    const flutes = row(5, -2, 1, (n) => line(`M${n * from * 0.19} ${y}L${n * to * 0.19} ${y - h}`, '#00000026', 4))
    return `${path(`M${-from / 2} ${y}L${-to / 2} ${y - h}h${to}L${from / 2} ${y}z`, tone)}${flutes}${box(-to / 2 - 9, y - h - 10, to + 18, 12, p.lit)}${box(-to / 2 - 5, y - h + 2, to + 10, 6, p.deep)}`
  })
  const ruin = `${path('M-330 0v-190q6 -20 24 -16q20 -22 44 -10q26 -24 60 -8q30 -16 52 6l6 24v194z', p.shade)}${point(-236, 0, 96, 170, p.deep)}${point(-150, 0, 40, 90, p.deep)}${path('M150 0v-120q30 -16 60 -6q34 -10 60 14l10 112z', p.shade)}${point(216, 0, 50, 92, p.deep)}`
  return ruin + storeys.join('') + arch(0, 0, 26, 54, p.deep)
}

const humayun: Landmark = (p) => {
  const white = p.tint('#f3ead8')
  return [
    block(0, 0, 720, 84, p.shade),
    row(13, -324, 54, (x) => point(x, 0, 34, 62, p.deep)),
    box(-366, -92, 732, 12, white),
    block(0, -92, 420, 150, p.stone),
    block(0, -92, 150, 196, p.shade),
    point(0, -92, 96, 156, p.deep),
    ...[-142, 142].map((x) => point(x, -92, 70, 112, p.deep)),
    ...[-142, 142].map((x) => `${point(x, -92, 90, 132, 'none')}${box(x - 62, -236, 124, 6, white)}`),
    ...[-190, -104, 104, 190].map((x) => chhatri(x, -242, 20, p.stone, white)),
    block(0, -280, 130, 30, white),
    dome(0, -300, 92, white),
  ].join('')
}

const jamaMasjid: Landmark = (p) => {
  const white = p.tint('#f6efe2')
  const striped = (x: number, y: number, r: number) =>
    dome(x, y, r, white) +
    row(4, -1.5, 1, (n) =>
      line(`M${x + n * r * 0.42} ${y - 4}Q${x + n * r * 0.5} ${y - r} ${x} ${y - r * 1.66}`, '#2a233655', 3),
    )
  return [
    steps(0, 6, 640, 12, p.shade, p.stone),
    block(0, -72, 520, 120, p.stone),
    merlons(-258, -192, 26, 20, 9, white),
    row(5, -216, 32, (x) => point(x, -72, 24, 84, p.deep)),
    row(5, 88, 32, (x) => point(x, -72, 24, 84, p.deep)),
    block(0, -72, 118, 186, p.stone),
    block(0, -72, 98, 172, white),
    point(0, -72, 76, 146, p.deep),
    striped(-140, -204, 56),
    striped(140, -204, 56),
    striped(0, -258, 70),
    ...[-286, 286].map((x) => minaret(x, -40, 28, 330, p)),
  ].join('')
}

/** A stepwell seen down its length: it fills the picture. */
const baoli: Landmark = (p) => {
  const wall = (side: number) => {
    const x = (n: number) => side * n
    const storeys = [0, 1, 2].map((level) => {
      const niches = Array.from({ length: 5 }, (_, n) => {
        const at = 560 - n * 84
        const grow = 1 - n * 0.13
        return point(
          x(at),
          -40 - level * 178 + n * 12 + level * n * 16,
          62 * grow,
          132 * grow,
          level === 1 ? p.deep : '#00000066',
        )
      })
      return `${path(`M${x(640)} ${-14 - level * 178}L${x(190)} ${20 - level * 112}v-12L${x(640)} ${-34 - level * 178}z`, p.lit)}${niches.join('')}`
    })
    return `${path(`M${x(640)} 120V-600L${x(180)} -330V50z`, side < 0 ? p.stone : p.shade)}${storeys.join('')}`
  }
  const stairs = Array.from({ length: 15 }, (_, n) => {
    const y = 110 - n * 20
    const half = 640 - n * 31
    return `${path(`M${-half} ${y}h${half * 2}l-28 -13h${-(half * 2 - 56)}z`, p.lit)}${box(-half + 28, y - 20, half * 2 - 56, 8, p.deep)}`
  }).join('')
  return `${box(-190, -370, 380, 420, p.shade)}${row(3, -110, 110, (x) => point(x, -190, 72, 120, p.deep))}${point(0, -40, 150, 130, '#000000aa')}${box(-190, -204, 380, 12, p.lit)}${wall(-1)}${wall(1)}${stairs}`
}

const gumbad: Landmark = (p) =>
  [
    block(0, 0, 430, 26, p.shade),
    block(0, -26, 340, 220, p.stone),
    box(80, -246, 90, 220, '#00000018'),
    merlons(-170, -246, 17, 20, 10, p.lit),
    block(0, -26, 112, 214, p.shade),
    point(0, -26, 78, 150, p.deep),
    row(2, 0, 1, (_, at) => row(2, -128, 256, (x) => point(x, -46 - at * 96, 48, 76, p.deep))),
    ...[-164, 164].map((x) => chhatri(x, -246, 13, p.shade, p.lit)),
    block(0, -246, 196, 34, p.shade),
    row(9, -84, 21, (x) => point(x, -250, 13, 24, p.deep)),
    cupola(0, -278, 104, p.lit),
    dome(0, -386, 12, p.shade),
  ].join('')

/** The old college on the reservoir: a stair of domed rooms down to the water. */
const hauzKhas: Landmark = (p) =>
  [
    block(-40, 0, 620, 76, p.shade),
    row(11, -324, 56, (x) => point(x, -4, 36, 58, p.deep)),
    block(-60, -76, 560, 90, p.stone),
    row(9, -304, 60, (x) => point(x, -78, 40, 68, p.deep)),
    merlons(-338, -166, 27, 20, 8, p.lit),
    ...[-290, -190, -90].map((x) => chhatri(x, -166, 24, p.stone, p.lit)),
    block(190, 0, 190, 236, p.stone),
    block(190, 0, 190, 8, p.deep),
    point(190, -76, 62, 116, p.deep),
    merlons(96, -236, 10, 19, 9, p.lit),
    block(190, -236, 130, 26, p.shade),
    cupola(190, -260, 76, p.lit),
    dome(190, -338, 9, p.shade),
  ].join('')

const connaught: Landmark = (p) => {
  const columns = (y: number, h: number) =>
    row(
      16,
      -368,
      49,
      (x) => `${block(x, y, 15, h, p.lit)}${box(x - 11, y - h, 22, 7, p.stone)}${box(x - 10, y - 5, 20, 6, p.stone)}`,
    )
  return [
    block(0, 0, 780, 260, p.shade),
    row(15, -344, 49, (x) => box(x - 12, -104, 24, 104, p.window)),
    columns(0, 122),
    block(0, -122, 800, 24, p.lit),
    row(15, -344, 49, (x) => box(x - 9, -232, 18, 62, p.window)),
    columns(-146, 104),
    block(0, -250, 810, 20, p.lit),
    row(26, -390, 31, (x) => box(x, -284, 9, 16, p.stone)),
    box(-400, -288, 800, 6, p.lit),
    block(0, -270, 150, 56, p.lit),
    box(-46, -308, 92, 20, p.deep),
    line('M0 -326V-452', p.deep, 5),
    box(2, -452, 66, 14, '#f08a24'),
    box(2, -438, 66, 14, '#fffaf1'),
    box(2, -424, 66, 14, '#2f7d3b'),
  ].join('')
}

const dargah: Landmark = (p) => {
  const gold = p.tint('#e2ab3a')
  return [
    block(0, 0, 620, 22, p.shade),
    block(0, -22, 330, 150, p.lit),
    row(5, -124, 62, (x) => `${arch(x, -22, 46, 118, p.deep)}${arch(x, -22, 34, 100, p.window)}`),
    box(-180, -186, 360, 16, p.shade),
    path('M-196 -172h392l-22 22h-348z', p.tint('#2f7d5b')),
    ...[-156, 156].map((x) => dome(x, -186, 15, p.lit)),
    block(0, -186, 150, 22, p.shade),
    dome(0, -206, 92, p.lit),
    ...row(5, -2, 1, (n) => line(`M${n * 34} -210Q${n * 42} -290 0 -362`, '#2f7d5b66', 4)).split('\n'),
    disc(0, -384, 8, gold),
    row(
      2,
      -256,
      512,
      (x) => `${block(x, 0, 120, 118, p.stone)}${point(x, 0, 64, 92, p.deep)}${dome(x, -118, 32, p.lit)}`,
    ),
    line('M-330 -250Q-160 -170 0 -240Q160 -170 330 -250', gold, 3),
    row(13, -300, 50, (x) => disc(x, -222 + Math.abs((Math.abs(x) % 300) - 150) * -0.12 + 12, 7, '#ffe9a8')),
  ].join('')
}

const jamaliKamali: Landmark = (p) =>
  [
    block(0, 0, 620, 200, p.stone),
    merlons(-310, -200, 31, 20, 10, p.lit),
    block(0, 0, 170, 236, p.shade),
    merlons(-85, -236, 9, 19, 10, p.lit),
    ...[-240, -136, 0, 136, 240].map(
      (x) => `${point(x, 0, x ? 78 : 108, x ? 148 : 186, p.lit)}${point(x, 0, x ? 62 : 90, x ? 134 : 170, p.deep)}`,
    ),
    row(2, -188, 376, (x) => point(x, -60, 22, 44, p.deep)),
    block(0, -246, 150, 20, p.shade),
    cupola(0, -262, 82, p.stone),
    dome(0, -346, 10, p.lit),
  ].join('')

export const delhi = {
  'india-gate': indiaGate,
  'qutub-minar': qutubMinar,
  'humayuns-tomb': humayun,
  'jama-masjid': jamaMasjid,
  'agrasen-ki-baoli': baoli,
  'bara-gumbad': gumbad,
  'hauz-khas': hauzKhas,
  'connaught-place': connaught,
  'nizamuddin-dargah': dargah,
  'jamali-kamali': jamaliKamali,
} satisfies Record<string, Landmark>

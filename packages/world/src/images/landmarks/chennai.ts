import {
  arch,
  block,
  box,
  crossOn,
  cupola,
  disc,
  dome,
  gable,
  gopuram,
  type Landmark,
  line,
  path,
  point,
  row,
} from './parts.ts'

/** The triangular tower of the Marina, in bands of red and white. */
const lighthouse: Landmark = (p) => {
  const white = p.tint('#fbf3e4')
  const bands = row(7, 0, 1, (_, n) => {
    const y = -60 - n * 46
    const [from, to] = [56 - n * 2.4, 56 - (n + 1) * 2.4]
    return path(`M${-from} ${y}L${-to} ${y - 46}h${to * 2}L${from} ${y}z`, n % 2 ? white : p.stone)
  })
  return [
    path('M-420 6q200 -24 420 -24t420 24z', p.tint('#e0c08a')),
    block(0, 0, 260, 60, white),
    row(6, -108, 43, (x) => box(x - 11, -44, 22, 30, p.window)),
    box(-136, -68, 272, 9, p.stone),
    bands,
    path('M8 -60V-382h31l17 322z', '#00000016'),
    row(3, 0, 1, (_, n) => box(-7, -140 - n * 92, 14, 26, p.deep)),
    path('M-58 -382h116l-14 -20h-88z', p.deep),
    block(0, -402, 52, 40, '#ffe9a8'),
    row(4, -24, 16, (x) => line(`M${x} -402v-40`, p.deep, 3)),
    path('M-36 -442h72l-36 -34z', p.stone),
    path('M26 -424l300 -50v104z', '#fff3c440'),
    path('M-26 -424l-300 -50v104z', '#fff3c428'),
  ].join('')
}

const kapaleeshwarar: Landmark = (p) =>
  [
    block(0, 0, 760, 52, p.shade),
    row(38, -380, 20, (x) => box(x, -52, 10, 52, Math.round(x / 20) % 2 ? p.tint('#b5371f') : p.tint('#f6eedd'))),
    gopuram(-40, 6, 270, 50, p, ['#4a8a9a', '#d8a94a', '#c4577a', '#5f8a58', '#f1e2c2', '#3b6a9a']),
    block(260, 0, 150, 84, p.stone),
    row(3, 212, 48, (x) => arch(x, 0, 30, 62, p.deep)),
    dome(260, -84, 30, p.tint('#d8a94a')),
    block(-300, 0, 120, 78, p.stone),
    row(2, -326, 52, (x) => arch(x, 0, 30, 58, p.deep)),
    dome(-300, -78, 24, p.tint('#d8a94a')),
  ].join('')

/** A lower tower among the streets of Triplicane, sandstone and gold. */
const parthasarathy: Landmark = (p) =>
  [
    block(0, 0, 700, 60, p.lit),
    row(35, -350, 20, (x) => box(x, -60, 10, 60, Math.round(x / 20) % 2 ? p.tint('#b5371f') : p.tint('#fbf3e4'))),
    gopuram(120, 5, 240, 50, p, ['#d8a94a', '#f1e2c2', '#c98a4a']),
    ...[-250, -130].map(
      (x) =>
        `${row(2, x - 26, 52, (at) => block(at, 0, 12, 120, p.stone))}${block(x, -120, 90, 18, p.lit)}${dome(x, -138, 26, p.tint('#d8a94a'))}`,
    ),
    line('M-20 0v-260', p.tint('#e2ab3a'), 8),
  ].join('')

const santhome: Landmark = (p) => {
  const pinnacle = (x: number, y: number, h: number) =>
    `${block(x, y, 12, h, p.lit)}${path(`M${x - 8} ${y - h}l8 -30l8 30z`, p.shade)}`
  return [
    block(0, 0, 560, 14, p.shade),
    block(50, -14, 420, 130, p.lit),
    row(7, -110, 52, (x) => point(x, -26, 28, 92, p.window)),
    path('M-170 -142h440l-40 -50h-360z', p.tint('#a8512f')),
    row(8, -120, 52, (x) => pinnacle(x, -14, 146)),
    block(-150, -14, 130, 230, p.lit),
    box(-140, -244, 55, 230, '#0000000f'),
    point(-150, -14, 62, 106, p.tint('#5c4632')),
    disc(-150, -156, 26, p.shade),
    disc(-150, -156, 20, p.window),
    point(-150, -190, 40, 40, p.window),
    ...[-214, -86].map((x) => pinnacle(x, -14, 250)),
    path('M-200 -244l50 -212l50 212z', p.stone),
    path('M-150 -456l50 212h-50z', '#0000001a'),
    row(4, 0, 1, (_, n) => point(-150, -262 - n * 36, 16 - n * 3, 22, p.window)),
    crossOn(-150, -450, 32, p.deep),
    block(240, -14, 74, 130, p.lit),
    path('M196 -144l44 -66l44 66z', p.tint('#a8512f')),
  ].join('')
}

/** Red brick, white bands, domes at the corners: a station of the old south line. */
const egmore: Landmark = (p) => {
  const white = p.tint('#fbf3e4')
  return [
    block(0, 0, 740, 150, p.stone),
    row(13, -336, 56, (x) => `${arch(x, 0, 42, 104, white)}${arch(x, 0, 32, 92, p.deep)}`),
    ...[-118, -160].map((y) => box(-376, y, 752, 9, white)),
    block(0, 0, 210, 210, p.stone),
    arch(0, 0, 104, 150, white),
    arch(0, 0, 88, 136, p.deep),
    ...[-172, -214].map((y) => box(-110, y, 220, 9, white)),
    row(5, -72, 36, (x) => arch(x, -176, 20, 30, p.window)),
    ...[-338, 338, -104, 104].map(
      (x) =>
        `${block(x, 0, 56, Math.abs(x) > 200 ? 200 : 240, p.shade)}${box(x - 32, Math.abs(x) > 200 ? -204 : -244, 64, 9, white)}${dome(x, Math.abs(x) > 200 ? -204 : -244, 30, white)}`,
    ),
    block(0, -210, 100, 40, p.stone),
    row(4, -33, 22, (x) => arch(x, -214, 13, 28, p.window)),
    dome(0, -250, 56, white),
  ].join('')
}

const highCourt: Landmark = (p) => {
  const white = p.tint('#f3e6cd')
  const tower = (x: number, h: number, w: number) =>
    `${block(x, 0, w, h, p.stone)}${row(3, 0, 1, (_, n) => `${box(x - w * 0.6, -h * (0.4 + n * 0.28), w * 1.2, 8, white)}${arch(x, -h * (0.4 + n * 0.28) + h * 0.22, w * 0.44, h * 0.16, p.window)}`)}${dome(x, -h, w * 0.58, p.tint('#8a4a3a'))}`
  return [
    block(0, 0, 720, 140, p.stone),
    row(
      14,
      -330,
      51,
      (x) =>
        `${point(x, 0, 34, 54, white)}${point(x, 0, 26, 46, p.deep)}${point(x, -72, 34, 54, white)}${point(x, -72, 26, 46, p.window)}`,
    ),
    box(-366, -68, 732, 7, white),
    merlons(-360, -140, white),
    ...[-320, -200, 260, 340].map((x, n) => tower(x, n % 2 ? 190 : 220, 46)),
    tower(-70, 260, 56),
    block(60, 0, 96, 330, p.lit),
    box(64, -330, 44, 330, '#00000012'),
    row(3, 0, 1, (_, n) => arch(60, -70 - n * 84, 36, 60, p.window)),
    box(4, -338, 112, 10, white),
    block(60, -336, 60, 44, '#ffe9a8'),
    row(4, 33, 18, (x) => line(`M${x} -336v-44`, p.deep, 4)),
    cupola(60, -380, 38, p.tint('#8a3a2a')),
    box(58, -452, 4, 36, p.deep),
  ].join('')
}
const merlons = (x: number, y: number, fill: string) => row(36, x, 20, (at) => gable(at + 10, y, 16, 14, fill))

/** Half a bridge into the river's mouth; the rest was destroyed by the sea. */
const brokenBridge: Landmark = (p) =>
  [
    box(-640, -150, 700, 26, p.stone),
    box(-640, -160, 700, 12, p.lit),
    path('M60 -160l34 14l-14 10l20 12l-40 0z', p.stone),
    row(9, -620, 84, (x) => `${block(x, 20, 24, 146, p.shade)}${path(`M${x - 34} -124q34 26 68 0z`, p.shade)}`),
    row(2, 160, 110, (x, n) => `${path(`M${x - 14} 20l4 ${-70 + n * 26}l12 -16l14 12v${74 - n * 26}z`, p.shade)}`),
    row(24, -630, 28, (x) => box(x, -186, 5, 28, p.deep)),
    box(-640, -190, 650, 5, p.deep),
    line('M86 -140q12 14 6 34M70 -134q-4 20 8 30', p.deep, 3),
    ...[-250, -232].map(
      (x, n) => `${block(x, -160, 15, 34, p.tint(n ? '#9a2f4f' : '#3b3a66'))}${disc(x, -204, 8, p.tint('#8a5638'))}`,
    ),
  ].join('')

const governmentMuseum: Landmark = (p) => {
  const white = p.tint('#f3e6cd')
  return [
    block(0, 0, 680, 14, white),
    block(0, -14, 240, 226, p.stone),
    arch(0, -14, 130, 186, white),
    arch(0, -14, 108, 166, p.deep),
    row(9, -96, 24, (x) => box(x - 7, -226, 14, 14, white)),
    box(-132, -250, 264, 12, white),
    ...[-250, 250].map(
      (x) =>
        `${block(x, -14, 250, 150, p.stone)}${row(4, x - 88, 58, (at) => `${arch(at, -14, 44, 108, white)}${arch(at, -14, 34, 96, p.window)}`)}${box(x - 132, -176, 264, 12, white)}${row(12, x - 118, 21, (at) => gable(at, -176, 16, 16, p.shade))}`,
    ),
    ...[-116, 116, -352, 352].map(
      (x) =>
        `${block(x, -14, 36, Math.abs(x) > 200 ? 190 : 270, p.shade)}${dome(x, Math.abs(x) > 200 ? -204 : -284, 22, white)}`,
    ),
    block(0, -250, 150, 34, p.shade),
    dome(0, -284, 68, p.stone),
  ].join('')
}

/** Roots like pillars under one crown: the banyan of the Theosophists' garden. */
const banyan: Landmark = (p) => {
  const leaf = (share: number) => p.tint(['#2f6a4b', '#3a7d55', '#24573f'][share % 3] ?? '#2f6a4b')
  return [
    ...Array.from({ length: 11 }, (_, n) => disc(-380 + n * 76, -250 - (n % 3) * 46, 92 + (n % 2) * 14, leaf(n))),
    ...Array.from({ length: 8 }, (_, n) => disc(-290 + n * 84, -340 - (n % 2) * 34, 78, leaf(n + 1))),
    line('M-360 -200q180 -60 360 -30q180 -30 360 30', p.shade, 26),
    path('M-70 0q30 -90 10 -220h120q-20 130 16 220z', p.stone),
    path('M20 0q-4 -120 10 -220h30q-20 130 16 220z', '#00000022'),
    ...[-340, -260, -170, -110, 120, 190, 270, 350].map((x, n) =>
      path(`M${x - 12} 0q8 -110 ${n % 2 ? 4 : -4} -210h14q4 100 10 210z`, n % 2 ? p.stone : p.shade),
    ),
    ...[-300, -210, -30, 60, 230, 310].map((x, n) => line(`M${x} -220v${90 + (n % 3) * 26}`, p.shade, 4)),
  ].join('')
}

export const chennai = {
  'marina-lighthouse': lighthouse,
  kapaleeshwarar,
  parthasarathy,
  santhome,
  'egmore-station': egmore,
  'high-court': highCourt,
  'broken-bridge': brokenBridge,
  'government-museum': governmentMuseum,
  'adyar-banyan': banyan,
} satisfies Record<string, Landmark>

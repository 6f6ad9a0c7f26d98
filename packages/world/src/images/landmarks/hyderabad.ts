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
  oval,
  path,
  point,
  row,
  steps,
} from './parts.ts'

const charminar: Landmark = (p) => {
  const minar = (x: number) =>
    `${block(x, 0, 40, 400, p.stone)}${box(x + 2, -400, 16, 400, '#00000014')}${[-210, -300, -390].map((y) => `${box(x - 27, y, 54, 12, p.lit)}${row(4, x - 18, 12, (at) => arch(at, y - 4, 8, 18, p.deep))}`).join('')}${dome(x, -400, 22, p.lit)}`
  return [
    block(0, 0, 300, 240, p.shade),
    block(0, -240, 300, 62, p.stone),
    row(8, -126, 36, (x) => arch(x, -246, 22, 42, p.window)),
    point(0, 0, 160, 214, p.lit),
    point(0, 0, 140, 198, p.deep),
    merlons(-150, -302, 15, 20, 9, p.lit),
    dome(0, -300, 38, p.stone),
    minar(-158),
    minar(158),
  ].join('')
}

/** Walls that climb a hill of boulders to the pavilion at its top. */
const golconda: Landmark = (p) => {
  const rock = p.tint('#8a7a62')
  return [
    path('M-420 0q60 -130 170 -190q60 -90 150 -120q110 -50 200 20q110 40 160 150q80 50 120 140z', rock),
    ...[
      [-180, -90, 44],
      [40, -60, 52],
      [210, -70, 40],
      [-40, -170, 36],
      [150, -190, 34],
    ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r * 1.3, r, p.shade)),
    path('M-400 0v-70l150 -80l120 -10l160 -70v30l-150 74l-120 10l-120 62v-16z', p.stone),
    merlons(-250, -160, 6, 20, 10, p.stone),
    path('M400 0v-80l-130 -100l-130 -40v-24l140 36l130 100z', p.stone),
    block(24, -300, 230, 74, p.stone),
    row(5, -64, 44, (x) => arch(x, -300, 28, 56, p.deep)),
    box(-100, -384, 248, 12, p.lit),
    block(24, -380, 110, 44, p.shade),
    row(3, -10, 34, (x) => arch(x, -380, 20, 34, p.deep)),
    merlons(-32, -424, 6, 20, 9, p.lit),
    block(-330, 0, 110, 150, p.stone),
    point(-330, 0, 60, 112, p.deep),
    merlons(-386, -150, 6, 20, 12, p.lit),
  ].join('')
}

const chowmahalla: Landmark = (p) =>
  [
    block(0, 0, 700, 20, p.lit),
    block(0, -20, 640, 150, p.stone),
    row(9, -280, 70, (x) => `${arch(x, -20, 56, 124, p.lit)}${arch(x, -20, 44, 110, p.deep)}`),
    row(4, -140, 93, (x) => `${disc(x, -96, 9, '#ffe9a8')}${line(`M${x} -130v26`, p.lit, 2)}`),
    box(-334, -184, 668, 16, p.lit),
    row(32, -326, 21, (x) => box(x, -200, 9, 18, p.stone)),
    block(0, -184, 220, 84, p.stone),
    row(5, -80, 40, (x) => arch(x, -190, 26, 60, p.window)),
    box(-120, -280, 240, 12, p.lit),
    ...[-300, 300, -100, 100].map((x) => chhatri(x, Math.abs(x) > 200 ? -196 : -280, 24, p.lit, p.shade)),
    dome(0, -280, 40, p.lit),
  ].join('')

const meccaMasjid: Landmark = (p) =>
  [
    block(0, 0, 620, 18, p.shade),
    block(0, -18, 540, 190, p.stone),
    row(5, -208, 104, (x) => `${point(x, -18, 84, 158, p.lit)}${point(x, -18, 68, 140, p.deep)}`),
    box(-280, -222, 560, 16, p.lit),
    merlons(-270, -222, 27, 20, 12, p.stone),
    ...[-296, 296].map(
      (x) =>
        `${block(x, 0, 68, 300, p.stone)}${box(x + 6, -300, 28, 300, '#00000014')}${box(x - 44, -214, 88, 12, p.lit)}${row(3, x - 22, 22, (at) => arch(at, -226, 15, 50, p.deep))}${box(x - 44, -302, 88, 14, p.lit)}${dome(x, -302, 40, p.lit)}`,
    ),
  ].join('')

const qutbShahi: Landmark = (p) =>
  [
    block(0, 0, 460, 90, p.shade),
    row(8, -196, 56, (x) => point(x, 0, 38, 72, p.deep)),
    merlons(-230, -90, 23, 20, 10, p.lit),
    block(0, -90, 260, 110, p.stone),
    row(5, -100, 50, (x) => point(x, -96, 32, 78, p.deep)),
    merlons(-130, -200, 13, 20, 12, p.lit),
    ...[-124, 124].map((x) => `${block(x, -90, 22, 140, p.shade)}${dome(x, -230, 14, p.lit)}`),
    block(0, -200, 196, 30, p.shade),
    row(10, -90, 20, (x) => path(`M${x - 9} -230q9 -26 18 0z`, p.lit)),
    dome(0, -236, 106, p.lit),
    ...[-330, 330].map(
      (x) =>
        `${block(x, 0, 110, 70, p.shade)}${row(2, x - 24, 48, (at) => point(at, 0, 28, 50, p.deep))}${dome(x, -70, 44, p.stone)}`,
    ),
  ].join('')

/** The Buddha on his rock in the lake. */
const buddha: Landmark = (p) =>
  [
    path('M-190 6q20 -40 90 -46h200q70 6 90 46z', p.tint('#7a6e62')),
    path('M-84 -38l12 -34h144l12 34z', p.shade),
    row(7, -60, 20, (x) => path(`M${x - 12} -68q12 -26 24 0z`, p.lit)),
    path('M-58 -80q-14 -150 2 -220q20 -30 56 -30t56 30q16 70 2 220z', p.stone),
    path('M6 -80q24 -120 10 -250q26 4 40 30q16 70 2 220z', '#00000016'),
    row(4, -30, 20, (x) => line(`M${x} -100q-8 -90 ${x > 0 ? 6 : -6} -170`, p.shade, 4)),
    path('M50 -290q38 20 34 78l-14 22l-30 -30z', p.stone),
    path('M62 -238l-26 -58l22 -10l24 50z', p.lit),
    path('M-56 -290q-30 60 -18 140l18 10l14 -110z', p.stone),
    oval(0, -366, 30, 38, p.lit),
    path('M-31 -372q0 -40 31 -40t31 40q-14 -18 -31 -18t-31 18z', p.shade),
    disc(0, -412, 12, p.shade),
    line('M-12 -364q5 4 10 0M4 -364q5 4 10 0M-8 -346q8 6 16 0', p.deep, 3),
  ].join('')

const birla: Landmark = (p) => {
  const spire = (x: number, base: number, w: number, h: number) =>
    `${path(`M${x - w / 2} ${base}q${w * 0.02} ${-h * 0.7} ${w * 0.38} ${-h}h${w * 0.24}q${w * 0.36} ${h * 0.3} ${w * 0.38} ${h}z`, p.lit)}${row(3, -1, 1, (n) => line(`M${x + n * w * 0.22} ${base}Q${x + n * w * 0.2} ${base - h * 0.6} ${x + n * w * 0.07} ${base - h}`, p.shade, 4))}${row(5, 0, 1, (_, n) => line(`M${x - w * (0.47 - n * 0.06)} ${base - h * (0.16 + n * 0.15)}h${w * (0.94 - n * 0.12)}`, p.shade, 3))}${oval(x, base - h - 4, w * 0.17, 9, p.stone)}${line(`M${x} ${base - h - 8}v-26`, p.tint('#e2ab3a'), 5)}`
  return [
    path('M-400 0q40 -70 150 -80q60 -40 140 -30h220q90 -6 150 50q110 10 140 60z', p.tint('#8a7a62')),
    ...[
      [-220, -34, 52],
      [230, -30, 60],
      [60, -20, 46],
    ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r * 1.4, r * 0.7, p.tint('#75664f'))),
    block(0, -104, 380, 24, p.shade),
    block(0, -128, 330, 84, p.stone),
    row(7, -138, 46, (x) => arch(x, -128, 30, 64, p.deep)),
    box(-176, -222, 352, 12, p.lit),
    spire(90, -214, 116, 200),
    spire(-30, -214, 84, 118),
    spire(-120, -214, 66, 78),
  ].join('')
}

const cableBridge: Landmark = (p) => {
  const pylon = (x: number, side: number) =>
    `${path(`M${x - 14} 0L${x - 5} -430h10L${x + 14} 0z`, p.lit)}${Array.from({ length: 12 }, (_, n) => line(`M${x} ${-420 + n * 14}L${x + side * (60 + n * 25)} -84M${x} ${-420 + n * 14}L${x - side * (40 + n * 14)} -84`, ['#c4577a', '#4a8a9a', '#e2ab3a'][n % 3] ?? '#e2ab3a', 2.2)).join('')}`
  return [
    path('M-640 0v-60q70 -40 130 -10l40 70zM640 0v-70q-80 -30 -140 10l-30 60z', p.tint('#7a6e5c')),
    box(-660, -90, 1320, 14, p.stone),
    box(-660, -76, 1320, 6, p.deep),
    pylon(-230, 1),
    pylon(230, -1),
    row(14, -600, 92, (x) => disc(x, -98, 4, '#ffe9a8')),
  ].join('')
}

const clockTower: Landmark = (p) =>
  [
    steps(0, 3, 240, 12, p.shade, p.stone),
    block(0, -36, 150, 110, p.stone),
    arch(0, -36, 62, 84, p.deep),
    box(-86, -156, 172, 12, p.lit),
    block(0, -156, 116, 110, p.stone),
    row(2, -26, 52, (x) => arch(x, -164, 30, 74, p.window)),
    box(-68, -274, 136, 10, p.lit),
    block(0, -274, 96, 92, p.shade),
    disc(0, -320, 38, p.lit),
    disc(0, -320, 31, '#fff8e6'),
    line('M0 -320v-20M0 -320l14 8', '#1d1b2e', 5),
    box(-58, -374, 116, 10, p.lit),
    cupola(0, -374, 46, p.tint('#8a3a32')),
    box(-2, -446, 4, 28, p.deep),
  ].join('')

export const hyderabad = {
  charminar,
  golconda,
  chowmahalla,
  'mecca-masjid': meccaMasjid,
  'qutb-shahi-tombs': qutbShahi,
  'buddha-of-hussain-sagar': buddha,
  'birla-mandir': birla,
  'durgam-cheruvu-bridge': cableBridge,
  'clock-tower': clockTower,
} satisfies Record<string, Landmark>

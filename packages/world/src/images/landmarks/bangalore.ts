import {
  arch,
  block,
  box,
  disc,
  dome,
  gable,
  gopuram,
  type Landmark,
  line,
  merlons,
  oval,
  path,
  point,
  row,
  steps,
} from './parts.ts'

const vidhana: Landmark = (p) =>
  [
    block(0, 0, 640, 190, p.stone),
    box(-330, -204, 660, 16, p.shade),
    row(8, -296, 32, (x) => arch(x, 0, 20, 140, p.window)),
    row(8, 72, 32, (x) => arch(x, 0, 20, 140, p.window)),
    block(0, 0, 190, 250, p.lit),
    row(7, -78, 26, (x) => block(x, -40, 11, 186, p.stone)),
    steps(0, 5, 250, 9, p.shade, p.stone),
    box(-104, -264, 208, 16, p.shade),
    block(0, -262, 124, 42, p.stone),
    dome(0, -302, 56, p.lit),
    ...[-300, 300].map((x) => `${block(x, -200, 54, 34, p.stone)}${dome(x, -234, 27, p.shade)}`),
    ...[-84, 84].map((x) => dome(x, -262, 16, p.lit)),
  ].join('')

const palace: Landmark = (p) => {
  const ivy = p.tint('#3f7a4a')
  const tower = (x: number, w: number, h: number) =>
    `${block(x, 0, w, h, p.stone)}${box(x + w * 0.1, -h, w * 0.4, h, '#00000014')}${row(Math.floor(w / 18), x - w / 2, 18, (at) => box(at, -h - 14, 10, 16, p.lit))}${point(x, -h + 90, w * 0.34, 62, p.window)}${point(x, -40, w * 0.3, 60, p.window)}`
  return [
    block(0, 0, 560, 150, p.shade),
    row(7, -240, 40, (x) => point(x, -20, 26, 76, p.window)),
    row(28, -280, 20, (x) => box(x, -164, 11, 15, p.stone)),
    tower(-276, 80, 240),
    tower(276, 92, 250),
    tower(150, 66, 200),
    tower(-110, 84, 330),
    tower(-24, 84, 330),
    block(-67, 0, 96, 250, p.shade),
    point(-67, 0, 64, 116, p.deep),
    gable(-67, -250, 96, 40, p.lit),
    path('M-318 0v-150q22 -20 34 6q14 20 10 60l14 84zM200 0v-90q30 -18 44 12l10 78z', ivy),
    line('M-67 -290v-96', p.deep, 4),
    path('M-65 -386l50 14l-50 14z', p.tint('#b5371f')),
  ].join('')
}

const glassHouse: Landmark = (p) => {
  const frame = p.tint('#f4efe2')
  const pane = p.tint('#a9cfc9')
  const hall = (x: number, w: number, h: number) =>
    `${block(x, 0, w, h, pane)}${path(`M${x - w / 2} ${-h}Q${x} ${-h - w * 0.5} ${x + w / 2} ${-h}z`, p.tint('#bcdad4'))}${row(Math.floor(w / 24) + 1, x - w / 2, 24, (at) => line(`M${at} 0V${-h}`, frame, 4))}${line(`M${x - w / 2} ${-h}Q${x} ${-h - w * 0.5} ${x + w / 2} ${-h}H${x - w / 2}`, frame, 7)}${row(5, -2, 1, (n) => line(`M${x + n * w * 0.2} ${-h}L${x + n * w * 0.13} ${-h - w * 0.2}`, frame, 3))}${line(`M${x - w / 2} ${-h * 0.5}h${w}`, frame, 4)}`
  return [
    block(0, 0, 760, 16, p.shade),
    hall(-260, 240, 120),
    hall(260, 240, 120),
    hall(0, 290, 190),
    block(0, -256, 90, 40, pane),
    gable(0, -294, 110, 54, frame),
    line('M0 -346v-44', frame, 4),
    row(6, -340, 136, (x) => path(`M${x - 34} 0q34 -60 68 0z`, p.tint('#2f7d5b'))),
    arch(0, 0, 70, 110, p.deep),
  ].join('')
}

/** The Nandi of black stone under his garland, in a pillared hall. */
const bullTemple: Landmark = (p) => {
  const bull = p.tint('#3a3440')
  const light = p.tint('#5c5564')
  return [
    block(0, 0, 620, 30, p.shade),
    ...[-270, -190, 190, 270].map(
      (x) =>
        `${block(x, -30, 30, 230, p.stone)}${box(x - 26, -268, 52, 18, p.lit)}${row(4, 0, 1, (_, n) => box(x - 18, -80 - n * 48, 36, 8, p.lit))}`,
    ),
    block(0, -262, 640, 30, p.stone),
    row(16, -310, 41, (x) => path(`M${x - 16} -292q16 -30 34 0z`, p.lit)),
    block(0, -306, 330, 34, p.shade),
    row(7, -140, 46, (x) => arch(x, -308, 26, 26, p.deep)),
    dome(0, -340, 60, p.lit),
    path('M-150 -30q-20 -80 60 -110q20 -50 80 -56q50 -8 78 24q70 40 74 142z', bull),
    path('M-150 -30q4 -34 60 -34h130q60 0 66 34z', light),
    path('M-70 -120q-70 -4 -76 -56l24 -34q44 -14 70 20q14 40 -18 70z', bull),
    path('M-118 -206q-10 -26 4 -42q8 20 18 34zM-76 -206q6 -28 26 -34q0 22 -12 40z', light),
    disc(-112, -168, 6, '#fff5e2'),
    line('M-86 -110q40 40 96 26', p.tint('#f5a300'), 14),
    line('M-60 -150q30 34 90 10', p.tint('#b5371f'), 8),
  ].join('')
}

const bandstand: Landmark = (p) =>
  [
    path('M-210 0l18 -54h384l18 54z', p.shade),
    steps(0, 4, 130, 13, p.lit, p.stone),
    row(6, -170, 68, (x) => `${block(x, -54, 13, 170, p.lit)}${path(`M${x - 30} -224q30 34 60 0z`, p.lit)}`),
    box(-178, -100, 356, 6, p.lit),
    row(24, -172, 15, (x) => box(x, -96, 4, 42, p.lit)),
    path('M-226 -220h452l-130 -96q-96 -22 -192 0z', p.stone),
    row(7, -3, 1, (n) => line(`M${n * 62} -220L${n * 28} -318`, p.shade, 4)),
    row(18, -214, 25, (x) => path(`M${x - 12} -222q12 26 24 0z`, p.lit)),
    block(0, -310, 150, 30, p.lit),
    path('M-98 -338h196l-72 -52h-52z', p.stone),
    line('M0 -390v-50', p.deep, 5),
    disc(0, -442, 8, p.tint('#e2ab3a')),
  ].join('')

const russellMarket: Landmark = (p) => {
  const cream = p.tint('#f1e2c2')
  const roof = p.tint('#8a4a3a')
  return [
    block(0, 0, 680, 130, p.stone),
    row(4, -310, 62, (x) => `${arch(x, 0, 46, 92, cream)}${arch(x, 0, 36, 82, p.deep)}`),
    row(4, 124, 62, (x) => `${arch(x, 0, 46, 92, cream)}${arch(x, 0, 36, 82, p.deep)}`),
    ...[-216, 216].map((x) => `${gable(x, -130, 252, 74, roof)}${disc(x, -158, 14, cream)}`),
    ...[-104, 104].map(
      (x) =>
        `${block(x, 0, 62, 250, p.stone)}${arch(x, -150, 28, 66, p.window)}${box(x - 38, -252, 76, 12, cream)}${dome(x, -252, 32, cream)}`,
    ),
    block(0, 0, 146, 196, cream),
    point(0, 0, 84, 130, p.deep),
    gable(0, -196, 160, 66, p.stone),
    disc(0, -216, 22, '#fff8e6'),
    line('M0 -216v-13M0 -216l9 4', '#1d1b2e', 4),
  ].join('')
}

const someshwara: Landmark = (p) =>
  [
    block(0, 0, 700, 70, p.shade),
    row(29, -350, 25, (x) => box(x, -70, 12, 70, x % 2 ? p.stone : p.lit)),
    merlons(-350, -70, 28, 25, 8, p.lit),
    gopuram(0, 5, 250, 54, p, ['#d8a94a', '#c4577a', '#4a8a9a', '#f1e2c2']),
    line('M250 0v-300', p.tint('#e2ab3a'), 8),
    ...row(4, 0, 1, (_, n) => oval(250, -170 - n * 34, 13, 5, p.tint('#e2ab3a'))).split('\n'),
    path('M-300 0q40 -64 80 0z', p.tint('#2f7d5b')),
  ].join('')

/** The island in the lake, with its boathouse and palms. */
const ulsoorIsland: Landmark = (p) =>
  [
    path('M-420 6q60 -40 170 -36q120 -40 240 -14q150 -24 250 10q120 0 180 40z', p.tint('#3f7a4a')),
    ...[
      [-250, -50, 50],
      [-150, -76, 62],
      [-40, -60, 54],
      [70, -86, 70],
      [190, -62, 58],
      [290, -44, 44],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        `${block(x, 0, 12, 60, p.tint('#5c3a2a'))}${disc(x, y - 30, r, p.tint('#2f6a4b'))}${disc(x + r * 0.5, y - 14, r * 0.7, p.tint('#3a7d55'))}`,
    ),
    line('M-200 -20q-10 -160 10 -230M150 -20q14 -150 -6 -220', p.tint('#6b5030'), 9),
    ...[
      [-190, -250],
      [144, -240],
    ].flatMap(([x = 0, y = 0]) =>
      [-70, -40, 0, 40, 70].map((turn) =>
        path(`M${x} ${y}q${turn} -60 ${turn * 1.7} -4q${-turn * 0.7} -30 ${-turn * 1.7} 4z`, p.tint('#2f7d5b')),
      ),
    ),
    block(0, 0, 170, 64, p.lit),
    gable(0, -64, 210, 54, p.stone),
    row(3, -50, 50, (x) => arch(x, 0, 30, 48, p.deep)),
  ].join('')

export const bangalore = {
  'vidhana-soudha': vidhana,
  'bangalore-palace': palace,
  'lalbagh-glass-house': glassHouse,
  'bull-temple': bullTemple,
  'cubbon-bandstand': bandstand,
  'russell-market': russellMarket,
  'someshwara-temple': someshwara,
  'ulsoor-lake': ulsoorIsland,
} satisfies Record<string, Landmark>

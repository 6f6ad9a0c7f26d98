import {
  arch,
  block,
  box,
  crossOn,
  cupola,
  disc,
  dome,
  gable,
  type Landmark,
  line,
  path,
  point,
  row,
  steps,
} from './parts.ts'

const gateway: Landmark = (p) =>
  [
    block(0, 0, 460, 250, p.stone),
    box(-230, -262, 460, 14, p.deep),
    ...[-210, 210].map((x) => `${block(x, 0, 42, 300, p.shade)}${dome(x, -300, 22, p.lit)}`),
    block(0, 0, 230, 320, p.lit),
    ...[-96, 96].map((x) => `${block(x, 0, 34, 352, p.stone)}${dome(x, -352, 21, p.lit)}`),
    dome(0, -318, 56, p.stone),
    point(0, 0, 112, 246, p.deep),
    ...[-158, 158].map((x) => point(x, 0, 66, 158, p.deep)),
    row(20, -220, 23, (x) => arch(x, -252, 10, 16, p.shade)),
    box(30, -320, 76, 320, '#00000012'),
  ].join('')

/** The terminus: a ribbed dome over a porch, gables and rows of Gothic arches. */
const terminus: Landmark = (p) => {
  const wing = (side: number) =>
    [
      block(side * 220, 0, 280, 180, p.stone),
      row(6, side * 220 - 115, 46, (x) => point(x, -6, 32, 74, p.deep)),
      row(6, side * 220 - 115, 46, (x) => point(x, -98, 26, 58, p.window)),
      box(side * 220 - 140, -94, 280, 7, p.lit),
      gable(side * 300, -180, 110, 74, p.shade),
      disc(side * 300, -204, 15, p.window),
      block(side * 346, 0, 42, 246, p.stone),
      gable(side * 346, -246, 50, 72, p.tint('#5c6a72')),
    ].join('')
  return [
    wing(-1),
    wing(1),
    block(0, 0, 190, 250, p.lit),
    ...[-78, 78].map((x) => `${block(x, 0, 40, 290, p.stone)}${gable(x, -290, 48, 66, p.tint('#5c6a72'))}`),
    point(0, 0, 74, 128, p.deep),
    disc(0, -178, 32, p.shade),
    disc(0, -178, 24, '#fff5e2'),
    line('M0 -178v-16M0 -178l10 8', '#1d1b2e', 4),
    block(0, -250, 120, 46, p.stone),
    row(5, -44, 22, (x) => point(x, -252, 13, 36, p.window)),
    cupola(0, -296, 68, p.tint('#7d7466')),
    row(5, -40, 20, (x) => line(`M${x} -298Q${x * 0.9} -350 0 -366`, p.lit, 3)),
    block(0, -362, 22, 26, p.lit),
    box(-2, -424, 4, 40, p.deep),
  ].join('')
}

/** A stayed bridge over the bay. */
const seaLink: Landmark = (p) => {
  const tower = (x: number) => {
    const stays = Array.from({ length: 10 }, (_, n) =>
      line(`M${x} ${-390 + n * 9}L${x - 46 - n * 28} -92M${x} ${-390 + n * 9}L${x + 46 + n * 28} -92`, p.lit, 2.4),
    ).join('')
    return `${stays}${path(`M${x - 44} 0L${x - 10} -420h20L${x + 44} 0h-22L${x} -250L${x - 22} 0z`, p.stone)}${box(x - 40, -84, 80, 10, p.shade)}`
  }
  return [
    box(-700, -96, 1400, 16, p.shade),
    box(-700, -80, 1400, 6, p.deep),
    row(12, -660, 120, (x) => block(x, 0, 14, 78, p.deep)),
    tower(-190),
    tower(210),
    row(7, -560, 180, (x) => disc(x, -102, 5, '#ffe9a8')),
  ].join('')
}

const mountMary: Landmark = (p) => {
  const roof = p.tint('#6b5a58')
  return [
    steps(0, 5, 470, 14, p.shade, p.stone),
    block(0, -70, 300, 170, p.stone),
    gable(0, -240, 190, 84, p.stone),
    disc(0, -226, 36, p.shade),
    disc(0, -226, 28, p.window),
    row(3, -60, 60, (x) => `${point(x, -70, 46, 104, p.lit)}${point(x, -70, 34, 90, p.deep)}`),
    ...[-142, 142].map((x) =>
      [
        block(x, -70, 76, 260, p.stone),
        box(x - 6, -330, 44, 260, '#00000014'),
        point(x, -200, 34, 84, p.window),
        point(x, -100, 30, 66, p.deep),
        box(x - 44, -332, 88, 10, p.lit),
        gable(x, -332, 88, 116, roof),
        crossOn(x, -444, 34, p.deep),
      ].join(''),
    ),
    crossOn(0, -322, 34, p.deep),
  ].join('')
}

const asiatic: Landmark = (p) =>
  [
    steps(0, 11, 700, 11, p.shade, p.lit),
    block(0, -121, 560, 160, p.shade),
    row(4, -250, 44, (x) => arch(x, -126, 26, 104, p.window)),
    row(4, 118, 44, (x) => arch(x, -126, 26, 104, p.window)),
    block(0, -121, 230, 170, p.deep),
    row(
      8,
      -105,
      30,
      (x) =>
        `${block(x, -121, 17, 152, p.lit)}${box(x - 12, -281, 24, 9, p.stone)}${box(x + 2, -273, 6, 152, '#00000014')}`,
    ),
    box(-290, -296, 580, 18, p.lit),
    gable(0, -296, 270, 62, p.stone),
    gable(0, -301, 216, 44, p.shade),
    row(17, -280, 35, (x) => box(x, -312, 8, 16, p.lit)),
    box(-290, -318, 580, 6, p.lit),
  ].join('')

const princeOfWales: Landmark = (p) =>
  [
    block(0, 0, 640, 130, p.stone),
    row(10, -292, 44, (x) => arch(x, 0, 28, 84, p.window)),
    row(4, 130, 44, (x) => arch(x, 0, 28, 84, p.window)),
    box(-330, -140, 660, 12, p.shade),
    ...[-296, 296].map(
      (x) => `${block(x, 0, 62, 190, p.shade)}${arch(x, -90, 26, 70, p.window)}${dome(x, -190, 32, p.lit)}`,
    ),
    block(0, 0, 220, 220, p.stone),
    arch(0, 0, 96, 170, p.deep),
    row(2, -82, 164, (x) => arch(x, -90, 30, 88, p.window)),
    ...[-100, 100].map((x) => dome(x, -220, 22, p.shade)),
    block(0, -220, 176, 50, p.shade),
    row(7, -66, 22, (x) => arch(x, -224, 14, 36, p.window)),
    dome(0, -270, 96, p.tint('#d8d2c0')),
  ].join('')

const synagogue: Landmark = (p) => {
  const white = p.tint('#fbf6ea')
  return [
    block(0, 0, 400, 300, p.stone),
    box(-208, -316, 416, 18, white),
    block(0, -316, 200, 54, p.stone),
    gable(0, -366, 220, 40, white),
    ...[-196, -70, 70, 196].map((x) => box(x - 7, -300, 14, 300, white)),
    arch(0, 0, 80, 124, white),
    arch(0, 0, 64, 112, p.deep),
    arch(0, -160, 70, 118, white),
    arch(0, -160, 56, 106, p.window),
    ...[-132, 132].flatMap((x) =>
      [-20, -168].map((y) => `${arch(x, y, 64, 118, white)}${arch(x, y, 50, 106, p.window)}`),
    ),
    box(-204, -152, 408, 8, white),
    path('M0 -352l7 13h14l-8 12l8 12h-14l-7 13l-7 -13h-14l8 -12l-8 -12h14z', p.tint('#f5a300')),
  ].join('')
}

const bandraFort: Landmark = (p) =>
  [
    path('M-380 0q10 -50 70 -60h110v60z', p.tint('#6d6a58')),
    path('M-250 0v-210l40 -26h60l20 18l160 -8l40 -34l70 6v254z', p.shade),
    path('M-250 -150h390v-12h-390z', p.deep),
    arch(-60, 0, 120, 176, p.stone),
    arch(-60, 0, 96, 156, p.tint('#8fb3c4')),
    row(6, -232, 30, (x) => box(x, -228, 16, 18, p.stone)),
    block(190, 0, 110, 280, p.stone),
    row(5, 138, 24, (x) => box(x, -300, 14, 22, p.lit)),
    point(190, -150, 28, 60, p.deep),
    row(3, -190, 54, (x) => box(x, -120, 34, 4, p.deep)),
    line('M330 0q-10 -150 16 -250', p.tint('#5c4a32'), 14),
    ...[-70, -30, 20, 60].map((turn) =>
      path(`M346 -250q${turn} -70 ${turn * 1.9} -10q${-turn * 0.8} -30 ${-turn * 1.9} 10z`, p.tint('#2f6a4b')),
    ),
  ].join('')

export const mumbai = {
  'gateway-of-india': gateway,
  csmt: terminus,
  'sea-link': seaLink,
  'mount-mary': mountMary,
  'asiatic-library': asiatic,
  'prince-of-wales-museum': princeOfWales,
  'keneseth-eliyahoo': synagogue,
  'bandra-fort': bandraFort,
} satisfies Record<string, Landmark>

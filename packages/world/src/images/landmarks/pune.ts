import {
  arch,
  block,
  box,
  disc,
  dome,
  gable,
  type Landmark,
  line,
  merlons,
  oval,
  path,
  point,
  row,
  steps,
} from './parts.ts'

const shaniwarWada: Landmark = (p) => {
  const bastion = (x: number) =>
    `${path(`M${x - 74} 0l12 -250h124l12 250z`, p.stone)}${path(`M${x + 10} 0v-250h52l12 250z`, '#00000018')}${row(5, x - 62, 27, (at) => box(at, -272, 17, 24, p.lit))}${point(x, -96, 26, 58, p.deep)}`
  const wood = p.tint('#6b3a1f')
  return [
    block(0, 0, 660, 170, p.shade),
    row(15, -324, 45, (x) => box(x, -190, 26, 22, p.stone)),
    bastion(-130),
    bastion(130),
    block(0, 0, 140, 230, p.stone),
    point(0, 0, 100, 166, p.deep),
    box(-40, -112, 38, 112, wood),
    box(2, -112, 38, 112, wood),
    row(4, 0, 1, (_, n) => row(4, -32, 21, (x) => disc(x, -96 + n * 26, 4, p.lit))),
    block(0, -230, 180, 46, wood),
    row(5, -70, 35, (x) => arch(x, -232, 22, 36, p.window)),
    path('M-112 -276h224l-34 -38h-156z', p.deep),
    path('M0 -314v-60h6l44 16l-44 14v30z', p.tint('#f5a300')),
  ].join('')
}

const agaKhan: Landmark = (p) => {
  const roof = p.tint('#a8512f')
  const storey = (y: number, n: number, from: number) =>
    row(n, from, 48, (x) => `${arch(x, y, 38, 86, p.lit)}${arch(x, y, 28, 74, p.window)}`)
  return [
    block(0, 0, 720, 20, p.shade),
    block(0, -20, 680, 104, p.stone),
    storey(-22, 14, -312),
    box(-352, -132, 704, 12, p.lit),
    block(0, -130, 600, 96, p.stone),
    storey(-132, 12, -264),
    path('M-322 -224h644l-40 -46h-564z', roof),
    block(0, -20, 150, 250, p.lit),
    arch(0, -20, 70, 100, p.deep),
    arch(0, -150, 74, 96, p.window),
    gable(0, -268, 190, 78, roof),
    ...[-300, 300].map(
      (x) =>
        `${block(x, -20, 84, 236, p.lit)}${arch(x, -150, 44, 80, p.window)}${path(`M${x - 56} -254h112l-56 -74z`, roof)}`,
    ),
  ].join('')
}

/** The round pavilion before the temple in the rock. */
const pataleshwar: Landmark = (p) =>
  [
    path('M-560 0v-190q120 -50 300 -36h520q180 -10 300 40v186z', p.shade),
    path(
      'M-560 -150q120 -46 300 -34h520q180 -10 300 36v-20q-120 -50 -300 -40h-520q-180 -12 -300 36z',
      p.tint('#5f7a4a'),
    ),
    row(7, -390, 130, (x) => box(x - 52, -122, 104, 122, p.deep)),
    row(8, -455, 130, (x) => `${block(x, 0, 26, 126, p.stone)}${box(x - 20, -132, 40, 12, p.lit)}`),
    oval(0, 4, 226, 26, p.deep),
    row(8, -175, 50, (x) => block(x, 0, 20, 120, p.stone)),
    path('M-216 -116q0 -54 216 -54t216 54v18h-432z', p.lit),
    path('M20 -170q196 6 196 54v18h-196z', '#00000014'),
    path('M-44 0q-10 -44 30 -54q40 -20 54 14q16 20 10 40z', p.tint('#3a3440')),
    ...[-300, 330].map(
      (x) =>
        `${block(x, -190, 14, 90, p.tint('#5c3a2a'))}${disc(x, -290, 64, p.tint('#2f6a4b'))}${disc(x + 50, -262, 46, p.tint('#3a7d55'))}`,
    ),
  ].join('')

const ohelDavid: Landmark = (p) => {
  const trim = p.tint('#ead9bb')
  return [
    block(-40, 0, 480, 190, p.stone),
    row(7, -230, 62, (x) => `${point(x, -20, 38, 124, trim)}${point(x, -20, 28, 110, p.window)}`),
    path('M-296 -186h512l-50 -66h-412z', p.tint('#7a3a2c')),
    ...[-180, -40, 100].map((x) => gable(x, -186, 90, 56, p.shade)),
    block(190, 0, 116, 310, p.stone),
    box(198, -310, 50, 310, '#00000018'),
    point(190, 0, 58, 104, p.deep),
    point(190, -126, 36, 80, p.window),
    ...[-116, -214, -312].map((y) => box(126, y, 128, 9, trim)),
    disc(190, -262, 30, trim),
    disc(190, -262, 24, '#fff8e6'),
    line('M190 -262v-14M190 -262l9 6', '#1d1b2e', 4),
    path('M126 -312l64 -130l64 130z', p.tint('#7a3a2c')),
    ...[134, 246].map((x) => path(`M${x - 12} -312l12 -40l12 40z`, trim)),
  ].join('')
}

const lalMahal: Landmark = (p) =>
  [
    block(0, 0, 600, 170, p.stone),
    row(4, -260, 58, (x) => `${point(x, 0, 44, 112, p.lit)}${point(x, 0, 34, 98, p.deep)}`),
    row(4, 86, 58, (x) => `${point(x, 0, 44, 112, p.lit)}${point(x, 0, 34, 98, p.deep)}`),
    merlons(-300, -170, 30, 20, 12, p.lit),
    block(0, 0, 140, 220, p.shade),
    point(0, 0, 76, 140, p.deep),
    row(3, -44, 44, (x) => point(x, -158, 24, 42, p.window)),
    merlons(-70, -220, 7, 20, 12, p.lit),
    ...[-290, 290, -86, 86].map(
      (x) =>
        `${block(x, 0, 34, Math.abs(x) > 200 ? 210 : 246, p.shade)}${dome(x, Math.abs(x) > 200 ? -210 : -246, 21, p.lit)}`,
    ),
    dome(0, -226, 44, p.lit),
    line('M0 -318v-70', p.deep, 4),
    path('M2 -388l56 18l-56 18z', p.tint('#f08a24')),
  ].join('')

/** Eight halls round a tower with a pointed roof. */
const mandai: Landmark = (p) => {
  const tiles = p.tint('#9a4a2c')
  return [
    ...[-1, 1].map(
      (s) =>
        `${path(`M${s * 60} 0h${s * 300}v-120h${-s * 300}z`, p.stone)}${row(5, s * 94, s * 56, (x) => `${arch(x, 0, 42, 86, p.lit)}${arch(x, 0, 32, 74, p.deep)}`)}${path(`M${s * 40} -116h${s * 340}l${-s * 60} -66h${-s * 220}z`, tiles)}${gable(s * 300, -116, 120, 60, p.shade)}${disc(s * 300, -134, 12, p.window)}`,
    ),
    path('M-110 0v-190h220v190z', p.lit),
    row(3, -62, 62, (x) => `${point(x, 0, 46, 118, p.stone)}${point(x, 0, 36, 104, p.deep)}`),
    path('M-130 -186h260l-44 -60h-172z', tiles),
    block(0, -240, 130, 90, p.stone),
    row(3, -40, 40, (x) => point(x, -246, 24, 66, p.window)),
    ...[-64, 64].map((x) => `${block(x, -240, 16, 110, p.lit)}${path(`M${x - 10} -350l10 -34l10 34z`, p.stone)}`),
    path('M-84 -326h168l-84 -126z', tiles),
    path('M0 -452l84 126h-84z', '#0000001c'),
    box(-2, -474, 4, 28, p.deep),
  ].join('')
}

/** A wada's front: carved wood between brick walls, balconies like lace. */
const vishrambaug: Landmark = (p) => {
  const wood = p.tint('#5c331b')
  const carved = p.tint('#8a5530')
  return [
    block(0, 0, 620, 300, p.stone),
    row(9, 0, 1, (_, n) => row(15, -310 + (n % 2) * 20, 40, (x) => box(x, -292 + n * 33, 36, 2, '#00000016'))),
    box(-320, -140, 640, 12, p.lit),
    block(0, -6, 330, 128, wood),
    row(6, -138, 55, (x) => `${block(x, -6, 15, 128, carved)}${path(`M${x - 24} -134q24 34 48 0z`, carved)}`),
    block(0, -6, 60, 104, p.deep),
    block(0, -150, 380, 16, wood),
    row(24, -184, 16, (x) => box(x, -196, 6, 40, carved)),
    box(-192, -204, 384, 9, carved),
    block(0, -204, 360, 84, p.deep),
    row(7, -162, 54, (x) => `${block(x, -204, 13, 84, carved)}${path(`M${x + 6} -288h42q-21 34 -42 0z`, carved)}`),
    row(6, -135, 54, (x) => arch(x, -206, 30, 66, p.window)),
    path('M-220 -288h440l-26 -34h-388z', p.tint('#9a4a2c')),
    path('M-334 -300h668l-22 -30h-624z', p.tint('#7a3a2c')),
    ...[-254, 254].flatMap((x) => [-40, -186].map((y) => `${arch(x, y, 42, 84, wood)}${arch(x, y, 32, 74, p.window)}`)),
  ].join('')
}

const kasbaGanpati: Landmark = (p) => {
  const saffron = p.tint('#f08a24')
  return [
    steps(0, 3, 440, 12, p.shade, p.stone),
    block(40, -36, 150, 130, p.stone),
    path('M-26 -166q6 -150 46 -200h40q40 50 46 200z', p.lit),
    row(5, 0, 1, (_, n) => line(`M${-22 + n * 4} ${-190 - n * 34}h${124 - n * 10}`, p.shade, 5)),
    row(3, 10, 30, (x) => line(`M${x} -170V-340`, p.shade, 3)),
    oval(40, -370, 26, 10, p.shade),
    line('M40 -376v-34', p.tint('#e2ab3a'), 6),
    path('M42 -410l50 16l-50 16z', saffron),
    block(-120, -36, 220, 118, p.tint('#6b3a1f')),
    row(4, -210, 60, (x) => `${block(x, -36, 16, 118, p.tint('#8a5530'))}`),
    row(3, -180, 60, (x) => arch(x, -36, 40, 92, p.window)),
    path('M-248 -150h256l-30 -54h-196z', p.tint('#9a4a2c')),
    line('M-236 -150q60 40 118 4q60 40 118 0', saffron, 9),
    disc(40, -110, 30, p.tint('#b5371f')),
    path('M24 -116q16 -20 32 0q6 20 -8 26q12 10 -2 18q-10 2 -10 -12q-16 -8 -12 -32z', saffron),
  ].join('')
}

export const pune = {
  'shaniwar-wada': shaniwarWada,
  'aga-khan-palace': agaKhan,
  pataleshwar,
  'ohel-david': ohelDavid,
  'lal-mahal': lalMahal,
  mandai,
  vishrambaug,
  'kasba-ganpati': kasbaGanpati,
} satisfies Record<string, Landmark>

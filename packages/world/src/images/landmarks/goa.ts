import { mumbai } from './mumbai.ts'
import { arch, block, box, crossOn, cupola, disc, gable, type Landmark, line, path, point, row } from './parts.ts'

/** A palm's trunk and leaves. */
const palm = (x: number, base: number, h: number, leaf: string, trunk: string) =>
  `${line(`M${x} ${base}q${h * 0.08} ${-h * 0.6} ${-h * 0.04} ${-h}`, trunk, 11)}${[-80, -52, -18, 22, 54, 84].map((turn) => path(`M${x - h * 0.04} ${base - h}q${turn * 0.8} -64 ${turn * 1.6} ${Math.abs(turn) * 0.4 - 20}q${-turn * 0.5} -34 ${-turn * 1.6} ${-(Math.abs(turn) * 0.4 - 20)}z`, leaf)).join('')}`

/** The white church of Panjim on its stairs that cross each other. */
const immaculate: Landmark = (p) => {
  const blue = p.tint('#5f8fa8')
  const stairs = [0, 1, 2]
    .map(
      (n) =>
        `${path(`M${-250 + n * 50} ${-n * 42}h${500 - n * 100}v-42h${-(500 - n * 100)}z`, n % 2 ? p.stone : p.shade)}${path(`M${-250 + n * 50} ${-n * 42}L${-30} ${-n * 42 - 42}h24L${-214 + n * 50} ${-n * 42}zM${250 - n * 50} ${-n * 42}L30 ${-n * 42 - 42}h-24L${214 - n * 50} ${-n * 42}z`, p.lit)}${row(Math.floor((500 - n * 100) / 20), -244 + n * 50, 20, (x) => box(x, -n * 42 - 56, 6, 14, p.lit))}${box(-250 + n * 50, -n * 42 - 60, 500 - n * 100, 5, p.lit)}`,
    )
    .join('')
  return [
    stairs,
    block(0, -126, 300, 170, p.lit),
    ...[-126, 126].map(
      (x) =>
        `${block(x, -126, 66, 210, p.lit)}${box(x + 4, -336, 29, 210, '#0000000f')}${path(`M${x - 38} -336q38 -62 76 0z`, p.stone)}${arch(x, -220, 28, 64, p.window)}${arch(x, -134, 26, 54, p.window)}${crossOn(x, -366, 26, p.deep)}`,
    ),
    path('M-92 -296q92 -40 184 0v-14h-184z', p.lit),
    block(0, -296, 120, 66, p.lit),
    path('M-66 -362q66 -84 132 0z', p.stone),
    arch(0, -302, 36, 52, p.deep),
    disc(0, -330, 12, p.tint('#e2ab3a')),
    crossOn(0, -398, 44, p.deep),
    ...[-56, 0, 56].map((x) => arch(x, -214, 34, 62, p.window)),
    arch(0, -126, 54, 80, p.tint('#5c4632')),
    ...[-60, 60].map((x) => arch(x, -126, 30, 58, p.window)),
    box(-160, -214, 320, 7, blue),
    box(-160, -296, 320, 8, blue),
  ].join('')
}

const aguada: Landmark = (p) =>
  [
    path('M-460 0l30 -130h700l60 130z', p.shade),
    box(-430, -142, 700, 14, p.stone),
    row(23, -428, 30, (x) => box(x, -158, 18, 18, p.stone)),
    row(3, -340, 200, (x) => path(`M${x} 0l14 -130h16l-14 130z`, '#00000022')),
    path('M40 -140l14 -210h112l14 210z', p.lit),
    path('M110 -140v-210h56l14 210z', '#00000014'),
    ...[-180, -250].map((y) => box(104, y, 14, 24, p.window)),
    box(42, -366, 136, 18, p.stone),
    row(7, 46, 20, (x) => box(x, -384, 8, 20, p.lit)),
    block(110, -366, 60, 50, p.tint('#c4dadb')),
    row(4, 82, 19, (x) => line(`M${x} -366v-50`, p.deep, 3)),
    cupola(110, -416, 38, p.tint('#9a3a2a')),
    block(-300, -142, 90, 74, p.lit),
    gable(-300, -216, 110, 42, p.tint('#a85a3a')),
    palm(300, -10, 220, p.tint('#2f6a4b'), p.tint('#6b5030')),
  ].join('')

const chapora: Landmark = (p) =>
  [
    path('M-520 0q120 -40 200 -110q120 -80 300 -80q170 0 270 70q120 60 270 120z', p.tint('#6f8a4f')),
    path('M-520 0q120 -40 200 -110l60 -30q60 70 -20 140z', p.tint('#86593a')),
    path('M-250 -128l20 -70l70 -14l30 -70h90l16 56l90 -10l20 -48h70l30 60l60 20l20 86z', p.stone),
    path('M-250 -128l10 -34h440l12 34z', p.shade),
    row(8, -126, 12, (x) => box(x, -296, 8, 14, p.lit)),
    row(6, 62, 12, (x) => box(x, -290, 8, 14, p.lit)),
    arch(-86, -176, 44, 70, p.deep),
    path('M96 -284h70v100h-70z', p.shade),
    row(3, -10, 34, (x) => box(x, -212, 8, 18, p.deep)),
    palm(-360, -40, 190, p.tint('#2f6a4b'), p.tint('#6b5030')),
    palm(330, -50, 170, p.tint('#2f7d55'), p.tint('#6b5030')),
  ].join('')

const reisMagos: Landmark = (p) =>
  [
    path('M-520 0q80 -60 240 -70l180 -120h260q170 40 360 190z', p.tint('#5f8a58')),
    path('M-150 -170l16 -120h390l24 120z', p.tint('#8a5a40')),
    row(14, -136, 28, (x) => box(x, -304, 16, 18, p.tint('#8a5a40'))),
    ...[-130, 250].map(
      (x) => `${block(x, -270, 36, 50, p.tint('#9a6a4c'))}${path(`M${x - 24} -320q24 -40 48 0z`, p.lit)}`,
    ),
    row(4, -90, 96, (x) => box(x, -240, 12, 26, p.deep)),
    path('M-330 0l16 -60h240l14 60z', p.shade),
    row(5, 0, 1, (_, n) => box(-270 + n * 9, -12 - n * 12, 150 - n * 18, 6, p.lit)),
    block(-194, -60, 210, 130, p.lit),
    row(3, -256, 62, (x) => arch(x, -66, 34, 76, p.deep)),
    box(-304, -196, 220, 9, p.tint('#e2ab3a')),
    path('M-268 -196q12 -70 74 -84q62 14 74 84z', p.lit),
    disc(-194, -228, 16, p.deep),
    ...[-290, -98].map((x) => `${block(x, -190, 22, 36, p.lit)}${path(`M${x - 12} -226l12 -24l12 24z`, p.stone)}`),
    crossOn(-194, -280, 38, p.deep),
  ].join('')

const saligao: Landmark = (p) => {
  const pinnacle = (x: number, base: number, h: number) =>
    `${block(x, base, 18, h, p.lit)}${path(`M${x - 11} ${base - h}l11 -44l11 44z`, p.stone)}`
  return [
    block(0, 0, 560, 16, p.shade),
    block(0, -16, 460, 130, p.lit),
    row(4, -200, 40, (x) => point(x, -22, 24, 92, p.window)),
    row(4, 80, 40, (x) => point(x, -22, 24, 92, p.window)),
    row(7, -228, 38, (x) => pinnacle(x, -130, 34)),
    row(7, 0, 38, (x) => pinnacle(x, -130, 34)),
    block(0, -16, 150, 240, p.lit),
    box(12, -256, 63, 240, '#0000000f'),
    ...[-74, 74].map((x) => pinnacle(x, -16, 262)),
    point(0, -16, 66, 112, p.tint('#5c4632')),
    point(0, -140, 62, 98, p.window),
    ...[-40, 0, 40].map((x) => pinnacle(x, -256, 22)),
    block(0, -250, 92, 74, p.lit),
    point(0, -256, 44, 60, p.window),
    path('M-50 -322l50 -116l50 116z', p.stone),
    path('M0 -438l50 116h-50z', '#0000001a'),
    crossOn(0, -432, 36, p.deep),
  ].join('')
}

/** A long house of the old families: twenty windows, a verandah, tiles. */
const braganza: Landmark = (p) => {
  const tiles = p.tint('#a8512f')
  const white = p.tint('#f6eedd')
  return [
    block(0, 0, 760, 210, p.stone),
    row(
      12,
      -346,
      62,
      (x) =>
        `${box(x - 20, -180, 40, 84, white)}${arch(x, -96, 30, 92, p.window)}${box(x - 24, -96, 48, 8, white)}${row(5, x - 20, 10, (at) => line(`M${at} -96v-24`, p.deep, 2))}`,
    ),
    row(12, -346, 62, (x) => box(x - 12, -66, 24, 44, p.window)),
    path('M-410 -208h820l-60 -92h-700z', tiles),
    row(26, -386, 31, (x) => line(`M${x} -210L${x * 0.9} -298`, '#00000022', 4)),
    box(-412, -212, 824, 10, white),
    block(0, 0, 150, 40, p.shade),
    row(3, 0, 1, (_, n) => box(-70 + n * 10, -13 - n * 13, 140 - n * 20, 8, white)),
    arch(0, -40, 56, 100, p.tint('#5c4632')),
    gable(0, -196, 170, 62, white),
    palm(-330, 0, 330, p.tint('#2f6a4b'), p.tint('#6b5030')),
  ].join('')
}

/** The flat ferry of the river, with its ramp, scooters and people. */
const ferry: Landmark = (p) => {
  const red = p.tint('#b5371f')
  return [
    path('M-330 -20h660l40 -40h-60l-20 60q-300 40 -600 0l-30 -70h-50z', p.deep),
    path('M-336 -56h680l-30 52h-620z', red),
    box(-336, -70, 680, 14, p.lit),
    row(9, -300, 76, (x) => block(x, -70, 6, 96, p.lit)),
    box(-320, -176, 650, 14, p.stone),
    block(170, -176, 150, 86, p.lit),
    row(3, 122, 48, (x) => box(x - 16, -246, 34, 40, p.window)),
    box(84, -272, 172, 12, p.stone),
    line('M170 -272v-70', p.deep, 5),
    path('M172 -342l52 14l-52 16z', p.tint('#f5a300')),
    ...[-230, -60].map(
      (x) =>
        `${disc(x - 30, -86, 16, p.deep)}${disc(x + 30, -86, 16, p.deep)}${path(`M${x - 40} -96q20 -34 44 -20l20 -22l14 34z`, p.tint(x < -100 ? '#0b6b66' : '#3b6a9a'))}`,
    ),
    ...[-150, 20, 70].map(
      (x, n) =>
        `${block(x, -72, 30, 56, p.tint(['#f5a300', '#9a2f4f', '#3b3a66'][n] ?? '#3b3a66'))}${disc(x, -142, 14, p.tint('#8a5638'))}`,
    ),
    path('M330 -70l70 60l14 -10l-60 -66z', p.stone),
  ].join('')
}

/** Two towers on the island's hill, drawn like Mount Mary in Mumbai. */
const piedade: Landmark = (p) => mumbai['mount-mary'](p)

export const goa = {
  'our-lady-steps': immaculate,
  'fort-aguada': aguada,
  'chapora-fort': chapora,
  'reis-magos': reisMagos,
  'saligao-church': saligao,
  'braganza-house': braganza,
  'divar-ferry': ferry,
  'piedade-church': piedade,
} satisfies Record<string, Landmark>

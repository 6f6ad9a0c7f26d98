import type { crafts } from '../../data/subjects.ts'
import { box, disc, line, oval, path, row } from '../landmarks/parts.ts'
import { flowers, spices, vegetables } from './market-goods.ts'

/** An object on a bench: 0, 0 is the bench's edge below its centre; it extends 260 to either side and 330 up. */
type Craft = () => string

const wood = '#a8602a'
const dark = '#6b3a1c'
const hues = ['#b5371f', '#f5a300', '#0b6b66', '#3b3a66', '#9a2f4f', '#5f8a3f', '#e8708f', '#e2ab3a']
const hue = (n: number) => hues[n % hues.length] ?? '#b5371f'

const loom: Craft = () =>
  `${row(2, -250, 470, (x) => box(x, -320, 30, 330, dark))}${box(-256, -316, 512, 24, wood)}${box(-256, -190, 512, 20, wood)}${row(40, -216, 11, (x, n) => line(`M${x} -292V-120`, n % 2 ? '#f5ead0' : '#e0c9a0', 3))}${path('M-220 -170h440v170h-440z', '#b5371f')}${row(6, 0, 1, (_, n) => box(-220, -150 + n * 26, 440, 9, n % 2 ? '#f5a300' : '#0b6b66'))}${row(11, -200, 40, (x) => path(`M${x} -84l12 -14l12 14l-12 14z`, '#fff0d0'))}${path('M-60 -196q60 -24 120 0q-60 24 -120 0z', '#c98a3f')}${box(-244, 0, 488, 18, dark)}`
const blocks: Craft = () =>
  `${path('M-270 10l40 -130h470l40 130z', '#f6ead0')}${row(5, 0, 1, (_, r) => row(5 - (r > 2 ? 1 : 0), -190 + r * 4, 62, (x) => `${disc(x, -20 - r * 24, 13, '#2f5a8a')}${row(6, 0, 1, (_2, k) => disc(x + Math.cos(k * 1.05) * 16, -20 - r * 24 + Math.sin(k * 1.05) * 10, 5, '#b5371f'))}`))}<rect x="96" y="-150" width="110" height="64" rx="8" fill="${wood}"/>${box(96, -90, 110, 12, dark)}${disc(151, -170, 24, '#c47c3c')}${path('M-270 -150h150l-14 60h-122z', dark)}${path('M-260 -146h130l-8 24h-114z', '#2f5a8a')}`
const wheel: Craft = () =>
  `${oval(0, 0, 230, 48, '#5c4a42')}${oval(0, -14, 220, 44, '#8a7466')}${oval(0, -18, 150, 30, '#a8917f')}${path('M-96 -20q-50 -80 10 -140q-20 -40 6 -60h160q26 20 6 60q60 60 10 140q-96 30 -192 0z', '#b5623a')}${path('M20 0q60 -6 76 -20q50 -80 -10 -140q20 -40 -6 -60h-40q40 60 10 90q40 60 -30 130z', '#00000022')}${oval(0, -220, 82, 20, '#d98a5c')}${oval(0, -218, 66, 14, '#7a3a1f')}${row(4, 0, 1, (_, n) => line(`M${-100 + n * 4} ${-60 - n * 24}q100 20 ${200 - n * 8} 0`, '#d98a5c', 3))}`
const bangles: Craft = () =>
  row(5, -200, 100, (x, s) =>
    row(
      7,
      0,
      1,
      (_, n) =>
        `<ellipse cx="${x}" cy="${-n * 26 - 10}" rx="62" ry="22" fill="none" stroke="${hue(n + s * 3)}" stroke-width="15"/><ellipse cx="${x}" cy="${-n * 26 - 14}" rx="62" ry="22" fill="none" stroke="#ffffff" stroke-opacity="0.400" stroke-width="3"/>${row(5, x - 44, 22, (at) => disc(at, -n * 26 + 8 - Math.abs(at - x) * 0.08, 4, '#fff3c4'))}`,
    ),
  )
const needle: Craft = () =>
  `${path('M-260 20q20 -120 120 -150h320q90 30 90 150z', '#f3e6cd')}${oval(-20, -120, 200, 150, wood)}${oval(-20, -120, 182, 134, '#fff6e4')}${row(6, 0, 1, (_, n) => oval(-20 + Math.cos(n * 1.05) * 62, -120 + Math.sin(n * 1.05) * 48, 34, 24, hue(n % 2 ? 0 : 1)))}${disc(-20, -120, 26, '#f5a300')}${line('M-130 -50q60 60 110 20', '#3f7a4a', 9)}${oval(-110, -40, 24, 11, '#3f7a4a')}${oval(60, -30, 24, 11, '#3f7a4a')}${line('M60 -90L200 -220', '#b8bcc0', 6)}${line('M200 -220q80 30 20 120t40 110', '#b5371f', 4)}${row(3, 150, 46, (x, n) => `<rect x="${x}" y="-40" width="38" height="56" rx="6" fill="${hue(n + 2)}"/>${box(x - 2, -46, 42, 10, dark)}${box(x - 2, 12, 42, 10, dark)}`)}`
const press: Craft = () =>
  `${path('M-230 0h460v-60h-460z', '#2a2f38')}${box(-190, -300, 44, 250, '#3a414c')}${box(146, -300, 44, 250, '#3a414c')}<rect x="-214" y="-330" width="428" height="50" rx="10" fill="#2a2f38"/>${box(-22, -290, 44, 110, '#5c6572')}${row(5, 0, 1, (_, n) => line(`M-22 ${-280 + n * 20}l44 10`, '#8a929c', 5))}<rect x="-130" y="-190" width="260" height="34" rx="4" fill="#3a414c"/>${line('M20 -240L230 -290', '#5c6572', 14)}${disc(234, -292, 18, '#b5371f')}${path('M-150 -60l20 -60h260l20 60z', '#f6ead0')}${row(8, -110, 30, (x, n) => `<rect x="${x}" y="-104" width="24" height="30" fill="#c4a878"/><text x="${x + 5}" y="-82" font-family="Georgia,serif" font-size="22" fill="#2a1a14">${'NAMASTE!'[n]}</text>`)}`
const copper: Craft = () =>
  `${path('M-210 10h170l-30 -60q80 0 100 -50h-270q10 50 60 50z', '#3a3f48')}${path('M-200 -100q0 -110 90 -116q90 6 90 116q-90 30 -180 0z', '#c9743a')}${row(5, 0, 1, (_, r) => row(6, -176 + (r % 2) * 12, 26, (x) => disc(x, -190 + r * 22, 8, '#e0965c')))}${path('M60 0q-30 -110 40 -150q-20 -30 0 -50h90q20 20 0 50q70 40 40 150q-85 24 -170 0z', '#b8622c')}${path('M150 10q60 -4 80 -10q30 -110 -40 -150q20 -30 0 -50h-26q20 50 -6 66q50 60 -8 144z', '#00000020')}${oval(145, -200, 48, 12, '#e8a56c')}${line('M-60 -210L60 -300', dark, 14)}<rect x="-100" y="-236" width="76" height="40" rx="8" fill="#5c6572" transform="rotate(-38 -62 -216)"/>`
const sketch: Craft = () =>
  `${path('M-260 20l30 -190h330l20 190z', '#fffaf0')}${path('M-220 -10l14 -130h270l8 130z', '#fff3dc')}${line('M-190 -20v-60l40 -30l40 30v60M-100 -20v-90q30 -40 60 0v90M-30 -20v-50h60v50', '#4a4458', 5)}${line('M-200 -18h250', '#4a4458', 4)}${path('M-190 -80l40 -30l40 30z', '#e8a06c')}${path('M-100 -110q30 -40 60 0z', '#8ab0b8')}${row(12, -252, 29, (x) => `<ellipse cx="${x + 10}" cy="-170" rx="7" ry="12" fill="none" stroke="#5c6572" stroke-width="4"/>`)}<rect x="130" y="-110" width="140" height="120" rx="10" fill="#2a2336"/>${row(8, 0, 1, (_, n) => `<rect x="${142 + (n % 4) * 31}" y="${-98 + Math.floor(n / 4) * 52}" width="25" height="42" rx="6" fill="${hue(n)}"/>`)}${line('M90 -10L200 -250', '#c98a3f', 11)}${path('M82 4l6 -28l18 8z', '#9a2f4f')}`
const beads: Craft = () =>
  `${[-190, -60, 70, 200].map((x, s) => `${path(`M${x - 60} -40q6 56 60 56t60 -56z`, '#8a5530')}${oval(x, -40, 60, 18, dark)}${row(9, 0, 1, (_, n) => disc(x - 40 + (n % 5) * 20, -44 - Math.floor(n / 5) * 14 + (n % 2) * 5, 13, hue(s * 2 + (n % 2))))}`).join('')}${line('M-230 -150q120 -110 240 -40t230 -60', '#f5ead0', 4)}${row(16, -220, 27, (x, n) => disc(x, -160 - Math.sin((n / 15) * 3.4) * 50 + (n > 8 ? 14 : 0), 13, hue(n)))}`
const tinker: Craft = () =>
  `<rect x="-70" y="-230" width="150" height="130" rx="18" fill="#0b8a84"/>${disc(-30, -170, 22, '#fffaf0')}${disc(40, -170, 22, '#fffaf0')}${disc(-28, -168, 10, '#1d1b2e')}${disc(42, -168, 10, '#1d1b2e')}${line('M-30 -124h70', '#fffaf0', 8)}${line('M5 -230v-40', '#5c6572', 8)}${disc(5, -278, 15, '#f5a300')}<rect x="-50" y="-96" width="110" height="84" rx="12" fill="#f5a300"/>${line('M-50 -70l-60 30M60 -70l60 -40', '#5c6572', 16)}${disc(-34, 0, 24, '#3a3448')}${disc(44, 0, 24, '#3a3448')}${[
    [-190, -50, 56, '#b5371f'],
    [200, -40, 48, '#3b6a9a'],
    [150, -120, 34, '#e2ab3a'],
  ]
    .map(
      ([x, y, r, f]) =>
        `${disc(Number(x), Number(y), Number(r), String(f))}${row(8, 0, 1, (_, n) => `<rect x="${Number(x) - 8}" y="${Number(y) - Number(r) - 12}" width="16" height="20" fill="${f}" transform="rotate(${n * 45} ${x} ${y})"/>`)}${disc(Number(x), Number(y), Number(r) * 0.36, '#fff5e2')}`,
    )
    .join('')}${line('M-130 10q60 -60 130 0t150 -10', '#9a2f4f', 6)}`
const clay: Craft = () =>
  `${[-190, -70, 60, 190].map((x, n) => `${path(`M${x - 46} 0q-10 -120 46 -130q56 10 46 130z`, n % 2 ? '#c9a07a' : '#b98a62')}${disc(x, -160, 36, n % 2 ? '#d4b08c' : '#c49a72')}${path(`M${x - 44} -176l44 -70l44 70q-44 -26 -88 0z`, n % 2 ? '#b98a62' : '#a87a54')}${line(`M${x - 40} -96q-50 10 -50 -50M${x + 40} -96q50 10 50 -50`, n % 2 ? '#c9a07a' : '#b98a62', 20)}${line(`M${x - 16} -164h10M${x + 6} -164h10`, '#5c3a24', 5)}${row(4, x - 24, 16, (at) => disc(at, -70, 6, '#8a5a3a'))}`).join('')}`
const ink: Craft = () =>
  `${path('M-240 20l20 -230h340l20 230z', '#fbf1d8')}${path('M-220 4l18 -196h304l16 196z', 'none')}${line('M-170 -150q80 60 150 0q40 -40 70 10', '#1d1b2e', 15)}${line('M-160 -80q40 40 90 0t90 10q40 0 60 -40', '#1d1b2e', 13)}${disc(-90, -110, 9, '#1d1b2e')}${disc(20, -40, 9, '#1d1b2e')}${line('M-180 -20h250', '#b8862f', 4)}${path('M150 10v-70q50 -30 100 0v70z', '#2a2336')}${oval(200, -62, 48, 14, '#4a4458')}${line('M90 -60L220 -300', '#a8702f', 13)}${path('M80 -40l4 -32l22 12z', '#1d1b2e')}`

export const craftDrawings: Readonly<Record<keyof typeof crafts, Craft>> = {
  loom,
  blocks,
  wheel,
  bangles,
  needle,
  press,
  copper,
  sketch,
  beads,
  tinker,
  spices,
  flowers,
  vegetables,
  clay,
  ink,
}

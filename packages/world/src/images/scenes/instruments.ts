import type { instruments } from '../../data/subjects.ts'
import { box, disc, line, oval, path, row } from '../landmarks/parts.ts'

/** An instrument on a stage: 0, 0 is the floor below its centre; it extends 200 to either side and 330 up. */
type Instrument = () => string

const wood = '#a8602a'
const dark = '#6b3a1c'
const pale = '#efdcb4'
const gold = '#e2ab3a'

const tabla: Instrument = () =>
  `${path('M-180 0q-40 -110 20 -150h130q60 40 20 150q-80 30 -170 0z', '#b8bcc0')}${path('M-40 -150q60 40 20 150l-40 10q50 -70 0 -160z', '#00000022')}${oval(-95, -150, 84, 26, pale)}${oval(-84, -150, 34, 11, '#2a2336')}${path('M50 0q-30 -90 14 -170h100q44 80 14 170q-60 26 -128 0z', wood)}${oval(114, -170, 62, 20, pale)}${oval(114, -170, 28, 9, '#2a2336')}${row(5, 66, 24, (x) => line(`M${x} -160L${x + 4} -10`, pale, 4))}${row(5, -150, 28, (x) => line(`M${x} -136L${x + 4} -10`, '#8a8f94', 4))}${oval(-95, 8, 96, 20, '#b5371f')}${oval(114, 8, 84, 18, '#b5371f')}`
const veena: Instrument = () =>
  `${oval(-160, -70, 96, 82, wood)}${oval(-168, -80, 70, 60, '#c47c3c')}${path('M-130 -110L210 -190v40L-110 -40z', dark)}${row(12, -90, 24, (x, n) => line(`M${x} ${-112 - n * 5.6}v36`, gold, 4))}${[0, 8, 16, 24].map((dy) => line(`M-180 ${-84 + dy * 0.5}L206 ${-186 + dy}`, '#f5ead0', 1.6)).join('')}${disc(120, -90, 54, '#c98a3f')}${disc(108, -104, 30, '#e0ab62')}${path('M206 -196q60 -20 50 36q-20 20 -44 6z', gold)}${row(3, 150, 24, (x) => line(`M${x} -190l-4 -24`, dark, 7))}`
const violin: Instrument = () =>
  `<g transform="rotate(-24 -60 -120)">${path('M-120 20q-50 -60 -6 -110q-30 -50 10 -100q56 -30 112 0q40 50 10 100q44 50 -6 110q-60 30 -120 0z', wood)}${path('M-30 40q40 0 60 -20q50 -60 6 -110q30 -50 -10 -100l-20 -8q20 60 -10 110q40 60 -26 128z', '#00000020')}${box(-72, -330, 24, 250, '#2a2336')}${path('M-84 -330q24 -50 48 0z', dark)}${box(-84, -20, 48, 10, '#2a2336')}${[-66, -60, -54].map((x) => line(`M${x} -320V40`, '#f5ead0', 1.6)).join('')}${line('M-100 -60q-12 20 0 44M-20 -60q12 20 0 44', '#2a2336', 5)}</g>${line('M40 -320L-40 0', dark, 7)}${path('M60 -20q-20 -60 20 -90h100q40 30 20 90q-70 30 -140 0z', '#b5623a')}${oval(72, -64, 18, 46, pale)}${oval(192, -64, 18, 46, pale)}${row(4, 96, 26, (x) => line(`M${x} -108V-16`, pale, 5))}`
const sax: Instrument = () =>
  `${path('M-60 -320q40 -20 70 10l20 40q10 120 -20 210q-30 80 30 90q60 0 50 -90q-6 -60 20 -80q60 10 60 60q10 140 -110 160q-140 10 -120 -150q40 -110 10 -200l-10 -30z', gold)}${path('M90 -140q60 -16 90 10q-4 36 -20 50q-40 -10 -74 -40z', '#f3cc72')}${oval(136, -130, 50, 18, '#8a5a14')}${row(6, 0, 1, (_, n) => `${disc(14 - n * 4, -240 + n * 38, 13, '#f7e2a8')}${disc(14 - n * 4, -240 + n * 38, 8, '#b8862f')}`)}${line('M-60 -318q-50 10 -70 40', gold, 14)}${path('M-142 -286l24 -10l8 16l-26 14z', '#2a2336')}${line('M40 20l60 10', '#8a5a14', 8)}`
const guitar: Instrument = () =>
  `<g transform="rotate(16 -60 -140)">${path('M-130 20q-60 -70 0 -120q-30 -50 20 -84q50 -20 100 0q50 34 20 84q60 50 0 120q-70 34 -140 0z', '#c47c3c')}${path('M-130 20q-60 -70 0 -120l16 10q-40 50 10 110q50 30 100 0q-60 40 -126 0z', dark)}${disc(-60, -64, 32, '#2a1a14')}${box(-72, -350, 24, 250, dark)}${path('M-80 -400h40l-6 54h-28z', '#2a2336')}${[-67, -60, -53].map((x) => line(`M${x} -390V0`, '#f5ead0', 1.5)).join('')}${box(-90, -6, 60, 12, dark)}${row(7, 0, 1, (_, n) => box(-72, -330 + n * 32, 24, 3, gold))}</g><rect x="70" y="-160" width="150" height="160" rx="12" fill="#2a2336"/><rect x="84" y="-120" width="122" height="106" rx="8" fill="#4a4458"/>${row(6, 96, 20, (x) => line(`M${x} -116v98`, '#3a3448', 4))}${row(4, 96, 32, (x) => disc(x, -140, 8, gold))}`
const mic: Instrument = () =>
  `${line('M0 0v-230', '#3a3448', 12)}${oval(0, 0, 90, 18, '#3a3448')}${line('M0 -230l-60 -50', '#3a3448', 11)}<g transform="rotate(-40 -70 -290)"><rect x="-92" y="-300" width="44" height="90" rx="14" fill="#4a4458"/>${disc(-70, -316, 42, '#b8bcc0')}${row(5, 0, 1, (_, n) => line(`M-108 ${-340 + n * 12}h76`, '#8a8f94', 3))}${row(5, -98, 14, (x) => line(`M${x} -350v66`, '#8a8f94', 3))}${box(-112, -284, 84, 12, gold)}</g><rect x="110" y="-110" width="80" height="14" rx="6" fill="${wood}"/>${line('M120 -100L110 0M180 -100L190 0M116 -50h68', wood, 10)}`
const record: Instrument = () =>
  `<rect x="-220" y="-90" width="440" height="100" rx="12" fill="${wood}"/>${box(-220, -30, 440, 10, dark)}${oval(-50, -96, 180, 66, '#1d1b2e')}${[150, 120, 92].map((r) => `<ellipse cx="-50" cy="-96" rx="${r}" ry="${r * 0.366}" fill="none" stroke="#4a4458" stroke-width="3"/>`).join('')}${oval(-50, -96, 60, 22, '#b5371f')}${disc(-50, -96, 6, '#fff5e2')}${disc(170, -120, 24, '#b8bcc0')}${line('M170 -124L110 -196L30 -110', '#d4d8da', 9)}${path('M20 -116l26 -6l4 18l-24 6z', '#2a2336')}${row(3, 90, 40, (x) => disc(x, 0, 9, gold))}${['#b5371f', '#0b6b66', '#f5a300', '#3b3a66', '#9a2f4f'].map((fill, n) => `<rect x="${-200 + n * 24}" y="-310" width="130" height="150" fill="${fill}" opacity="${n === 4 ? 1 : 0.9}" transform="rotate(${-8 + n * 4} -140 -160)"/>`).join('')}`
const harmonium: Instrument = () =>
  `${path('M-220 0v-130h440V0z', wood)}${path('M-220 -130l40 -60h360l40 60z', '#c47c3c')}${path('M-200 -200q200 -120 400 0l-20 16h-360z', '#8a2f2a')}${row(8, -170, 48, (x) => line(`M${x} -196L${x * 0.9} -252`, '#6a1f1f', 7))}<rect x="-190" y="-176" width="380" height="40" fill="#fff8ea"/>${row(19, -190, 20, (x) => box(x, -176, 2, 40, '#b8a88a'))}${row(13, -180, 29, (x) => box(x, -176, 12, 24, '#2a2336'))}${row(6, -150, 60, (x) => disc(x, -100, 10, gold))}${row(4, -165, 110, (x) => path(`M${x - 30} -40q30 -40 60 0z`, dark))}${oval(0, 10, 270, 22, '#8a1f2a')}`
const piano: Instrument = () =>
  `<rect x="-240" y="-310" width="480" height="310" rx="8" fill="#2a1a18"/>${box(-228, -298, 456, 120, '#43291f')}${box(-228, -90, 456, 84, '#3a221a')}<rect x="-262" y="-176" width="524" height="54" fill="#1d1210"/><rect x="-236" y="-166" width="472" height="36" fill="#fff8ea"/>${row(27, -236, 17.5, (x) => box(x, -166, 2, 36, '#b8a88a'))}${row(18, -226, 26, (x) => box(x, -166, 11, 22, '#1d1210'))}${path('M-80 -298h160l-12 -90h-136z', '#fff8ea')}${row(4, 0, 1, (_, n) => line(`M-50 ${-370 + n * 18}h100`, '#3a3448', 3))}<rect x="-80" y="-60" width="160" height="30" rx="12" fill="#b5371f"/>${line('M-60 -30L-70 20M60 -30L70 20', '#1d1210', 12)}${line('M180 -310v-40', gold, 8)}${path('M150 -350h60l-14 -40h-32z', '#e8d29a')}`
const dhol: Instrument = () =>
  `<g transform="rotate(-12 0 -120)">${path('M-190 -60q40 -40 190 -40t190 40v-120q-40 -40 -190 -40t-190 40z', wood)}${oval(-190, -120, 40, 84, pale)}${oval(190, -120, 40, 84, pale)}${row(9, -160, 40, (x, n) => line(`M${x} ${n % 2 ? -70 : -170}L${x + 40} ${n % 2 ? -170 : -70}`, '#f5ead0', 6))}${row(3, -100, 100, (x) => box(x - 12, -222, 24, 124, ['#b5371f', '#f5a300', '#0b6b66'][Math.round((x + 100) / 100)] ?? '#b5371f'))}</g>${line('M-60 -20L60 40M60 -20L-60 40', '#c98a3f', 12)}`

export const instrumentDrawings: Readonly<Record<keyof typeof instruments, Instrument>> = {
  tabla,
  veena,
  violin,
  sax,
  'sax-lawn': sax,
  guitar,
  mic,
  record,
  harmonium,
  piano,
  dhol,
}

import type { doings } from '../../data/subjects.ts'
import { box, disc, line, oval, path, row } from '../landmarks/parts.ts'
import { coats, cyclist, runner, skinOf, standing } from './people.ts'
import { any } from './scenery.ts'

/** People and their activity, on the ground at y 0 around x 0, 480 to either side. */
type Doing = (roll: () => number) => string

const at = (x: number, y: number, size: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`

const run: Doing = (roll) =>
  [-330, -120, 90, 300].map((x, n) => at(x, (n % 2) * 26, 0.95 + (n % 2) * 0.16, runner(roll))).join('')

const yoga: Doing = (roll) =>
  [-340, -110, 130, 350]
    .map((x, n) => {
      const [skin, coat] = [skinOf(roll), any(coats, roll)]
      return at(
        x,
        (n % 2) * 34,
        0.95 + (n % 2) * 0.15,
        `${path('M-110 8l24 -22h190l24 22z', any(['#9a7ab0', '#5f9a9a', '#d98a6c', '#7a9a5c'], roll))}${path('M-72 -4q72 -44 144 0q-72 18 -144 0z', '#2a2336')}${path('M-28 -30q-4 -80 28 -84q32 4 28 84z', coat)}${line('M-22 -100L-4 -190M22 -100L4 -190', skin, 12)}${disc(0, -136, 20, skin)}${path('M-20 -138a20 20 0 0 1 40 0q-20 -10 -40 0z', '#1d1518')}${disc(0, -160, 9, '#1d1518')}`,
      )
    })
    .join('')

const birds: Doing = (roll) =>
  `${at(-380, 0, 1, standing(skinOf(roll), '#5f7a4a', `${line('M-20 -120L14 -158M20 -120L20 -156', '#5f7a4a', 12)}<rect x="8" y="-176" width="34" height="20" rx="6" fill="#2a2336"/>`))}${at(-290, 14, 0.94, standing(skinOf(roll), '#c98a3f', line('M20 -120L70 -170', '#c98a3f', 12)))}${at(170, 10, 1.35, `${line('M-6 -74L-14 0M10 -74L12 0', '#8a6a3f', 5)}${path('M-70 -70q10 -50 70 -60q40 -40 20 -90q-6 -30 16 -34q24 0 24 20q-10 40 -10 70q-10 90 -120 94z', '#f4f1ea')}${path('M-70 -70q40 -40 96 -30q-30 40 -96 30z', '#9aa6ae')}${path('M54 -250l56 10l-56 8z', '#e2a03a')}${disc(44, -240, 4, '#1d1b2e')}${path('M30 -252q-40 -12 -60 4q30 -2 60 4z', '#3a3448')}`)}${row(9, 260, 24, (x, n) => line(`M${x} 30q8 -70 ${n % 2 ? 10 : -10} ${-120 - (n % 3) * 30}`, '#5f8a4a', 7))}${[
    [-60, -200],
    [10, -240],
    [60, -190],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}q14 -16 26 0q14 -16 26 0`, '#3a2f45', 5))
    .join('')}`

const cricket: Doing = (roll) =>
  `${path('M-300 40l120 -40h420l120 40z', '#d9bd8a')}${row(3, 286, 13, (x) => box(x, -70, 6, 80, '#f3e3c4'))}${box(282, -76, 40, 6, '#f3e3c4')}${at(220, 14, 1.15, `${standing(skinOf(roll), '#fffaf0', `${line('M-20 -116L-40 -76', '#fffaf0', 12)}<rect x="-62" y="-80" width="20" height="86" rx="6" fill="#d9a45c" transform="rotate(16 -52 -40)"/>`)}`)}${at(-300, 0, 1.1, `${line('M-6 -92L30 -50L20 -4M-6 -92L-40 -44L-30 -2', '#fffaf0', 17)}${path('M-26 -86q-4 -70 18 -78q30 2 32 22l-4 58q-22 12 -46 -2z', '#fffaf0')}${line('M14 -156L44 -226', skinOf(roll), 12)}${disc(6, -186, 20, skinOf(roll))}`)}${disc(-40, -150, 11, '#b5121b')}${at(30, -10, 0.75, standing(skinOf(roll), '#fffaf0'))}`

const cycle: Doing = (roll) =>
  [-280, 0, 290].map((x, n) => at(x, n === 1 ? 28 : 0, n === 1 ? 1.15 : 1, cyclist(roll))).join('')

const chess: Doing = (roll) => {
  const sitter = (side: number) => {
    const [skin, coat] = [skinOf(roll), any(coats, roll)]
    return `${path(`M${side * 210} 10h${-side * 90}v-40h${side * 90}z`, '#7a4a2a')}${line(`M${side * 170} -70L${side * 110} -64L${side * 104} 4`, '#2a2336', 26)}${path(`M${side * 130} -56q${side * 0} -130 ${side * 46} -140q${side * 46} 10 ${side * 50} 140z`, coat)}${line(`M${side * 150} -150L${side * 96} -112L${side * 46} -124`, skin, 18)}${disc(side * 172, -224, 32, skin)}${path(`M${side * 172 - 32} -228a32 32 0 0 1 64 0q-32 -18 -64 0z`, side < 0 ? '#d8d4d0' : '#1d1518')}`
  }
  return `<g transform="scale(1.2)">${sitter(-1)}${sitter(1)}${box(-100, -96, 200, 14, '#8a5530')}${line('M-70 -84V6M70 -84V6', '#6b3a1c', 12)}${path('M-84 -98l20 -26h128l20 26z', '#f3e3c4')}${row(4, 0, 1, (_, r) => row(4, -60 + (r % 2) * 15, 31, (x) => path(`M${x} ${-100 - r * 6}h14l-2 -6h-12z`, '#5c331b')))}${row(5, -50, 24, (x, n) => `${path(`M${x - 8} -112q0 -26 8 -34q8 8 8 34z`, n % 2 ? '#2a2336' : '#fffaf0')}${disc(x, -148, 7, n % 2 ? '#2a2336' : '#fffaf0')}`)}</g>`
}

const kite: Doing = (roll) =>
  [-320, -80, 200, 380]
    .map((x, n) => {
      const high = -330 - (n % 3) * 70
      const sail = any(coats, roll)
      return `${line(`M${x} -120Q${x + 60} ${high / 2} ${x + 60 + n * 10} ${high}`, '#ffffff', 2)}<g transform="translate(${x + 60 + n * 10} ${high}) rotate(${n * 18 - 20})">${path('M0 -56L46 0L0 56L-46 0z', sail)}${path('M0 -56L46 0H0z', '#fff5e2')}${path('M0 56l-14 36h28z', '#f5a300')}</g>${at(x, (n % 2) * 20, 0.8, standing(skinOf(roll), any(coats, roll), line('M20 -120L10 -190', '#8a5638', 11)))}`
    })
    .join('')

const kayak: Doing = (roll) =>
  [-280, 40, 300]
    .map((x, n) =>
      at(
        x,
        n === 1 ? 30 : -20,
        n === 1 ? 1.3 : 1,
        `${path('M-160 -10q160 60 320 0q-40 -26 -160 -26t-160 26z', any(['#f5a300', '#c8321f', '#2f8a84'], roll))}${line('M-150 12q150 40 300 0', '#ffffff66', 5)}${path('M-28 -30q-4 -70 28 -76q32 6 28 76z', any(coats, roll))}${disc(0, -128, 20, skinOf(roll))}${path('M-20 -130a20 20 0 0 1 40 0z', '#1d1518')}${line('M-110 -110L110 -30', '#5c331b', 7)}${oval(-120, -114, 26, 10, '#fff5e2')}${oval(120, -26, 26, 10, '#fff5e2')}`,
      ),
    )
    .join('')

const dogs: Doing = () =>
  [
    [-300, '#d9a45c', 1.1],
    [-40, '#3a2a24', 1.3],
    [220, '#f3e6cd', 1],
    [400, '#a8602a', 0.9],
  ]
    .map(([x, coat, size], n) =>
      at(
        Number(x),
        (n % 2) * 30,
        Number(size),
        `${oval(0, 4, 80, 9, '#1d1b2e33')}${line('M-50 -50L-84 -8M-40 -50L-14 -6M40 -50L20 -6M52 -50L90 -14', String(coat), 15)}${path('M-66 -46q0 -44 56 -44q50 -6 76 4l8 34q-60 34 -140 6z', String(coat))}${path('M56 -84q10 -46 44 -44q30 6 44 36q-20 20 -46 16z', String(coat))}${path('M70 -124q-20 6 -16 46q20 -4 28 -30z', '#2a1a14')}${disc(104, -106, 5, '#1d1b2e')}${disc(142, -94, 7, '#1d1b2e')}${line('M-64 -70q-40 -20 -36 -60', String(coat), 12)}${line('M62 -76l14 22', '#b5371f', 8)}`,
      ),
    )
    .join('')

const puppets: Doing = () => {
  const doll = (x: number, coat: string, turban: string) =>
    `${line(`M${x - 40} -470L${x - 50} -190M${x} -470V-300M${x + 40} -470L${x + 54} -190`, '#fff5e2', 2)}${path(`M${x - 26} -230h52l44 220h-140z`, coat)}${row(6, x - 60, 24, (at2) => path(`M${at2 - 8} -14l8 -14l8 14z`, '#e2ab3a'))}${line(`M${x - 22} -220L${x - 54} -176M${x + 22} -220L${x + 56} -176`, coat, 22)}${disc(x, -268, 38, '#b97a56')}${path(`M${x - 44} -280q4 -54 46 -56q44 4 42 56q-44 -22 -88 0z`, turban)}${disc(x - 13, -268, 5, '#1d1b2e')}${disc(x + 13, -268, 5, '#1d1b2e')}${line(`M${x - 16} -250q16 10 32 0`, '#2a1a14', 6)}`
  return `${path('M-420 20V-470h840V20z', '#7a1f3f')}${row(15, -420, 60, (x, n) => path(`M${x - 30} -470h60l-30 60z`, n % 2 ? '#f5a300' : '#0b6b66'))}${path('M-360 20V-390h720V20z', '#e8c98a')}${doll(-150, '#b5371f', '#f5a300')}${doll(130, '#0b6b66', '#b5371f')}${box(-430, 0, 860, 30, '#5c2a1c')}`
}

export const doingDrawings: Readonly<Record<keyof typeof doings, Doing>> = {
  run,
  yoga,
  birds,
  cricket,
  cycle,
  chess,
  kite,
  kayak,
  dogs,
  puppets,
}

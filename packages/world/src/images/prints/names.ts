import { lettered } from '../render/lettering.ts'
import { each } from '../render/repeat.ts'
import type { Print } from './folk.ts'

const night = '#1d1b2e'
const words = (text: string, size: number, y: number, fill: string) =>
  lettered({ words: text, face: 'display', size, x: 150, y, fill })

/** A drawing of loops round a square of dots, and a sample name below it. */
export const kolam: Print = (ink) => {
  const step = 38
  const at = (n: number) => 150 + (n - 2) * step
  const rows = [0, 1, 2, 3, 4]
  const dots = rows.flatMap((y) =>
    rows.map((x) => `<circle cx="${at(x)}" cy="${at(y) + 10}" r="4.500" fill="#f7efdd"/>`),
  )
  const loop = (x: number, y: number, spin: number) =>
    `<path transform="translate(${at(x)} ${at(y) + 10}) rotate(${spin})" d="M0-26C20-26 26-20 26 0S20 26 0 26-26 20-26 0-20-26 0-26z" fill="none" stroke="#f7efdd" stroke-width="4"/>`
  const loops = rows.flatMap((y) => rows.flatMap((x) => ((x + y) % 2 === 0 ? [loop(x, y, 45)] : [])))
  const petal = (n: number) =>
    `<path transform="rotate(${n * 45} 150 160)" d="M150 52c16-22 16-34 0-46-16 12-16 24 0 46z" fill="none" stroke="#f5c23a" stroke-width="4"/>`
  return `<rect width="300" height="420" fill="${ink}"/><rect x="10" y="10" width="280" height="400" fill="none" stroke="#f7efdd" stroke-width="2" stroke-dasharray="1 8" stroke-linecap="round"/>${loops.join('')}${dots.join('')}${each(8, petal).join('')}${words('Meenakshi', 40, 350, '#f7efdd')}${words('14 January', 22, 384, '#f5c23a')}`
}

/** Streets and a park of a neighbourhood, one house marked in the variant's colour, and a sample name of the street. */
export const streetMap: Print = (ink) => {
  const paint = ink === '#efe6d2' ? '#b5371f' : ink
  const street = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="#fffaf1" stroke-width="${width}" stroke-linecap="round"/>`
  const blocks = each(
    54,
    (n) =>
      `<rect x="${18 + (n % 6) * 45 + ((n * 7) % 5)}" y="${22 + Math.floor(n / 6) * 35 + ((n * 11) % 4)}" width="${24 + ((n * 13) % 12)}" height="${17 + ((n * 5) % 9)}" fill="${mixOf(n)}"/>`,
  )
  const lanes = [
    ...[56, 126, 196, 266].map((y) => street(`M0 ${y}C90 ${y - 16} 200 ${y + 20} 300 ${y - 4}`, 9)),
    ...[60, 150, 240].map((x) => street(`M${x} 0C${x + 14} 100 ${x - 16} 220 ${x + 4} 336`, 9)),
    street('M-10 300C90 250 170 120 310 40', 17),
  ]
  const tree = (n: number) =>
    `<circle cx="${196 + (n % 4) * 19}" cy="${214 + Math.floor(n / 4) * 17}" r="6" fill="#3f7a4a"/>`
  const pin = `<path d="M116 196c-20-26-26-36-26-48a26 26 0 0 1 52 0c0 12-6 22-26 48z" fill="${paint}" stroke="#fffaf1" stroke-width="4"/><circle cx="116" cy="148" r="9" fill="#fffaf1"/>`
  return `<rect width="300" height="420" fill="#e9dcc2"/>${blocks.join('')}${lanes.join('')}<rect x="184" y="200" width="86" height="58" rx="8" fill="#a9c79a"/>${each(12, tree).join('')}${pin}<rect y="336" width="300" height="84" fill="#fffaf1"/>${words('Lodhi Gully', 36, 380, night)}${words('and the corner shop', 17, 404, paint)}`
}

const mixOf = (n: number) => ['#d9c3a0', '#cfae84', '#e0cfae'][n % 3] ?? '#d9c3a0'

/** A round-eyed dog with a collar in the variant's colour, in the broad brush lines of Kalighat. */
export const kalighatDog: Print = (ink) =>
  `<rect width="300" height="420" fill="#f2e6cc"/><path d="M84 376c-12-80-2-140 30-170h76c32 30 40 92 28 170z" fill="#c98f4a" stroke="${night}" stroke-width="5"/><path d="M150 62c46 0 74 30 74 74 0 50-30 86-74 86s-74-36-74-86c0-44 28-74 74-74z" fill="#d9a35a" stroke="${night}" stroke-width="5"/><path d="M92 84c-34-4-50 30-42 92 4 18 22 18 28 2 2-30 4-50 22-68zM208 84c34-4 50 30 42 92-4 18-22 18-28 2-2-30-4-50-22-68z" fill="#8a5426" stroke="${night}" stroke-width="5"/><path d="M116 160c8-20 60-20 68 0 10 30-12 52-34 52s-44-22-34-52z" fill="#f3e3c0" stroke="${night}" stroke-width="4"/><ellipse cx="150" cy="160" rx="16" ry="11" fill="${night}"/><path d="M150 171v14m0 0c-8 12-22 10-26 2m26-2c8 12 22 10 26 2" fill="none" stroke="${night}" stroke-width="4"/><path d="M142 194h16c2 22-18 22-16 0z" fill="#d9603f" stroke="${night}" stroke-width="3"/><circle cx="118" cy="126" r="17" fill="#fff" stroke="${night}" stroke-width="4"/><circle cx="182" cy="126" r="17" fill="#fff" stroke="${night}" stroke-width="4"/><circle cx="120" cy="127" r="8" fill="${night}"/><circle cx="180" cy="127" r="8" fill="${night}"/><path d="M96 104q20-18 40-6M204 104q-20-18-40-6" fill="none" stroke="${night}" stroke-width="5"/><path d="M96 226c30 20 78 20 108 0l4 20c-34 22-82 22-116 0z" fill="${ink}" stroke="${night}" stroke-width="4"/><circle cx="150" cy="262" r="11" fill="#e2b04a" stroke="${night}" stroke-width="3"/>${each(4, (n) => `<path d="M${110 + n * 26} ${298 + (n % 2) * 8}q10-12 20 0" fill="none" stroke="${ink}" stroke-width="5"/>`).join('')}<path d="M120 376v-60M180 376v-60" stroke="${night}" stroke-width="4"/><path d="M40 384h220" stroke="${ink}" stroke-width="7"/>`

import { each } from '../render/repeat.ts'

/** A print as the body of an SVG of 300 × 420, in the variant's colour. */
export type Print = (ink: string) => string

const night = '#1d1b2e'
const turn = (count: number, draw: (n: number) => string, x: number, y: number) =>
  each(count, (n) => `<g transform="rotate(${(360 / count) * n} ${x} ${y})">${draw(n)}</g>`).join('')

/** People of two triangles who dance hand in hand round a drummer, in rice paste on mud. */
export const warliCircle: Print = () => {
  const person = (y: number) =>
    `<g transform="translate(150 ${y})" fill="none" stroke="#f4ead2" stroke-width="3"><path d="M-11-4h22L0 14zM0 14l-10 18h20z" fill="#f4ead2"/><circle cx="0" cy="-12" r="6" fill="#f4ead2"/><path d="M-11-4l-16 9M11-4l16 9M-6 32l-4 20M6 32l4 20"/></g>`
  const ears = each(
    9,
    (n) =>
      `<path d="M${22 + n * 32} 408v-34m0 4l-7-8m7 14l-7-8m7-2l7-8m-7 14l7-8" stroke="#f4ead2" stroke-width="2.4" fill="none"/>`,
  )
  return `<rect width="300" height="420" fill="#7a3b22"/><rect x="10" y="10" width="280" height="400" fill="none" stroke="#f4ead2" stroke-width="2" stroke-dasharray="2 7"/>${turn(14, () => person(82), 150, 196)}${person(184)}<circle cx="250" cy="52" r="18" fill="none" stroke="#f4ead2" stroke-width="4"/>${ears.join('')}`
}

/** A deer made of dots, with a forest for antlers. */
export const gondDeer: Print = (ink) => {
  const body =
    'M66 300c6-46 30-66 74-66 40 0 62-6 72-44 4-16 22-22 32-10 10 10 22 14 26 22-10 8-26 6-32 10-8 34-18 64-40 84v80h-14l-6-74c-24 8-50 8-74 2l-10 72H80l2-62c-10-2-16-8-16-14z'
  const branch = (x: number, lean: number) =>
    each(
      7,
      (n) =>
        `<path d="M${x} 176c${lean * 4}-30 ${lean * (8 + n * 7)}-60 ${lean * (6 + n * 16)}-${92 + (n % 3) * 28}" stroke="${ink}" stroke-width="${7 - n * 0.6}" fill="none"/>${each(4, (k) => `<ellipse cx="${x + lean * (6 + n * 13 + k * 2)}" cy="${170 - 62 - (n % 3) * 22 + k * 13}" rx="4" ry="8" fill="#4f7a3a" transform="rotate(${lean * 40 + k * 30} ${x + lean * (6 + n * 13)} ${108})"/>`).join('')}`,
    ).join('')
  const dots = each(150, (n) => {
    const x = 70 + ((n * 37) % 176)
    const y = 190 + ((n * 53) % 120)
    return `<circle cx="${x}" cy="${y}" r="${2 + (n % 3)}" fill="${['#f4ead2', '#e0a020', '#d9673f'][n % 3]}"/>`
  })
  return `<rect width="300" height="420" fill="#f7efdd"/><rect x="8" y="8" width="284" height="404" fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round"/>${branch(222, -1)}${branch(240, 0.5)}<clipPath id="deer"><path d="${body}"/></clipPath><path d="${body}" fill="${ink}"/><g clip-path="url(#deer)">${dots.join('')}</g><circle cx="252" cy="196" r="4" fill="#f7efdd"/><path d="M30 392q120-24 240 0" stroke="#4f7a3a" stroke-width="10" stroke-dasharray="2 8" fill="none"/>`
}

/** Two fish that face each other under a canopy of flowers, every part filled with lines. */
export const fishWedding: Print = (ink) => {
  const fish = (x: number, y: number, way: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${way} 1)"><path d="M-88 0C-60-48 20-52 58-8L96-42c-6 30-6 56 0 84L58 8C20 52-60 48-88 0z" fill="${fill}" stroke="${night}" stroke-width="4"/>${each(6, (n) => `<path d="M${-34 + n * 16}-${34 - n * 3}q14 ${34 - n * 3} 0 ${68 - n * 6}" fill="none" stroke="#f7efdd" stroke-width="3"/>`).join('')}${each(5, (n) => `<circle cx="${-24 + n * 16}" cy="0" r="4" fill="#f5c23a"/>`).join('')}<circle cx="-58" cy="-8" r="10" fill="#f7efdd" stroke="${night}" stroke-width="3"/><circle cx="-60" cy="-8" r="4" fill="${night}"/></g>`
  const flower = (x: number, y: number) =>
    `${turn(8, () => `<ellipse cx="${x}" cy="${y - 15}" rx="6" ry="11" fill="#d9503f" stroke="${night}" stroke-width="2"/>`, x, y)}<circle cx="${x}" cy="${y}" r="7" fill="#f5c23a" stroke="${night}" stroke-width="2"/>`
  const edge = each(
    16,
    (n) => `<path d="M${n * 19 - 2} 0l10 15 10-15zM${n * 19 - 2} 420l10-15 10 15z" fill="${n % 2 ? '#3f8a5a' : ink}"/>`,
  )
  const fill = ink === '#f7efdd' ? '#3b3a66' : ink
  return `<rect width="300" height="420" fill="#f7e7c4"/>${edge.join('')}${[60, 150, 240].map((x) => flower(x, 62)).join('')}${fish(152, 156, 1, fill)}${fish(148, 268, -1, '#3f8a5a')}${[60, 150, 240].map((x) => flower(x, 360)).join('')}${each(8, (n) => `<path d="M${24 + n * 36} 210q9-12 18 0t18 0" fill="none" stroke="#3b6a8a" stroke-width="4"/>`).join('')}`
}

/** A tree whose branches curl round birds, in a border of leaves. */
export const treeOfLife: Print = (ink) => {
  const curl = (x: number, y: number, way: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${way * size} ${size})" d="M0 0c30-8 58-36 52-62-4-20-32-22-34-4-1 12 14 16 18 6" fill="none" stroke="#5a3320" stroke-width="8"/>`
  const leaves = (x: number, y: number, way: number, size: number) =>
    each(9, (n) => {
      const a = (n / 9) * 6.2
      return `<ellipse cx="${x + way * size * (34 + 30 * Math.cos(a))}" cy="${y - size * (44 + 30 * Math.sin(a))}" rx="9" ry="5" fill="${n % 3 ? '#3f7a4a' : '#d9a02a'}" transform="rotate(${n * 40} ${x + way * size * (34 + 30 * Math.cos(a))} ${y - size * (44 + 30 * Math.sin(a))})"/>`
    }).join('')
  const bird = (x: number, y: number, way: number) =>
    `<g transform="translate(${x} ${y}) scale(${way} 1)"><path d="M0 0c4-14 24-16 32-4l20-4-14 14c-8 12-30 10-38-6z" fill="${ink}"/><path d="M0 0l-9-2 9-4z" fill="#e0a020"/><circle cx="7" cy="-4" r="2" fill="#fff"/></g>`
  const tiers = [
    [300, 1.25],
    [236, 1.1],
    [176, 0.9],
    [128, 0.7],
  ] as const
  return `<rect width="300" height="420" fill="#f3dfb4"/><rect x="12" y="12" width="276" height="396" fill="none" stroke="${ink}" stroke-width="10"/><rect x="22" y="22" width="256" height="376" fill="none" stroke="#3f7a4a" stroke-width="3"/><path d="M138 384c6-80 4-180 8-284h8c4 104 2 204 8 284z" fill="#5a3320"/>${tiers.map(([y, size]) => [-1, 1].map((way) => curl(150, y, way, size) + leaves(150, y, way, size)).join('')).join('')}${bird(70, 330, 1)}${bird(232, 330, -1)}${bird(64, 120, 1)}${bird(236, 120, -1)}<path d="M34 386h232" stroke="#5a3320" stroke-width="6"/>`
}

/** A round-eyed cat with a prawn between its teeth, in broad brush lines. */
export const kalighatCat: Print = (ink) =>
  `<rect width="300" height="420" fill="#f2e6cc"/><path d="M78 376c-22-90-8-170 24-196l-10-84 44 34c18-6 38-6 54 0l42-34-8 86c34 30 46 112 20 194z" fill="#e2b04a" stroke="${night}" stroke-width="5"/>${each(5, (n) => `<path d="M${94 - n * 3} ${236 + n * 28}q20-10 34 4M${208 + n * 3} ${236 + n * 28}q-20-10-34 4" fill="none" stroke="${ink}" stroke-width="6"/>`).join('')}<circle cx="128" cy="170" r="17" fill="#fff" stroke="${night}" stroke-width="4"/><circle cx="188" cy="170" r="17" fill="#fff" stroke="${night}" stroke-width="4"/><circle cx="130" cy="170" r="7" fill="${night}"/><circle cx="186" cy="170" r="7" fill="${night}"/><path d="M150 196h18l-9 10z" fill="${ink}"/><path d="M122 128q36-14 74 0M138 140q20-8 42 0" fill="none" stroke="${ink}" stroke-width="5"/><path d="M96 224c30-24 96-22 122 8 12 16-6 30-22 22l10-12c-26-20-70-22-96-6z" fill="#d9603f" stroke="${night}" stroke-width="4"/>${each(6, (n) => `<path d="M${112 + n * 16} ${222 - (n % 5) * 1.5}l4 18" stroke="${night}" stroke-width="3"/>`).join('')}<path d="M96 224q-34-16-52-46M96 226q-36 0-56-20" fill="none" stroke="#d9603f" stroke-width="3"/><path d="M92 196l-44-10M92 204l-44 4M222 196l44-10M222 204l44 4" stroke="${night}" stroke-width="2.500"/><path d="M236 370c40-10 46-60 22-84" fill="none" stroke="#e2b04a" stroke-width="18" stroke-linecap="round"/><path d="M40 384h220" stroke="${ink}" stroke-width="7"/>`

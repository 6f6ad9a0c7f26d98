import { lettered } from '../render/lettering.ts'
import { each } from '../render/repeat.ts'
import type { Print } from './folk.ts'

const night = '#1d1b2e'

/** A page of a dictionary with rain printed over its letter. */
export const dictionaryRain: Print = (ink) => {
  const text = each(26, (n) =>
    [22, 158].map(
      (x, column) =>
        `<rect x="${x}" y="${66 + n * 13}" width="${120 - ((n * 29 + column * 47) % 46)}" height="4.500" fill="#8a7f6a"/>`,
    ),
  ).flat()
  const rain = each(70, (n) => {
    const [x, y] = [(n * 67) % 320, (n * 113) % 420]
    return `<path d="M${x} ${y}l-11 34" stroke="${ink}" stroke-width="${3 + (n % 3)}" stroke-linecap="round" opacity="0.850"/>`
  })
  return `<rect width="300" height="420" fill="#efe2c4"/>${text.join('')}<path d="M150 60v344" stroke="#b5a88c" stroke-width="1.500"/>${lettered({ words: 'R', face: 'display', size: 270, x: 150, y: 300, fill: '#b5a88c' })}${rain.join('')}${lettered({ words: 'rain', face: 'display', size: 26, x: 60, y: 46, fill: night })}`
}

/** Leaves of neem, sal and semal side by side, as in an old herbal. */
export const botanical: Print = (ink) => {
  const sprig = (x: number, pairs: number, rx: number, ry: number, spread: number, green: string) =>
    `<path d="M${x} 330V96" stroke="#5a4a2a" stroke-width="3"/>${each(pairs, (n) => [-1, 1].map((way) => `<ellipse cx="${x + way * (rx + 3)}" cy="${112 + n * (200 / pairs)}" rx="${rx}" ry="${ry}" fill="${green}" transform="rotate(${way * -spread} ${x} ${112 + n * (200 / pairs)})"/>`).join('')).join('')}`
  const petals = each(
    5,
    (n) => `<ellipse cx="246" cy="76" rx="9" ry="20" fill="${ink}" transform="rotate(${n * 72} 246 94)"/>`,
  )
  return `<rect width="300" height="420" fill="#f6edd8"/><rect x="12" y="12" width="276" height="396" fill="none" stroke="#8a7a55" stroke-width="2"/>${sprig(60, 9, 18, 6, 24, '#4f7a3a')}${sprig(152, 4, 25, 17, 34, '#3f6a44')}${sprig(246, 5, 22, 8, 52, '#6a8a3a')}${petals.join('')}${['Neem', 'Sal', 'Semal'].map((words, n) => lettered({ words, face: 'display', size: 26, x: 60 + n * 93, y: 376, fill: night })).join('')}`
}

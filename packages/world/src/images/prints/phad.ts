import { each } from '../render/repeat.ts'
import type { Print } from './folk.ts'

const line = '#1d1b2e'
const vermilion = '#cf4a26'
const skin = '#e8a24a'

/** A head in profile to the right: large eye, moustache, turban with a plume. */
const head = (x: number, y: number, cloth: string) =>
  `<g transform="translate(${x} ${y})" stroke="${line}" stroke-width="1.600"><path d="M-9-8q0-8 9-8t10 9l4 5-5 2q1 9-7 10-10 0-11-10z" fill="${skin}"/><path d="M-13-9c-2-14 24-18 25-3-8 5-17 5-25 3z" fill="${cloth}"/><path d="M-10-16c-4-8 2-14 5-17 0 6 4 9 1 16z" fill="#f7efdd"/><ellipse cx="3" cy="-3" rx="4" ry="2.600" fill="#fff"/><circle cx="4" cy="-3" r="1.600" fill="${line}"/><path d="M2 5q7-2 10 2" fill="none" stroke-width="2.400"/></g>`

/** A horse that trots to the right, with its cloth and reins. */
const horse = (x: number, y: number, coat: string, cloth: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${line}" stroke-width="2"><path d="M-52-4c-16 4-20 20-18 38 8-8 8-20 18-26z" fill="${line}"/><path d="M-44 18l-12 20 6 22h10l-2-20 14-16zM-26 20l2 22-8 20h10l10-20 2-22zM30 20l16 14-2 26h10l4-30-14-20zM16 22l6 20-6 20h10l8-22-2-20z" fill="${coat}"/><path d="M-54 4c0-18 22-22 44-18 16 2 26 0 34-10l14-26c2-12 18-14 24-6l14 12-6 8-16-2c-6 24-8 40-16 52-16 16-56 16-76 12-12-2-16-10-16-22z" fill="${coat}"/><path d="M36-46c-8 6-12 16-14 30l8 4c0-12 4-20 12-28z" fill="${line}"/><path d="M-28-14c8-4 32-4 40 0l4 30c-14 6-36 6-48 0z" fill="${cloth}"/>${each(4, (n) => `<circle cx="${-24 + n * 11}" cy="10" r="2.400" fill="#f5c23a"/>`).join('')}<circle cx="56" cy="-46" r="2.600" fill="#fff"/><path d="M66-38L4-22" fill="none" stroke="#f5c23a"/></g>`

/** A walking figure in a long coat. */
const walker = (x: number, y: number, coat: string, cloth: string) =>
  `<g stroke="${line}" stroke-width="1.800"><path d="M${x - 6} ${y + 40}v16M${x + 8} ${y + 40}v16" stroke-width="4"/><path d="M${x - 16} ${y + 44}l6-38q10-6 18 0l8 38z" fill="${coat}"/><path d="M${x + 6} ${y + 12}l18-8" stroke-width="5" stroke="${skin}"/></g>${head(x, y - 6, cloth)}`

/**
 * A strip of a phad, 600 × 300: Pabuji on his black mare, riders before and behind, walkers and a camel below, a border
 * of leaves.
 */
export const pabuji: Print = (ink) => {
  const paint = ink === '#efe6d2' ? '#4f6b3a' : ink
  const leaf = (x: number, y: number) =>
    `<path d="M${x} ${y}q8-12 16 0-8 12-16 0z" fill="#4f6b3a"/><circle cx="${x + 20}" cy="${y}" r="3" fill="#f5c23a"/>`
  const edge = each(25, (n) => `${leaf(4 + n * 24, 12)}${leaf(4 + n * 24, 288)}`)
  const hero = `${horse(300, 150, '#2b2630', vermilion, 1.25)}<g stroke="${line}" stroke-width="2"><path d="M282 134l-14 36 14 26h10l-8-24 24-30z" fill="#f5c23a"/><path d="M272 134c-2-30 10-44 26-44s28 14 24 46c-14 8-36 8-50-2z" fill="${vermilion}"/><path d="M318 100l40-12" stroke="${skin}" stroke-width="8"/><path d="M270 190L402 44" stroke-width="4"/><path d="M398 52l14-22-20 14z" fill="#d8dce0"/><circle cx="284" cy="112" r="17" fill="${paint}"/><circle cx="284" cy="112" r="7" fill="#f5c23a"/></g><g transform="translate(300 72) scale(1.350) translate(-300 -72)">${head(300, 72, '#f5c23a')}</g>`
  const rider = (x: number, y: number, coat: string, cloth: string) =>
    `${horse(x, y, coat, cloth, 0.72)}<path d="M${x - 14} ${y - 6}c0-18 8-26 16-26s16 8 14 26c-8 6-22 6-30 0z" fill="${cloth}" stroke="${line}" stroke-width="2"/><path d="M${x + 12} ${y - 22}l22-6" stroke="${skin}" stroke-width="5"/>${head(x + 3, y - 38, vermilion)}`
  const camel = `<g stroke="${line}" stroke-width="2" fill="#c98f4a"><path d="M470 250l-4 26M486 250l2 26M520 250l-2 26M534 250l4 26" stroke-width="6"/><path d="M456 246c0-16 16-20 26-20 4-18 26-18 30 0 12 0 22 0 28-16 2-12 4-24 14-26l14 6-4 8-10 0c0 30-4 52-22 56-28 6-76 8-76-8z"/><path d="M478 228q18-10 38 0l2 16q-20 6-42 0z" fill="${paint}"/></g>`
  const walkers = each(5, (n) =>
    walker(70 + n * 62 + (n > 2 ? 40 : 0), 222, [paint, vermilion, '#f5c23a', '#4f6b3a', paint][n] ?? paint, vermilion),
  )
  const trees = each(
    4,
    (n) =>
      `<path d="M${36 + n * 176} 112v-44" stroke="#6b4630" stroke-width="5"/><circle cx="${36 + n * 176}" cy="56" r="20" fill="#4f6b3a" stroke="${line}"/>${each(5, (k) => `<circle cx="${26 + n * 176 + k * 5}" cy="${48 + (k % 3) * 8}" r="2" fill="#f5c23a"/>`).join('')}`,
  )
  return `<rect width="600" height="300" fill="#eac27a"/><rect y="0" width="600" height="24" fill="${vermilion}"/><rect y="276" width="600" height="24" fill="${vermilion}"/>${edge.join('')}<path d="M0 28h600M0 272h600M0 206h190M410 206h190" stroke="${line}" stroke-width="3"/>${trees.join('')}${rider(110, 150, '#f4ead2', paint)}${rider(500, 150, '#b5623a', '#f5c23a')}${walkers.join('')}${camel}${hero}`
}

import { dice } from '../colour.ts'
import type { Hour } from '../spec.ts'
import { lights } from './hour-light.ts'

/** Scenes are 1200 × 800. */
export const W = 1200
export const H = 800

const cloud = (x: number, y: number, size: number, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity="${opacity}" d="M0 30h150c14 0 14-18-2-19-4-15-26-17-33-5-9-18-42-18-48 2-12-8-30-2-30 9-20-3-37-2-37 13z"/>`
const bird = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y}q${8 * size} ${-9 * size} ${15 * size} 0q${8 * size} ${-9 * size} ${15 * size} 0" fill="none" stroke="#3a2f45" stroke-width="${2.6 * size}" stroke-linecap="round"/>`

/** Sky, sun or moon, clouds or stars or rain, birds; also the `<defs>` that the scene's layers use. */
export function skyLayer(hour: Hour, seed: number): string {
  const roll = dice(seed)
  const tone = lights[hour]
  const x = 250 + roll() * 700
  const y = 150 + roll() * 170
  const stars =
    hour === 'night'
      ? Array.from(
          { length: 60 },
          () =>
            `<circle cx="${(roll() * W).toFixed(0)}" cy="${(roll() * 420).toFixed(0)}" r="${(0.7 + roll() * 1.8).toFixed(1)}" fill="#fff5d8" opacity="${(0.3 + roll() * 0.6).toFixed(2)}"/>`,
        ).join('')
      : ''
  const rain =
    hour === 'monsoon'
      ? Array.from({ length: 70 }, () => {
          const rx = roll() * W
          const ry = roll() * H
          return `<path d="M${rx.toFixed(0)} ${ry.toFixed(0)}l-9 34" stroke="#f0f7f0" stroke-width="2" opacity="0.350"/>`
        }).join('')
      : ''
  const clouds = Array.from({ length: hour === 'monsoon' ? 6 : 3 }, () =>
    cloud(roll() * 1050, 50 + roll() * 230, 0.9 + roll() * 0.9, hour === 'night' ? 0.12 : 0.4),
  ).join('')
  const birds =
    hour === 'night' || hour === 'monsoon'
      ? ''
      : Array.from({ length: 4 }, () => bird(x - 160 + roll() * 260, y - 60 + roll() * 150, 0.7 + roll() * 0.7)).join(
          '',
        )
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.sky[0]}"/><stop offset="0.500" stop-color="${tone.sky[1]}"/><stop offset="0.850" stop-color="${tone.sky[2]}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${tone.glow}" stop-opacity="0.950"/><stop offset="0.350" stop-color="${tone.glow}" stop-opacity="0.450"/><stop offset="1" stop-color="${tone.glow}" stop-opacity="0"/></radialGradient></defs>
<rect width="${W}" height="${H}" fill="url(#sky)"/>${stars}<circle cx="${x}" cy="${y}" r="300" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="62" fill="${tone.orb}"/>${hour === 'night' ? `<circle cx="${x + 24}" cy="${y - 14}" r="52" fill="${tone.sky[1]}" opacity="0.850"/>` : ''}${clouds}${birds}${rain}`
}

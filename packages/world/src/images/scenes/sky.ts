import { dice } from '../colour.ts'
import type { Hour } from '../spec.ts'

/** Scenes are 1200 × 800. Each hour has its sky from top to horizon, its sun or moon, and the tone of what stands far away. */
export const W = 1200
export const H = 800

export interface Light {
  readonly sky: readonly [string, string, string]
  readonly orb: string
  readonly glow: string
  readonly far: string
  readonly near: string
  readonly ground: string
  readonly lamp: boolean
}
export const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#f2a7a0', '#f9cfa0', '#fff0d0'],
    orb: '#fff3d6',
    glow: '#ffe0b0',
    far: '#c98f93',
    near: '#8d5a68',
    ground: '#4a3550',
    lamp: false,
  },
  noon: {
    sky: ['#6fb3c9', '#a9d6d5', '#f2f0d8'],
    orb: '#fffbe8',
    glow: '#fff6cf',
    far: '#8fb3ad',
    near: '#4f8a80',
    ground: '#0b5a55',
    lamp: false,
  },
  golden: {
    sky: ['#f5a300', '#f9bd45', '#fde3a7'],
    orb: '#fff2cf',
    glow: '#ffe39a',
    far: '#c9885a',
    near: '#8b6f63',
    ground: '#1d1b3a',
    lamp: false,
  },
  dusk: {
    sky: ['#b5371f', '#e2703a', '#fbc98a'],
    orb: '#ffe9bf',
    glow: '#ffc27a',
    far: '#8a4a52',
    near: '#553350',
    ground: '#241f3f',
    lamp: true,
  },
  night: {
    sky: ['#1d1b2e', '#33315c', '#5b4a7a'],
    orb: '#fdf1d0',
    glow: '#b9a9d6',
    far: '#3b3a66',
    near: '#2a2849',
    ground: '#15142a',
    lamp: true,
  },
  monsoon: {
    sky: ['#3f6470', '#7fa39f', '#d5dccb'],
    orb: '#f2f2e2',
    glow: '#dfe8dc',
    far: '#6d8f8d',
    near: '#3d6764',
    ground: '#123f3f',
    lamp: true,
  },
}

const cloud = (x: number, y: number, size: number, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity="${opacity}" d="M0 30h150c14 0 14-18-2-19-4-15-26-17-33-5-9-18-42-18-48 2-12-8-30-2-30 9-20-3-37-2-37 13z"/>`
const bird = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y}q${8 * size} ${-9 * size} ${15 * size} 0q${8 * size} ${-9 * size} ${15 * size} 0" fill="none" stroke="#3a2f45" stroke-width="${2.6 * size}" stroke-linecap="round"/>`

/** Sky, sun or moon, clouds or stars or rain, birds; also the `<defs>` the scene's layers use. */
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

import type { CitySlug } from '@nukkad/contracts'
import type { LandmarkKey } from '../../data/landmarks.ts'
import { landmarksOf } from '../../data/landmarks.ts'
import { mix } from '../colour.ts'
import { landmarks } from '../landmarks/index.ts'
import { paintOf } from '../landmarks/parts.ts'
import type { ScenePicture } from '../spec.ts'
import { type Light, lights } from './hour-light.ts'
import { group } from './parts.ts'

/** The inputs of a layout: randomness, the light of the hour, the city's wall colours, three greens. */
export interface Scenery {
  readonly spec: ScenePicture
  readonly roll: () => number
  readonly tone: Light
  readonly greens: readonly string[]
  readonly walls: readonly string[]
  /** A colour in the light of the hour. */
  tint(colour: string, share?: number): string
  /** One of the city's landmarks on the horizon; `share` is the amount of haze in front of it. */
  far(x: number, base: number, size: number, share: number): string
}

export const skins = ['#8a5638', '#b97a56', '#6d4129', '#c98f68', '#9c6544'] as const
export const cloths = ['#b5371f', '#0b6b66', '#f5a300', '#3b3a66', '#9a2f4f', '#2f6f8c', '#5f8a58'] as const
export const any = <T>(list: readonly T[], roll: () => number): T => list[Math.floor(roll() * list.length)] as T

const wallsOf: Readonly<Record<string, readonly string[]>> = {
  delhi: ['#d9a27e', '#e7c9a0', '#b9776a', '#c9a27a'],
  mumbai: ['#d8c49a', '#c78f7a', '#9fb3a8', '#e3c7a0'],
  hyderabad: ['#e3cfa0', '#b9cbb8', '#d9b48a', '#cdb7a0'],
  kolkata: ['#c9a04a', '#a8584a', '#d8cdb8', '#7f9a8a'],
  bangalore: ['#c98f7a', '#e0c8a8', '#a9b8a4', '#d0b090'],
  goa: ['#e8c15a', '#6fa3b8', '#d9785c', '#f3ead8', '#8fb08a'],
  pune: ['#b98f63', '#d9bb90', '#a8745a', '#c7b8a0'],
  chennai: ['#e6b0a0', '#f0d8a0', '#8fb8a8', '#d9a27e'],
} satisfies Record<CitySlug, readonly string[]>

export function sceneryOf(spec: ScenePicture, roll: () => number): Scenery {
  const tone = lights[spec.hour]
  const tint = (colour: string, share = tone.lamp ? 0.3 : 0.08) => mix(colour, tone.near, share)
  const sights = Object.entries(landmarksOf(spec.city)).filter(([, { setting }]) => setting !== 'full')
  return {
    spec,
    roll,
    tone,
    tint,
    walls: wallsOf[spec.city] ?? wallsOf.delhi ?? [],
    greens: ['#0b6b66', '#0d4f4d', '#2f7d5b'].map((green) => mix(green, tone.ground, 0.28)),
    far: (x, base, size, share) => {
      const [key, seed] = any(sights, roll)
      return group(
        x,
        base,
        size,
        landmarks[key as LandmarkKey](paintOf(mix(seed.stone, tone.far, share), tone, share)),
        0.9,
      )
    },
  }
}

import sharp from 'sharp'
import { type LandmarkKey, landmarksOf } from '../../data/landmarks.ts'
import { crafts, dishes, doings, instruments } from '../../data/subjects.ts'
import { dice, mix } from '../colour.ts'
import { landmarks } from '../landmarks/index.ts'
import { paintOf } from '../landmarks/parts.ts'
import type { ScenePicture } from '../spec.ts'
import { craftDrawings } from './crafts.ts'
import { dishDrawings } from './dishes.ts'
import { doingDrawings } from './doings.ts'
import { bench, indoor } from './indoor.ts'
import { instrumentDrawings } from './instruments.ts'
import { openAir, outdoor } from './outdoor.ts'
import { bigTree, floor, group, ripples, skyline, stringLights, trees } from './parts.ts'
import { people } from './people.ts'
import { rooms } from './rooms.ts'
import { any, type Scenery, sceneryOf } from './scenery.ts'
import { H, skyLayer, W } from './sky.ts'
import { played } from './stages.ts'
import { atStall, table } from './table.ts'

/** The layouts of generic places, by the first word of the scene's name. */
const layouts: Readonly<Record<string, (s: Scenery) => string>> = {
  ...outdoor,
  ...indoor,
  ...rooms,
  stage: rooms.theatre,
  food: (s) => table(s, any(Object.values(dishDrawings), s.roll)()),
  music: (s) => played(s, any(Object.values(instrumentDrawings), s.roll)()),
}

/** A landmark filling the picture, in its surroundings. */
function landmarkScene(s: Scenery, key: LandmarkKey): string {
  const seed = landmarksOf(s.spec.city)[key] ?? landmarksOf('all')[key]
  const drawn = landmarks[key](paintOf(seed?.stone ?? '#b5623f', s.tone, s.tone.lamp ? 0.34 : 0.12))
  const x = W * (0.46 + s.roll() * 0.08)
  const far = skyline(s.roll, 680, mix(s.tone.far, s.tone.sky[2], 0.45))
  const grass = mix('#4f9a5c', s.tone.ground, s.tone.lamp ? 0.45 : 0.26)
  switch (seed?.setting) {
    case 'full':
      return group(W / 2, 690, 1, drawn)
    case 'water':
      return `${skyline(s.roll, 590, mix(s.tone.far, s.tone.sky[2], 0.4))}${trees(s.roll, 604, s.greens, 7)}${group(x, 600, 1.06, drawn)}<rect y="600" width="${W}" height="200" fill="${mix(s.tone.sky[1], '#0f6f8c', 0.55)}"/><g transform="translate(${x} 600) scale(1.06 -0.420)" opacity="0.220">${drawn}</g>${ripples(s.roll, 616, s.tone.sky[2])}`
    case 'sea':
      return `<rect y="470" width="${W}" height="330" fill="${mix(s.tone.sky[1], '#0f6f8c', 0.6)}"/>${ripples(s.roll, 480, s.tone.sky[2])}${group(x, 690, 1.1, drawn)}<path d="M0 700Q300 672 600 692T1200 676V800H0z" fill="${mix('#d9bd8a', s.tone.ground, s.tone.lamp ? 0.45 : 0.2)}"/>${people(s, 750, 3, 0.6)}`
    case 'town':
      return `${far}${group(x, 700, 1.14, drawn)}${s.tone.lamp ? stringLights(0, 420, 300, 40, 8) + stringLights(780, W, 300, 40, 8) : ''}${floor(700, mix(s.tone.ground, '#b09880', 0.45))}${people(s, 756, 8, 0.9)}`
    default:
      return `${far}${trees(s.roll, 706, s.greens, 10)}${group(x, 700, 1.16, drawn)}<rect y="698" width="${W}" height="102" fill="${grass}"/><path d="M${x - 40} 700h80l120 100h-320z" fill="${mix('#e7c9a0', s.tone.ground, 0.2)}"/>${s.roll() < 0.6 ? bigTree(80, 770, 1.1, s.greens[1] ?? '#0d4f4d', mix('#5c3a2a', s.tone.ground, 0.3)) : ''}${people(s, 760, 4, 0.75)}`
  }
}

const has = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K => Object.hasOwn(table, key)

function bodyOf(s: Scenery): string {
  const { subject } = s.spec
  if (has(landmarks, subject)) return landmarkScene(s, subject)
  if (has(dishes, subject)) return table(s, dishDrawings[subject]())
  if (has(instruments, subject)) return played(s, instrumentDrawings[subject]())
  if (['spices', 'flowers', 'vegetables'].includes(subject) && has(crafts, subject))
    return atStall(s, craftDrawings[subject]())
  if (has(crafts, subject)) return bench(s, craftDrawings[subject]())
  if (has(doings, subject)) return openAir(s) + group(W / 2, 700, 1.1, doingDrawings[subject](s.roll))
  return (layouts[subject] ?? outdoor.street)(s)
}

/**
 * The picture of a place, an event or a post: layered shapes in the light of the hour. PNG of 1200 × 800 at `scale` 1.
 */
export function scenePicture(spec: ScenePicture, scale: number): Promise<Buffer> {
  const scenery = sceneryOf(spec, dice(spec.seed))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(W * scale)}" height="${Math.round(H * scale)}" viewBox="0 0 ${W} ${H}">${skyLayer(spec.hour, spec.seed + 1)}${bodyOf(scenery)}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

import { type Motif, type PictureDescription, patterns } from '../picture.ts'
import { dice, pick } from './colour.ts'
import type { Hour, PictureSpec, Scene, ScenePicture } from './spec.ts'

type Stage = readonly [scenes: readonly Scene[], objects: readonly (string | null)[]]

/** How each motif of the world can be staged: layouts, and things for the foreground. */
const stages: Readonly<Record<Motif, Stage>> = {
  landmark: [['landmark', 'landmark', 'water'], [null]],
  garden: [['garden'], [null, null, 'bicycle', 'basket']],
  street: [['street'], [null, 'rickshaw', 'bicycle']],
  market: [
    ['night-market', 'street'],
    ['basket', 'lantern', 'bouquet'],
  ],
  cafe: [['cafe'], ['coffee', 'tea', 'teapot', 'cake']],
  music: [['stage'], ['saxophone', 'guitar', 'drum', 'microphone', 'violin']],
  river: [['water'], [null]],
  beach: [['water', 'arch'], [null]],
  books: [['cafe'], ['books', 'openbook']],
  fort: [['arch', 'landmark'], [null]],
  temple: [['arch'], [null, 'diya']],
  train: [['rooftop', 'street'], ['train']],
  gallery: [
    ['arch', 'cafe'],
    ['palette', 'frame'],
  ],
  rain: [
    ['street', 'cafe', 'garden'],
    ['umbrella', 'tea'],
  ],
  food: [
    ['night-market', 'cafe'],
    ['curry', 'dumpling', 'flatbread', 'pot', 'noodles'],
  ],
  workshop: [['cafe'], ['thread', 'palette', 'amphora', 'yarn']],
  lamps: [
    ['rooftop', 'arch'],
    ['diya', 'lantern'],
  ],
  walk: [
    ['street', 'garden', 'arch'],
    [null, 'walkingshoe'],
  ],
  mall: [['mall'], [null, 'shoppingbag']],
  lake: [['lake'], [null]],
  stage: [['theatre'], [null]],
  kitchen: [['kitchen'], [null]],
  bazaar: [['bazaar'], [null]],
  bridge: [['bridge'], [null]],
  playground: [['playground'], [null, 'ball']],
  cinema: [['cinema'], [null, 'popcorn']],
}

function hourOf(motif: Motif, hour: string, roll: () => number): Hour {
  if (motif === 'rain') return 'monsoon'
  if (hour === 'day') return 'noon'
  if (hour === 'dusk') return pick(['golden', 'dusk'], roll)
  return hour as Hour
}

function sceneOf({ city, motif, hour, seed }: PictureDescription & { kind: 'scene' }): ScenePicture {
  const roll = dice(seed)
  const [scenes, objects] = stages[motif]
  return {
    kind: 'scene',
    city,
    scene: pick(scenes, roll),
    object: pick(objects, roll),
    hour: hourOf(motif, hour, roll),
    seed,
  }
}

/** Turns what the world says about a picture into what to draw. */
export function specOf(description: PictureDescription): PictureSpec {
  switch (description.kind) {
    case 'product': {
      const { kind, object, hex, ground, pattern, view, seed } = description
      return { kind, object, hex, ground, pattern, view, seed }
    }
    case 'scene':
      return sceneOf(description)
    case 'face': {
      const { kind, face, seed } = description
      return { kind, face, seed }
    }
    case 'gift-card': {
      const { kind, drawing, ground, print, pattern, seed } = description
      return { kind, drawing, ground, print, pattern, seed }
    }
    case 'maker': {
      const { kind, object, tint, seed } = description
      return { kind, object, ground: tint, pattern: pick(patterns, dice(seed)), seed }
    }
    case 'category': {
      const { kind, object, hex, ground, pattern, seed } = description
      return { kind, object, hex, ground, pattern, seed }
    }
  }
}

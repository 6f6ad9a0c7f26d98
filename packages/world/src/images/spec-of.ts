import { categories, sections } from '../data/categories.ts'
import type { PictureDescription } from '../picture.ts'
import { rendersOf } from '../rendered-models.ts'
import { dice, pick } from './colour.ts'
import type { Hour, PictureSpec, ScenePicture } from './spec.ts'

function hourOf(subject: string, hour: string, roll: () => number): Hour {
  if (subject === 'rain') return 'monsoon'
  if (hour === 'day') return 'noon'
  if (hour === 'dusk') return pick(['golden', 'dusk'], roll)
  return hour as Hour
}

function sceneOf({ city, subject, hour, seed }: PictureDescription & { kind: 'scene' }): ScenePicture {
  return { kind: 'scene', city, subject, hour: hourOf(subject, hour, dice(seed)), seed }
}

/** The display name of a category. */
const titleOf = (path: string): string =>
  [...sections.map(({ slug, title }) => ({ path: slug, title })), ...categories].find((one) => one.path === path)
    ?.title ?? path

/** Turns a picture's description from the demo data into a drawing spec. */
export function specOf(description: PictureDescription): PictureSpec {
  switch (description.kind) {
    case 'product': {
      const { kind, look, hex, ground, pattern, view, seed, isSnapshot } = description
      const renders = look.model ? rendersOf(look.model) : []
      return { kind, ...look, renders, hex, ground, pattern, view, seed, isSnapshot }
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
    case 'category': {
      const { kind, model, path, hex, ground, pattern, seed } = description
      return {
        kind,
        model,
        renders: model ? rendersOf(model) : [],
        name: titleOf(path),
        hex,
        ground,
        pattern,
        seed,
      }
    }
  }
}

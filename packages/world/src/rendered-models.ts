import { existsSync } from 'node:fs'
import path from 'node:path'
import { passesFolder } from './asset-folders.ts'
import { categoryFaces } from './data/pictures/faces.ts'
import { categoryModels } from './data/pictures/models.ts'

const views = ['front', 'side', 'detail'] as const
const known = new Map<string, readonly string[]>()

/** The rendered views of a model, the lead view first. */
export function rendersOf(model: string): readonly string[] {
  const found = known.get(model) ?? views.filter((view) => existsSync(path.join(passesFolder, model, `${view}.json`)))
  known.set(model, found)
  return found
}

/** Whether a model has rendered passes. */
export const isRendered = (model: string) => rendersOf(model).length > 0

/** The rendered model that shows a product; null if only a label card is accurate. */
export function modelOf(title: string, category: string): string | null {
  const model = categoryModels[category]?.find(([pattern]) => pattern.test(title))?.[1]
  return model && model !== 'none' && isRendered(model) ? model : null
}

/** The model that represents a category or a whole section; null if none was rendered. */
export function modelOfPath(wanted: string): string | null {
  const face = categoryFaces[wanted]
  if (face && isRendered(face)) return face
  const categories = Object.entries(categoryModels).filter(
    ([category]) => category === wanted || category.startsWith(`${wanted}/`),
  )
  const models = categories.flatMap(([, list]) => list.toReversed().map(([, model]) => model))
  return models.find((model) => model !== 'none' && isRendered(model)) ?? null
}

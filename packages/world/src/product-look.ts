import { existsSync } from 'node:fs'
import path from 'node:path'
import { passesFolder } from './asset-folders.ts'
import { makers } from './build/merchants.ts'
import { packagings, packColours, packedShelves, shelfModels } from './data/pictures/models.ts'
import { printFor } from './data/pictures/prints.ts'
import type { PrintName } from './images/render/motifs.ts'
import { colourDistance, mix } from './picture-palette.ts'
import { hashOf } from './random.ts'

const views = ['front', 'side', 'detail'] as const
const known = new Map<string, readonly string[]>()

/** The views of a model that were rendered, the one it is shown by first. */
export function rendersOf(model: string): readonly string[] {
  const found = known.get(model) ?? views.filter((view) => existsSync(path.join(passesFolder, model, `${view}.json`)))
  known.set(model, found)
  return found
}
const isRendered = (model: string) => rendersOf(model).length > 0

/** The rendered model that shows a product; null where only a label card would be true. */
export function modelOf(title: string, shelf: string): string | null {
  const model = shelfModels[shelf]?.find(([pattern]) => pattern.test(title))?.[1]
  return model && model !== 'none' && isRendered(model) ? model : null
}

/** The model that stands for a shelf or a whole section; null where nothing of it was rendered. */
export function modelOfPath(wanted: string): string | null {
  const shelves = Object.entries(shelfModels).filter(([shelf]) => shelf === wanted || shelf.startsWith(`${wanted}/`))
  const models = shelves.flatMap(([, list]) => list.toReversed().map(([, model]) => model))
  return models.find((model) => model !== 'none' && isRendered(model)) ?? null
}

const makerNames = new Map(makers.map(({ slug, name }) => [slug, name]))
const seconds = ['#f3ead6', '#b5371f', '#3b3a66', '#0b6b66', '#d9a441', '#26242b', '#7a2f4a'] as const
const leather = ['#7a4a2a', '#3a2a20', '#b57a45'] as const
const isLeather = (shelf: string) =>
  shelf === 'shopping/shoes' || shelf === 'shopping/bags' || shelf === 'shopping/watches'

/** What is the same in all pictures of one product in one colour. */
export interface ProductLook {
  readonly model: string | null
  readonly title: string
  /** One sentence about it, for the second side of a card. */
  readonly line: string
  readonly maker: string
  readonly accent: string
  readonly print: PrintName
  /** Of all pictures of the product, whatever its colour. */
  readonly cut: number
  readonly packaging: string | null
}

export interface Looked {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly shelf: string
  readonly maker: string
}

/** The colour a product is shown in: the variant's, or that of its pack where there is no choice of colour. */
export function shownHex({ slug, shelf }: Looked, hex: string, colourSlug: string): string {
  if (colourSlug !== '' || !packedShelves.has(shelf)) return hex
  return packColours[hashOf(`pack ${slug}`) % packColours.length] ?? hex
}

/** How a product looks in a colour. */
export function lookOf({ slug, title, line, shelf, maker }: Looked, hex: string): ProductLook {
  const cut = hashOf(`cut ${slug}`)
  const list = isLeather(shelf) ? leather : seconds
  const apart = list.filter((one) => colourDistance(one, hex) > 150)
  const packaging = packagings[hashOf(`packaging ${slug}`) % packagings.length] ?? 'parcel'
  return {
    model: modelOf(title, shelf),
    title,
    line,
    maker: makerNames.get(maker) ?? maker,
    accent: apart[cut % Math.max(1, apart.length)] ?? mix(hex, '#1d1b2e', 0.4),
    print: printFor(title, shelf, cut),
    cut,
    packaging: isRendered(packaging) ? packaging : null,
  }
}

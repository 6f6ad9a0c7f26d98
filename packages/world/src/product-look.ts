import { merchants } from './build/merchants.ts'
import { contents, dials } from './data/pictures/contents.ts'
import { packagings, packedCategories } from './data/pictures/models.ts'
import { printFor } from './data/pictures/prints.ts'
import type { PrintName } from './images/render/motifs.ts'
import { colourDistance, mix } from './picture-palette.ts'
import { hashOf } from './random.ts'
import { isRendered, modelOf } from './rendered-models.ts'

const makerNames = new Map(merchants.map(({ slug, name }) => [slug, name]))
const seconds = ['#f3ead6', '#b5371f', '#3b3a66', '#0b6b66', '#d9a441', '#26242b', '#7a2f4a'] as const
const leather = ['#7a4a2a', '#3a2a20', '#b57a45'] as const
const accents: Readonly<Record<string, readonly string[]>> = {
  'shopping/shoes': leather,
  'shopping/bags': leather,
  'shopping/watches': dials,
}

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
  /** Number of the share that the wall's colour has in the plaster. */
  readonly plaster: number
  readonly packaging: string | null
}

export interface Looked {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly category: string
  readonly maker: string
}

/** The colour a product is shown in: the variant's, or that of its pack where there is no choice of colour. */
export function shownHex(
  { category }: Pick<Looked, 'category'>,
  hex: string,
  colourSlug: string,
  pack: string,
): string {
  return colourSlug === '' && packedCategories.has(category) ? pack : hex
}

/** How a product looks in a colour. */
export function lookOf({ slug, title, line, category, maker }: Looked, hex: string, plaster: number): ProductLook {
  const cut = hashOf(`cut ${slug}`)
  const model = modelOf(title, category)
  const inside = model ? contents[model]?.find(([words]) => words.test(title))?.[1] : undefined
  const list = accents[category] ?? seconds
  const apart = list.filter((one) => colourDistance(one, hex) > 150)
  const packaging = packagings[hashOf(`packaging ${slug}`) % packagings.length] ?? 'parcel'
  return {
    model,
    title,
    line,
    maker: makerNames.get(maker) ?? maker,
    accent: inside ?? apart[cut % Math.max(1, apart.length)] ?? mix(hex, '#1d1b2e', 0.4),
    print: printFor(title, category, cut),
    cut,
    plaster,
    packaging: isRendered(packaging) ? packaging : null,
  }
}

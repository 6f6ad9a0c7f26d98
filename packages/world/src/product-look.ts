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

/** What all pictures of a product in one colour share. */
export interface ProductLook {
  readonly model: string | null
  readonly title: string
  /** A sentence about it, for the second view of a card. */
  readonly line: string
  readonly maker: string
  readonly accent: string
  readonly print: PrintName
  /** Varies the pictures by product; the same for all its colours. */
  readonly cut: number
  /** Index of the wall's share in the plaster. */
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

/** The colour in which a product is shown: the variant's, or its pack's if it has no choice of colour. */
export function shownHex(
  { category }: Pick<Looked, 'category'>,
  hex: string,
  colourSlug: string,
  pack: string,
): string {
  return colourSlug === '' && packedCategories.has(category) ? pack : hex
}

/** The look of a product in a colour. */
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

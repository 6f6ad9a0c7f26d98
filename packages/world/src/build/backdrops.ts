import { packColours } from '../data/pictures/models.ts'
import { colourDistance, groundsFor, plasterOf, plasterShares } from '../picture-palette.ts'
import { shownHex } from '../product-look.ts'
import { hashOf } from '../random.ts'
import { modelOf } from '../rendered-models.ts'
import { buildProducts } from './products.ts'
import type { WorldProduct } from './types.ts'

/** The background of a product and the colour of its pack: chosen so that neighbours in a list differ. */
export interface Backdrop {
  readonly ground: string
  /** Index of the ground's share in the plaster. */
  readonly plaster: number
  readonly pack: string
}

interface Placed extends Backdrop {
  readonly model: string | null
  readonly hex: string
}

/** Ranks products like the API's default order; ties go by id, which follows the slug in the seed data. */
function rankOf({ variants, featured, sales, reviews }: WorldProduct): number {
  const isInStock = variants.some(({ onHand }) => onHand > 0)
  return (isInStock ? 1_000_000 : 0) + featured * 10_000 + Math.min(9_999, sales + 12 * reviews.length)
}

/** The initial list of each category, each section and the whole shop, by path. */
export function openingLists(products: readonly WorldProduct[]): Map<string, readonly WorldProduct[]> {
  const ranked = products
    .map((product) => ({ product, rank: rankOf(product) }))
    .sort((a, b) => b.rank - a.rank || (a.product.slug < b.product.slug ? -1 : 1))
  const lists = new Map<string, WorldProduct[]>()
  for (const { product } of ranked) {
    for (const path of [product.category, product.section, '']) {
      const list = lists.get(path) ?? []
      list.push(product)
      lists.set(path, list)
    }
  }
  return lists
}

/**
 * The weights of the next products in a list, by distance: the adjacent one, and those below it on a phone, a listing
 * and a wide page.
 */
const reaches = [10, 2, 1, 1] as const

interface Neighbour {
  readonly slug: string
  readonly weight: number
}

function neighboursIn(lists: Map<string, readonly WorldProduct[]>): Map<string, Neighbour[]> {
  const found = new Map<string, Neighbour[]>()
  const join = (one: WorldProduct, other: WorldProduct, weight: number) => {
    const known = found.get(one.slug) ?? []
    known.push({ slug: other.slug, weight })
    found.set(one.slug, known)
  }
  for (const list of lists.values()) {
    list.forEach((product, at) => {
      reaches.forEach((weight, step) => {
        const other = list[at + step + 1]
        if (!other) return
        join(product, other, weight)
        join(other, product, weight)
      })
    })
  }
  return found
}

interface Beside {
  readonly placed: Placed
  readonly weight: number
}

/** The choice that differs most from its neighbours; ties are decided by a hash of the key. */
function apart<T>(choices: readonly T[], key: string, likeness: (choice: T) => number): T {
  const first = hashOf(key) % choices.length
  const turned = [...choices.slice(first), ...choices.slice(0, first)]
  const costs = turned.map(likeness)
  return turned[costs.indexOf(Math.min(...costs))] as T
}

const sum = (beside: readonly Beside[], likeness: (placed: Placed) => number) =>
  beside.reduce((total, { placed, weight }) => total + weight * likeness(placed), 0)

function place(product: WorldProduct, beside: readonly Beside[]): Placed {
  const [lead] = product.variants
  const shown = (pack: string) => shownHex(product, lead?.hex ?? product.tone, lead?.colourSlug ?? '', pack)
  const pack = apart(packColours, `pack ${product.slug}`, (choice) =>
    sum(beside, ({ hex }) => (colourDistance(hex, shown(choice)) < 90 ? 1 : 0)),
  )
  const hex = shown(pack)
  const walls = groundsFor(product.section, hex).flatMap((ground) =>
    plasterShares.map((_, plaster) => ({ ground, plaster, seen: plasterOf(ground, plaster) })),
  )
  const wall = apart(walls, `ground ${product.slug}`, ({ ground, plaster, seen }) =>
    sum(
      beside,
      (other) =>
        (other.ground === ground ? 3 : 0) +
        (colourDistance(plasterOf(other.ground, other.plaster), seen) < 60 ? 2 : 0) +
        (other.plaster === plaster ? 0.1 : 0),
    ),
  )
  return { model: modelOf(product.title, product.category), hex, pack, ground: wall.ground, plaster: wall.plaster }
}

let backdrops: ReadonlyMap<string, Backdrop> | undefined

function placeAll(): ReadonlyMap<string, Backdrop> {
  const products = buildProducts()
  const neighbours = neighboursIn(openingLists(products))
  const placed = new Map<string, Placed>()
  for (const product of products) {
    const model = modelOf(product.title, product.category)
    const beside = (neighbours.get(product.slug) ?? []).flatMap(({ slug, weight }) => {
      const other = placed.get(slug)
      return other && other.model === model ? [{ placed: other, weight }] : []
    })
    placed.set(product.slug, place(product, beside))
  }
  return placed
}

/** The backdrop of a product of the demo data; undefined for any other. */
export function backdropOf(slug: string): Backdrop | undefined {
  backdrops ??= placeAll()
  return backdrops.get(slug)
}

import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type {
  BrandCard,
  BrandDetails,
  generateBrand,
  listBrands,
  rankedBrands,
  womensDay,
} from '@nukkad/contracts/endpoints/shop/brands'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import * as repository from './brand.repository.ts'
import { createBrandDirectory } from './brand-directory.ts'
import { counted, generated, letterOf, narrowed, shuffled } from './narrow-brands.ts'

export interface BrandsParts {
  readonly db: Db
  readonly now: () => Date
  readonly lists: Pick<ListingService, 'pickRange' | 'cardsOf' | 'catchUp' | 'products'>
}
export type BrandsService = ReturnType<typeof createBrandsService>

const mostListed = 300
const noBrand = () => new NotFound('This brand is not in the shop.')
const noList = () => new NotFound('This list of brands does not exist.')

async function listOf(db: Db, slug: string, now: Date) {
  const list = await repository.brandList(db, slug, now)
  if (!list) throw noList()
  return list
}

/** Merchants as brands: the directory, the generator, and campaigns that show some of them. */
export function createBrandsService({ db, now, lists }: BrandsParts) {
  const { all, forget } = createBrandDirectory({ db, lists })

  /** The best products of each of these brands, fetched in one statement. */
  async function productsOf(slugs: readonly string[], each: number): Promise<ProductCard[][]> {
    const picked = await Promise.all(slugs.map((brand) => lists.pickRange({ brand, available: true }, 0, each)))
    const cards = JSON.parse(`[${await lists.cardsOf(picked.flatMap(({ ids }) => ids))}]`) as ProductCard[]
    const byId = new Map(cards.map((card) => [card.product_id, card]))
    return picked.map(({ ids }) => ids.flatMap((id) => byId.get(String(id)) ?? []))
  }
  const productsOfOne = async (slug: string, most: number) => (await productsOf([slug], most))[0] ?? []

  return {
    /** Clears the cached merchants. */
    forget,

    async list({ letter, ...filters }: QueryOf<typeof listBrands>): Promise<AnswerOf<typeof listBrands>> {
      const brands = await all()
      const found = narrowed(brands, filters)
      const shown = letter === undefined ? found : found.filter((brand) => letterOf(brand) === letter)
      const ofCategories = narrowed(brands, filters, ['category']).flatMap(({ categories }) => categories)
      return {
        data: shown.slice(0, mostListed),
        total: shown.length,
        letters: counted(found.map((brand) => [letterOf(brand), letterOf(brand).toUpperCase()])),
        cities: counted(narrowed(brands, filters, ['city']).map(({ city }) => [city.slug, city.name])),
        categories: counted(ofCategories.map(({ path, title }) => [path, title])),
      }
    },

    async generate(query: QueryOf<typeof generateBrand>): Promise<AnswerOf<typeof generateBrand>> {
      const { fitting, relaxed } = generated(await all(), query)
      const brand = shuffled(fitting)[(query.turn ?? 0) % Math.max(1, fitting.length)] ?? null
      const products = brand ? await productsOfOne(brand.slug, 4) : []
      return { data: { brand, total: fitting.length, relaxed, products } }
    },

    async one(id: string): Promise<{ data: BrandDetails }> {
      const brands = await all()
      const brand = brands.find((one) => one.id === id)
      if (!brand) throw noBrand()
      const [story, products] = await Promise.all([repository.storyOf(db, Number(id)), productsOfOne(brand.slug, 8)])
      if (!story) throw noBrand()
      return { data: { ...brand, ...story, products, alike: alikeTo(brand, brands) } }
    },

    async readRanked(slug: string): Promise<AnswerOf<typeof rankedBrands>> {
      const list = await listOf(db, slug, now())
      const [entries, brands] = await Promise.all([repository.entriesOf(db, slug), all()])
      if (entries.length === 0) throw noList()
      const byId = new Map(brands.map((brand) => [brand.id, brand]))
      const shown = entries.flatMap(({ rank, line, merchantId }) => {
        const brand = byId.get(String(merchantId))
        return brand ? [{ rank, line, brand }] : []
      })
      const products = await productsOf(
        shown.map(({ brand }) => brand.slug),
        3,
      )
      return { data: { ...list, entries: shown.map((entry, at) => ({ ...entry, products: products[at] ?? [] })) } }
    },

    async womensDay(): Promise<AnswerOf<typeof womensDay>> {
      const { slug: _, ...list } = await listOf(db, 'womens-day', now())
      const [brands, found] = await Promise.all([all(), lists.pickRange({ womenLed: true, available: true }, 0, 16)])
      const products = JSON.parse(`[${await lists.cardsOf(found.ids)}]`) as ProductCard[]
      return { data: { ...list, brands: brands.filter(({ isWomenLed }) => isWomenLed), products } }
    },
  }
}

/** Other brands with the same mood or the same categories, most similar first. */
function alikeTo(brand: BrandCard, brands: readonly BrandCard[]): BrandCard[] {
  const paths = new Set(brand.categories.map(({ path }) => path))
  const likeness = (other: BrandCard) =>
    other.moods.filter((mood) => brand.moods.includes(mood)).length +
    2 * other.categories.filter(({ path }) => paths.has(path)).length
  return brands
    .filter(({ id }) => id !== brand.id)
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ score }) => score > 0)
    .sort((one, next) => next.score - one.score || one.other.name.localeCompare(next.other.name, 'en'))
    .slice(0, 3)
    .map(({ other }) => other)
}

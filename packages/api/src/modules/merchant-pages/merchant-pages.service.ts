import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { BrandCard } from '@nukkad/contracts/block'
import type {
  Brand,
  brandReviews,
  getBrand,
  getStore,
  merchantProducts,
} from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Db, Queryable } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { type ReadyBytes, type ReadyJson, readyAnswer } from '../../http/answers/ready-json.ts'
import type { ListingService } from '../catalogue/lists/listing.service.ts'
import { sellerBook } from '../invoices/seller-book.service.ts'
import * as repository from './merchant-page.repository.ts'
import { showBrand, showStore } from './merchant-page-view.ts'
import * as stores from './store.repository.ts'

export interface MerchantPagesParts {
  readonly db: Db
  readonly now: () => Date
  readonly lists: ListingService
}

export type MerchantPagesService = ReturnType<typeof createMerchantPagesService>

const shownInStore = 12
const noMerchant = () => new NotFound('This maker does not exist in the shop.')

/** Merchants: their pages, their stores, and comments on them. */
export function createMerchantPagesService({ db, now, lists }: MerchantPagesParts) {
  async function brandOf(slug: string): Promise<Brand> {
    const [merchant, own, said, inShop] = await Promise.all([
      repository.merchantBySlug(db, slug),
      stores.storesOf(db, slug),
      repository.ratingOf(db, slug),
      lists.pickIds({ brand: slug, pagesize: 1, facets: true }),
    ])
    if (!merchant) throw noMerchant()
    const seller = await sellerBook.details(db, merchant.id)
    return showBrand(merchant, { own, said, inShop, seller }, now())
  }

  return {
    /** Cards of makers; unknown slugs are omitted. */
    brandCards: (q: Queryable, slugs: readonly string[]): Promise<BrandCard[]> => repository.cardsOf(q, slugs),

    /** The maker's page with a page of products, as JSON text. */
    async brandJson({ slug, ...query }: QueryOf<typeof getBrand>): Promise<ReadyJson<AnswerOf<typeof getBrand>>> {
      const brand = await brandOf(slug)
      return readyAnswer<typeof getBrand>({ ...(await lists.list({ ...query, brand: slug })), brand })
    },

    async productsJson({
      slug,
      ...query
    }: QueryOf<typeof merchantProducts>): Promise<ReadyBytes<AnswerOf<typeof merchantProducts>>> {
      const { lookups } = await lists.products()
      if (!lookups.merchantBySlug.has(slug) && !(await repository.merchantBySlug(db, slug))) throw noMerchant()
      return lists.listJson({ ...query, brand: slug })
    },

    async reviews(
      slug: string,
      { page = 1, pagesize = 20, rating: stars }: QueryOf<typeof brandReviews>,
    ): Promise<AnswerOf<typeof brandReviews>> {
      const [merchant, said, data] = await Promise.all([
        repository.merchantBySlug(db, slug),
        repository.ratingOf(db, slug),
        repository.reviewsOf(db, slug, { stars, page, pagesize }),
      ])
      if (!merchant) throw noMerchant()
      const total = stars === undefined ? said.review_count : (said.histogram[stars - 1] ?? 0)
      return { data, total, page, pagesize, hasNext: page * pagesize < total, ...said }
    },

    async store(slug: string): Promise<AnswerOf<typeof getStore>> {
      const row = await stores.storeBySlug(db, slug)
      if (!row) throw new NotFound('This store does not exist.')
      const { ids, total } = await lists.pickIds({ brand: row.merchant.slug, pagesize: shownInStore })
      const products = JSON.parse(`[${await lists.cardsOf(ids)}]`) as ProductCard[]
      return { data: { ...showStore(row, now()), products, total } }
    },

    /** The best products of a category or section; in stock before sold out, featured ones first. */
    async idsOfCategory(asked: string, pagesize = 20) {
      const { lookups } = await lists.products()
      const category = lookups.pathOf(asked) ?? asked
      if (!lookups.idsBelow(category)) throw new NotFound('This category does not exist in the shop.')
      const { ids } = await lists.pickIds({ category, pagesize })
      return { data: { category, productIds: ids.map(String) } }
    },
  }
}

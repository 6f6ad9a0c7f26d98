import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { productServiceability, Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Db, Queryable } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { readyAnswer, readyList } from '../../http/answers/ready-json.ts'
import { createProductAnswers } from './answers/product-answers.ts'
import { createLiveIndex } from './finder/live-index.ts'
import * as listing from './lists/listing.repository.ts'
import { createListingService } from './lists/listing.service.ts'
import { similarCards } from './lists/similar-cards.repository.ts'
import { historyShown, historySince } from './prices/price-words.ts'
import { pricesOf } from './prices/prices.repository.ts'
import { deliveryOf } from './products/delivery.ts'
import * as products from './products/product.repository.ts'
import { inOldShape } from './products/product-details.ts'
import * as sale from './products/sale.repository.ts'
import { sizeGuide, sizeGuides } from './products/size-guide.repository.ts'
import { shopHomeParts } from './shop-home.repository.ts'

export interface CatalogueParts {
  readonly db: Db
  readonly now: () => Date
  readonly pincodes: { serviceability(pincode: string): Promise<Serviceability | undefined> }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>

const noProduct = () => new NotFound('This product does not exist or is no longer sold.')

/** Products as visitors see them and as the checkout sells them. Methods named `…Json` return ready JSON text. */
export function createCatalogueService({ db, now, pincodes }: CatalogueParts) {
  const live = createLiveIndex(db)
  const lists = createListingService({ db, now, live, pincodes })

  const answers = createProductAnswers(db, now)

  async function productJson(slug: string) {
    const answer = await answers.of(slug)
    if (!answer) throw noProduct()
    return answer
  }

  return {
    /** The product's page as encoded bytes. */
    productJson,

    async productInOldShape(slug: string) {
      return { data: inOldShape((await productJson(slug)).parse().data) }
    },

    /** Lists, ids, cards, and the index itself. */
    lists,
    /** Loads all products into memory, so that the first visitor does not wait for it. */
    warmUp: () => live.ready(),

    async similarJson(slug: string) {
      const cards = await similarCards(db, slug, now())
      if (cards === undefined) throw noProduct()
      return readyAnswer<typeof similarProducts>({ data: readyList(cards) })
    },

    async sizeGuide(type: string) {
      const data = await sizeGuide(db, type)
      if (!data) throw new NotFound('There is no size guide for this product.')
      return { data }
    },

    async priceHistory(sku: string) {
      const to = now()
      const from = historySince(to)
      const prices = await pricesOf(db, sku, from)
      if (!prices) throw noProduct()
      return { data: historyShown(prices, from, to) }
    },

    async serviceability({
      slug,
      pincode,
    }: QueryOf<typeof productServiceability>): Promise<AnswerOf<typeof productServiceability>> {
      const [product, place] = await Promise.all([products.shippingFacts(db, slug), pincodes.serviceability(pincode)])
      if (!product) throw noProduct()
      return { data: deliveryOf(product, pincode, place, now()) }
    },

    /** The shop home's own sections as JSON texts, to be joined with the banners. */
    shopHomeParts: (city: string) => shopHomeParts(db, city, now()),

    /** Cards as the content of a JSON array. */
    cardsOfCityJson: (city: string, count: number) => listing.cardsOfCity(db, city, count, now()),

    async cards(slugs: readonly string[]): Promise<ProductCard[]> {
      return JSON.parse(`[${await listing.cardsBySlug(db, slugs, now())}]`) as ProductCard[]
    },

    offers: async (slug: string) => ({ data: (await productJson(slug)).parse().data.offers }),
    sizeGuides: async () => ({ data: await sizeGuides(db) }),

    forSale: (q: Queryable, skus: readonly string[]) => sale.forSale(q, skus),
    saleItems: sale.saleItems,
    cardPrices: (q: Queryable, productIds: readonly number[]) => sale.cardPrices(q, productIds),
    suggestions: (q: Queryable, skus: readonly string[]) => sale.suggestions(q, skus, now()),
  }
}

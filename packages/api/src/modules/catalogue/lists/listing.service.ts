import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { listProducts, ProductList, ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { Db } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { ReadyJson, type ReadyParts, readyAnswer, readyList } from '../../../http/answers/ready-json.ts'
import { createListAnswers, type ListLife, type MadeList } from '../answers/list-answers.ts'
import { chosenOf } from '../finder/find-products.ts'
import type { LiveIndex, Products, Versions } from '../finder/live-index.ts'
import type { SavedFilter } from '../finder/lookups.ts'
import { type Reached, wantedBy } from '../finder/wanted.ts'
import { withPriceOfWords } from './asked-words.ts'
import { createListPages } from './list-page.ts'
import { type Choice, createListPicking } from './list-picking.ts'
import { insightOf } from './nothing-found.ts'
import { createProductIds } from './product-ids.ts'
import { sortNumber, sortsByNumber } from './product-sort.ts'
import { reachedBy } from './reach.ts'

export interface ListingParts {
  readonly db: Db
  readonly now: () => Date
  readonly live: LiveIndex
  readonly pincodes: { serviceability(pincode: string): Promise<Serviceability | undefined> }
  /** Upper limit for the cached lists, in bytes. */
  readonly maxBytes?: number
}

export type ListingService = ReturnType<typeof createListingService>

/** How often the index is brought up to date for one answer while products keep changing. */
const mostTries = 4

/**
 * Lists of products: picked in memory, and shown by cards that are read from the database only when one has changed.
 */
export function createListingService({ db, now, live, pincodes, maxBytes }: ListingParts) {
  const { pick, pickedUntil } = createListPicking({ now, live })
  const pageOf = createListPages(db, live)

  const reachedOf = async ({ deliversTo }: ProductsQuery): Promise<Reached | undefined> =>
    deliversTo === undefined ? undefined : reachedBy(await pincodes.serviceability(deliversTo))

  async function makeParts(
    asked: ProductsQuery,
    reached: Reached | undefined,
    current: Products,
  ): Promise<{ parts: ReadyParts<ProductList>; life: ListLife | undefined }> {
    const query = withPriceOfWords(asked)
    const { page = 1, pagesize = 20, custom } = query
    for (let tries = 1; ; tries += 1) {
      const products = tries === 1 ? current : await live.current()
      const { index, lookups } = products
      const saved = custom === undefined ? undefined : lookups.saved.get(custom)
      const isKnown = query.category === undefined || lookups.idsBelow(query.category) !== undefined
      const isOfNew = query.isNew !== undefined || saved?.filter.isNew !== undefined
      const choice: Choice = { query, saved, reached, at: now(), isOfNew }
      const sort = sortNumber(query.sort ?? saved?.sort ?? undefined, query.q)
      const of: keyof Versions = sortsByNumber(sort) ? 'all' : 'besidesNumbers'
      const version = live.versions[of]
      const { ids, total, facets, words, relaxedTo } = pick(products, choice)
      const picked = pickedUntil(index, choice)
      const chosen = chosenOf(wantedBy(query), saved && wantedBy(saved.filter))
      const shown = await pageOf(products, { ids, category: query.category, chosen, now: choice.at })
      if (shown.isBehind && tries < mostTries) continue
      if (!isKnown) throw new NotFound('This category does not exist in the shop.')
      if (custom !== undefined && !saved) throw new NotFound('This collection does not exist in the shop.')
      const bestCards = async (best: readonly number[]) => (await pageOf(products, { ids: best, now: choice.at })).cards
      const search =
        query.q === undefined ? null : await insightOf(products, query.q, { total, words, relaxedTo }, bestCards)
      const parts: ReadyParts<ProductList> = {
        data: readyList(shown.cards),
        total,
        page,
        pagesize,
        hasNext: page * pagesize < total,
        facets: facets === null ? null : new ReadyJson(facets),
        category: shown.category === null ? null : new ReadyJson(shown.category),
        customCategory: saved ? customCategoryOf(saved) : null,
        search,
        sort,
      }
      const until = Math.min(picked, shown.newUntil ?? picked)
      // Alternatives to an empty result have cards of their own, so these lists are not cached.
      const life = { of, version, from: choice.at.getTime(), until }
      return { parts, life: shown.isBehind || search?.instead ? undefined : life }
    }
  }

  const make = async (query: ProductsQuery, reached: Reached | undefined, products: Products): Promise<MadeList> => {
    const { parts, life } = await makeParts(query, reached, products)
    return { list: readyAnswer<typeof listProducts>(parts), life }
  }
  const answer = createListAnswers({ now, live, make, maxBytes })

  return {
    ...createProductIds({ db, now, live }),

    /** The fields of a list, for answers that add more to it. */
    list: async (query: ProductsQuery) => (await makeParts(query, await reachedOf(query), await live.current())).parts,
    /** The list as encoded bytes. */
    listJson: async (query: ProductsQuery) => answer(query, await reachedOf(query)),

    /** Brings the index up to date with everything that was committed before the call. */
    catchUp: async (): Promise<void> => void (await live.current()),

    /** All products in memory, and what they refer to. */
    products: () => live.ready(),
  }
}

/** A saved filter as it is shown, without its conditions. */
const customCategoryOf = ({ filter: _, sort: __, ...shown }: SavedFilter) => shown

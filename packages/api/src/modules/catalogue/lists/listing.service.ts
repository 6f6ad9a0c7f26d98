import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type {
  listProducts,
  ProductList,
  ProductsQuery,
  SearchInsight,
} from '@nukkad/contracts/endpoints/shop/catalogue'
import type { Db } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { ReadyJson, type ReadyParts, readyAnswer, readyList } from '../../../http/answers/ready-json.ts'
import { createAnswerCache } from '../answers/answer-cache.ts'
import { createListAnswers, type ListLife, type MadeList } from '../answers/list-answers.ts'
import { type Ask, chosenOf, type Found, findProducts } from '../finder/find-products.ts'
import type { LiveIndex, Products } from '../finder/live-index.ts'
import type { SavedFilter } from '../finder/lookups.ts'
import type { ProductIndex } from '../finder/product-shape.ts'
import { type Reached, type Wanted, wantedBy } from '../finder/wanted.ts'
import { withoutOneWord, withPriceOfWords } from './asked-words.ts'
import { joinedCards, newSince } from './cards.ts'
import { createListPages } from './list-page.ts'
import { idsTitled, readCards } from './listing.repository.ts'
import { insteadOf, spellingOf } from './nothing-found.ts'
import { sortNumber, sortsByPrice } from './product-sort.ts'
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
const minute = 60_000
/** Above this many products, counts are kept for a while although something changed. */
const countedAtOnce = 50_000
const countsKept = 5_000

/** How the words of a search are interpreted. */
type Reading = Pick<Ask, 'isTyping' | 'isSpelled'>

/** Everything that the choice of a page's products depends on. */
interface Choice {
  readonly query: ProductsQuery
  readonly saved: SavedFilter | undefined
  readonly reached: Reached | undefined
  readonly at: Date
  /** Whether "new" is among the filters. */
  readonly isOfNew: boolean
}

/** A picked page. The counts are cached as JSON text. */
interface Picked extends Omit<Found, 'facets'> {
  readonly facets: string | null
  /** The words that were searched instead, where the typed ones found nothing. */
  readonly relaxedTo: string | null
}

/**
 * Lists of products: picked in memory, and shown by cards that are read from the database only when one has changed.
 */
// limit: lists, ids and ranges are picked through the same two caches
export function createListingService({ db, now, live, pincodes, ...room }: ListingParts) {
  const pages = createAnswerCache<Picked>(600)
  const pagesByPrice = createAnswerCache<Picked>(200)
  const counts = createAnswerCache<Picked>(200)
  const pageOf = createListPages(db, live)
  let countedIndex: ProductIndex | undefined
  let [countedState, countedAt, countedNumber] = [-1, 0, 0]

  /**
   * The version of the counts. Over very many products they may be a few seconds old, because every sale would
   * invalidate them.
   */
  function countsVersion(index: ProductIndex): number {
    const isLarge = index.count > countedAtOnce
    if (index !== countedIndex || !isLarge || now().getTime() - countedAt > countsKept) {
      if (index !== countedIndex || countedState !== index.version) countedNumber += 1
      countedIndex = index
      countedState = index.version
      countedAt = now().getTime()
    }
    return countedNumber
  }

  /** Picks a page, cached by the parts of the request that the answer depends on; what is new depends on the minute. */
  function pick(products: Products, { query, saved, reached, at, isOfNew }: Choice): Picked {
    const { index } = products
    const { page = 1, pagesize = 20 } = query
    const wanted = wantedBy(query, reached)
    const scope = saved && wantedBy(saved.filter)
    const sort = sortNumber(query.sort ?? saved?.sort ?? undefined, query.q)
    const since = newSince(at)
    const atMinute = isOfNew ? Math.floor(at.getTime() / minute) : 0
    const key = (more: object) => JSON.stringify([{ ...more, saved: saved?.slug }, wanted, atMinute])
    const run = (facets: boolean, words: string | undefined) =>
      findProducts(products, {
        wanted: { ...wanted, q: words },
        // Counting facets needs no page.
        scope,
        sort,
        from: (page - 1) * pagesize,
        to: facets ? 0 : page * pagesize,
        newSince: since,
        facets,
      })
    const forgiving = (facets: boolean): Picked => {
      const first = run(facets, wanted.q)
      const found =
        first.total > 0 || wanted.q === undefined ? undefined : withoutOneWord(wanted.q, (q) => run(facets, q))
      const { facets: all, ...rest } = found?.found ?? first
      return { ...rest, facets: all && JSON.stringify(all), relaxedTo: found?.words ?? null }
    }
    const isByPrice = sortsByPrice(sort) || looksAtPrice(wanted) || (scope !== undefined && looksAtPrice(scope))
    const [before, state] = isByPrice ? [pagesByPrice, index.version] : [pages, live.besidesPrices]
    const result = before.of(key({ sort, page, pagesize }), state, () => forgiving(false))
    if (!query.facets) return result
    const { facets } = counts.of(key({}), countsVersion(index), () => forgiving(true))
    return { ...result, facets }
  }

  const reachedOf = async ({ deliversTo }: ProductsQuery): Promise<Reached | undefined> =>
    deliversTo === undefined ? undefined : reachedBy(await pincodes.serviceability(deliversTo))

  /**
   * Until when the pick is valid if no product changes: "new" products age, and counts of very many products expire.
   */
  function pickedUntil(index: ProductIndex, { query: { facets }, at, isOfNew }: Choice): number {
    const endOfMinute = (Math.floor(at.getTime() / minute) + 1) * minute
    return Math.min(
      isOfNew ? endOfMinute : Number.POSITIVE_INFINITY,
      facets && index.count > countedAtOnce ? countedAt + countsKept : Number.POSITIVE_INFINITY,
    )
  }

  async function made(
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
      const { version } = index
      const { ids, total, facets, words, relaxedTo } = pick(products, choice)
      const picked = pickedUntil(index, choice)
      const chosen = chosenOf(wantedBy(query), saved && wantedBy(saved.filter))
      const shown = await pageOf(products, { ids, category: query.category, chosen, now: choice.at })
      if (shown.isBehind && tries < mostTries) continue
      if (!isKnown) throw new NotFound('This category does not exist in the shop.')
      if (custom !== undefined && !saved) throw new NotFound('This collection does not exist in the shop.')
      const bestCards = async (best: readonly number[]) => (await pageOf(products, { ids: best, now: choice.at })).cards
      const search: SearchInsight | null =
        query.q === undefined
          ? null
          : {
              ...spellingOf(query.q, words, relaxedTo),
              instead: total > 0 ? null : await insteadOf(products, query.q, bestCards),
            }
      const sort = sortNumber(query.sort ?? saved?.sort ?? undefined, query.q)
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
      const life = { version, from: choice.at.getTime(), until }
      return { parts, life: shown.isBehind || search?.instead ? undefined : life }
    }
  }

  const make = async (query: ProductsQuery, reached: Reached | undefined, products: Products): Promise<MadeList> => {
    const { parts, life } = await made(query, reached, products)
    return { list: readyAnswer<typeof listProducts>(parts), life }
  }
  const answer = createListAnswers({ now, live, make, ...room })

  async function pickRange(query: ProductsQuery, from: number, to: number, words: Reading = {}): Promise<Found> {
    const ask = { wanted: wantedBy(query), sort: sortNumber(query.sort, query.q), from, to, ...words }
    return findProducts(await live.ready(), { ...ask, newSince: newSince(now()), facets: query.facets ?? false })
  }

  return {
    /** The fields of a list, for answers that add more to it. */
    list: async (query: ProductsQuery) => (await made(query, await reachedOf(query), await live.current())).parts,
    /** The list as encoded bytes. */
    listJson: async (query: ProductsQuery) => answer(query, await reachedOf(query)),

    /** Picks products without showing them; what was committed in the last moments may be missing. */
    async pickIds(query: ProductsQuery) {
      const { page = 1, pagesize = 20 } = query
      return pickRange(query, (page - 1) * pagesize, page * pagesize)
    },
    pickRange,
    /** Products whose titles contain all words, found by the database alone. */
    pickPlainly: (words: readonly string[], from: number, to: number) => idsTitled(db, words, from, to),

    /** Cards by id, as JSON texts; also checks whether the index is behind and catches it up for the next caller. */
    async cardsOf(ids: readonly number[]): Promise<string> {
      const { cards, isBehind } = await readCards(db, { ids, snapshot: live.snapshot })
      if (isBehind) await live.current()
      else live.confirm()
      const byId = new Map(cards.map((card) => [card.productId, card]))
      return joinedCards(
        ids.flatMap((id) => byId.get(id) ?? []),
        now(),
      )
    },

    /** Brings the index up to date with everything that was committed before the call. */
    catchUp: async (): Promise<void> => void (await live.current()),

    /** All products in memory, and what they refer to. */
    products: () => live.ready(),
  }
}

/** Whether the filter depends on prices. */
const looksAtPrice = ({ price, discount }: Wanted): boolean => price !== undefined || discount !== undefined

/** A saved filter as it is shown, without its conditions. */
const customCategoryOf = ({ filter: _, sort: __, ...shown }: SavedFilter) => shown

import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type AnswerCache, createAnswerCache } from '../answers/answer-cache.ts'
import { type Found, findProducts } from '../finder/find-products.ts'
import type { LiveIndex, Products, Versions } from '../finder/live-index.ts'
import type { SavedFilter } from '../finder/lookups.ts'
import type { ProductIndex } from '../finder/product-shape.ts'
import { type ProductWishes, type Reached, wantedBy } from '../finder/wanted.ts'
import { withFewerWords } from './asked-words.ts'
import { newSince } from './cards.ts'
import { sortNumber, sortsByNumber, sortsByPrice } from './product-sort.ts'

const minute = 60_000
/** Above this many products, counts are kept for a while although something changed. */
const countedAtOnce = 50_000
const countsKept = 5_000

/** Everything that the choice of a page's products depends on. */
export interface Choice {
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

interface Parts {
  readonly now: () => Date
  readonly live: Pick<LiveIndex, 'versions'>
}

/** Picks the products of a page, and counts them for the filters, in memory and with a cache. */
export function createListPicking({ now, live }: Parts) {
  /** Picked pages by the changes that they depend on. */
  const pages: Readonly<Record<keyof Versions, AnswerCache<Picked>>> = {
    all: createAnswerCache(200),
    besidesNumbers: createAnswerCache(200),
    besidesPrices: createAnswerCache(600),
  }
  const counts = createAnswerCache<Picked>(200)
  let countedIndex: ProductIndex | undefined
  let countedState = -1
  let countedAt = 0
  let countedNumber = 0

  /**
   * The version of the counts. Over very many products they may be a few seconds old, because every sale would
   * invalidate them.
   */
  function countsVersion(index: ProductIndex): number {
    const { besidesNumbers } = live.versions
    const isLarge = index.count > countedAtOnce
    if (index !== countedIndex || !isLarge || now().getTime() - countedAt > countsKept) {
      if (index !== countedIndex || countedState !== besidesNumbers) countedNumber += 1
      countedIndex = index
      countedState = besidesNumbers
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
      const fewer =
        first.total > 0 || wanted.q === undefined ? undefined : withFewerWords(wanted.q, (q) => run(false, q).total)
      const { facets: all, ...rest } = fewer === undefined ? first : run(facets, fewer)
      return { ...rest, facets: all && JSON.stringify(all), relaxedTo: fewer ?? null }
    }
    const isByPrice = sortsByPrice(sort) || looksAtPrice(wanted) || (scope !== undefined && looksAtPrice(scope))
    const of = sortsByNumber(sort) ? 'all' : isByPrice ? 'besidesNumbers' : 'besidesPrices'
    const result = pages[of].of(key({ sort, page, pagesize }), live.versions[of], () => forgiving(false))
    if (!query.facets) return result
    const { facets } = counts.of(key({}), countsVersion(index), () => forgiving(true))
    return { ...result, facets }
  }

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

  return { pick, pickedUntil }
}

/** Whether the filter depends on prices. */
const looksAtPrice = ({ price, discount }: ProductWishes): boolean => price !== undefined || discount !== undefined

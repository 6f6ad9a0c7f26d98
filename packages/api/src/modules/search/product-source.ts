import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { PricedWords } from '@nukkad/contracts/price-words'
import { searchWords } from '@nukkad/finder'
import type { FastifyBaseLogger } from 'fastify'
import type { ListingService } from '../catalogue/lists/listing.service.ts'

export type PriceRange = Omit<PricedWords, 'text'>

export interface ProductAsk {
  readonly q: string
  readonly from: number
  readonly to: number
  readonly sort?: number | undefined
  /** rupees */
  readonly price?: PriceRange | undefined
  readonly isTyping?: boolean
  /** Whether the spelling has been corrected already. */
  readonly isSpelled: boolean
}

export interface ProductsFound {
  readonly total: number
  readonly cards: readonly ProductCard[]
}

/** Products for the search: from the shop's finder, and if that fails, by title from the database. */
export function createProductSource(lists: ListingService, log: Pick<FastifyBaseLogger, 'warn'>) {
  async function find({ q, from, to, sort, price, isTyping = false, isSpelled }: ProductAsk): Promise<ProductsFound> {
    const words = searchWords(q)
    if (words.length === 0) return { total: 0, cards: [] }
    const pick = () =>
      lists.pickRange({ q, ...price, ...(sort !== undefined && { sort }) }, from, to, { isTyping, isSpelled })
    // Reading cards reveals whether the finder is behind; when nothing was found it is caught up before reporting no
    // results.
    const pickOrCatchUp = async () => {
      const first = await pick()
      if (first.total > 0) return first
      await lists.catchUp()
      return pick()
    }
    const { ids, total } = await pickOrCatchUp().catch((error: unknown) => {
      log.warn({ err: error }, "the shop's finder does not respond")
      return lists.pickPlainly(words, from, to)
    })
    if (ids.length === 0) return { total, cards: [] }
    return { total, cards: JSON.parse(`[${await lists.cardsOf(ids)}]`) as ProductCard[] }
  }
  return { find }
}
export type ProductSource = ReturnType<typeof createProductSource>

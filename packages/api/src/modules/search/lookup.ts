import { productSorts } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { priceInWords } from '@nukkad/contracts/price-words'
import { correctSpelling, fewerWords, type Spelled, searchWords, type WordReader } from '@nukkad/finder'
import type { FindDocuments, ShownDocuments } from './documents/document-source.ts'
import type { ShownDocument } from './documents/documents.repository.ts'
import type { DocumentAsk } from './documents/find-documents.ts'
import { mergeResults } from './merged-results.ts'
import type { PriceRange, ProductAsk, ProductSource } from './product-source.ts'

export interface LookupParts {
  readonly findDocuments: FindDocuments
  readonly products: ProductSource
  /** All spelling dictionaries, the city's first; without the city's, nothing is corrected. */
  readonly books: () => Promise<readonly WordReader[]>
  /** Updates the city's dictionary from the database. */
  readonly follow: () => Promise<void>
}

export interface PageAsk {
  readonly q: string
  readonly city: string | undefined
  /** All kinds when undefined. */
  readonly kinds: readonly string[] | undefined
  readonly sort: 'popular' | 'latest'
  readonly from: number
  readonly to: number
}

type PricedAsk = PageAsk & { readonly price: PriceRange }

const nothing: ShownDocuments = { documents: [], total: 0, strong: 0, counts: new Map(), strongCounts: new Map() }

interface Reading extends Spelled {
  readonly price: PriceRange
}

export type Lookup = ReturnType<typeof createLookup>

/** Combines both halves of the search: the documents of the city and the products of the shop. */
// limit: reading, spelling and finding each use the words as interpreted by the step before
export function createLookup({ findDocuments, products, books, follow }: LookupParts) {
  /** The corrected search words, without a price among them. */
  async function reading(typed: string, isTyping = false): Promise<Reading> {
    const { text, ...price } = priceInWords(typed)
    // A price alone may be the name of a list: 'Under ₹500' is a tag.
    if (text === '') return { ...(await spelling(typed, isTyping)), price: {} }
    return { ...(await spelling(text, isTyping)), price }
  }

  async function spelling(q: string, isTyping: boolean): Promise<Spelled> {
    const asTyped = { text: q, correctedTo: null, didYouMean: [] }
    const known = await books()
    if (known.length < 2) return asTyped
    try {
      const first = await correctSpelling(known, q, isTyping)
      if (first.correctedTo === null) return first
      await follow()
      return await correctSpelling(known, q, isTyping)
    } catch {
      // If spelling correction fails, the words are searched as typed.
      return asTyped
    }
  }

  const findProducts = async (q: string, ask: Omit<ProductAsk, 'q' | 'isSpelled'>) =>
    products.find({ ...ask, q, isSpelled: (await books()).length > 1 })

  /** Documents of the city; when nothing there matches, those of all cities. */
  async function documentsNear(text: string, ask: DocumentAsk): Promise<ShownDocuments> {
    const here = await findDocuments(text, ask)
    const isNone = ask.city !== undefined && here.counts.size === 0
    return isNone ? findDocuments(text, { ...ask, city: undefined }) : here
  }

  async function both(text: string, { city, kinds, sort, from, to, price }: PricedAsk) {
    const isEmpty = text.trim() === ''
    if (!isEmpty && searchWords(text).length === 0) return { data: [], total: 0, counts: new Map<string, number>() }
    const hasProducts = !isEmpty && (!kinds || kinds.includes('product'))
    // The counts must be known before it can be decided which entries belong on this page.
    const [counted, shop] = await Promise.all([
      documentsNear(text, { city, kinds, sort, from: 0, to: 0 }),
      isEmpty ? { total: 0, cards: [] } : findProducts(text, { from: 0, to: 0, price }),
    ])
    const merged = mergeResults(
      { documents: counted.total, strong: counted.strong, products: hasProducts ? shop.total : 0 },
      ...([from, to] as const),
    )
    const order = sort === 'latest' ? { sort: productSorts.newest.value } : {}
    const [documents, cards] = await Promise.all([
      pageOf(merged.documents, (low, high) => documentsNear(text, { city, kinds, sort, from: low, to: high })),
      pageOf(merged.products, (low, high) => findProducts(text, { from: low, to: high, price, ...order })),
    ])
    const data: (ShownDocument | ProductCard)[] = []
    const next = { documents: [...(documents?.documents ?? [])], products: [...(cards?.cards ?? [])] }
    for (const isDocument of merged.isDocument) {
      // Entries removed between counting and reading are omitted.
      const one = isDocument ? next.documents.shift() : next.products.shift()
      if (one) data.push(one)
    }
    const counts = new Map(counted.counts)
    if (shop.total > 0) counts.set('product', shop.total)
    return { data, total: counted.total + (hasProducts ? shop.total : 0), counts }
  }

  async function totalOf(text: string, ask: PricedAsk): Promise<number> {
    const { counts } = await both(text, { ...ask, from: 0, to: 0 })
    return [...counts.values()].reduce((sum, count) => sum + count, 0)
  }

  async function fewerThatFind(text: string, ask: PricedAsk): Promise<string | undefined> {
    const shorter = fewerWords(text)
    let step = shorter.next()
    while (!step.done) step = shorter.next(await Promise.all(step.value.map((words) => totalOf(words, ask))))
    return step.value
  }

  async function thatFind(texts: readonly string[], ask: PricedAsk): Promise<string[]> {
    const totals = await Promise.all(texts.map((text) => totalOf(text, ask)))
    return texts.filter((_, at) => totals[at] !== 0)
  }

  return {
    reading,
    documents: (text: string, ask: Parameters<FindDocuments>[1]) =>
      searchWords(text).length === 0 ? Promise.resolve(nothing) : findDocuments(text, ask),
    products: findProducts,

    /** Results for the corrected words; when nothing matches all, for fewer of them. */
    async page(asked: PageAsk) {
      const { text, correctedTo, didYouMean, price } = await reading(asked.q)
      const ask = { ...asked, price }
      const found = await both(text, ask)
      if (found.counts.size > 0) return { ...found, correctedTo, didYouMean: await thatFind(didYouMean, ask) }
      const fewer = await fewerThatFind(text, ask)
      if (fewer === undefined) return { ...found, correctedTo: null, didYouMean: [] }
      return { ...(await both(fewer, ask)), correctedTo: fewer, didYouMean: [] }
    },
  }
}

const pageOf = <Page>([from, to]: readonly [number, number], read: (from: number, to: number) => Promise<Page>) =>
  to > from ? read(from, to) : undefined

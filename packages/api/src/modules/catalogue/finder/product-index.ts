import { type Bits, bitsFor, createScratch, drop, has, listInto, put, sizeOf } from './bits.ts'
import { createColumns, createOrders, placeIn, putOptions } from './columns.ts'
import type { Fact } from './facts.ts'
import type { Lookups } from './lookups.ts'
import { Members } from './members.ts'
import { Pairs } from './pairs.ts'
import { Room } from './room.ts'
import { Steps } from './steps.ts'
import { Vocabulary } from './vocabulary.ts'
import { wordsIn } from './words.ts'

/** Where the steps of the price filter begin, in rupees. */
export const priceSteps = [0, 200, 500, 1000, 1500, 2500, 5000, 10_000] as const
export const discountSteps = [10, 20, 30, 40, 50] as const
export const ratingSteps = [4, 3, 2] as const
const fastDays = 2

/** A colour or a size that products come in. */
export interface Option {
  readonly kind: 'colour' | 'size'
  readonly value: string
}

/** More than one index ever counts. */
const versionsOfOne = 2 ** 32
let indexesMade = 0

/**
 * All products in memory, made to be filtered, counted and searched: a column a fact, a set of members a value. `bound`
 * is the number of places; every change of a product takes a new one, so an index that runs full is made again.
 */
export class ProductIndex {
  readonly columns
  readonly orderOf
  readonly scratch
  readonly bound: number
  readonly live: Bits
  readonly inStock: Bits
  readonly fast: Bits
  /** What is brought only within its maker's city. */
  readonly local: Bits
  readonly prices: Steps
  readonly ratings: Steps
  readonly discountRange: Steps
  readonly brands = new Map<number, Members>()
  readonly shelves = new Map<number, Members>()
  readonly titleWords = new Map<string, Members>()
  readonly textWords = new Map<string, Members>()
  readonly options: Option[] = []
  readonly pairs: Pairs
  readonly optionMembers: Members[] = []
  readonly vocabulary = new Vocabulary()
  readonly merchantIds: number[] = []
  readonly categoryIds: number[] = []
  frame: Lookups
  size = 0
  count = 0
  /** Rises with every change, and from one index to the next. */
  version: number
  readonly #merchantNumbers = new Map<number, number>()
  readonly #categoryNumbers = new Map<number, number>()
  readonly #optionNumbers = new Map<string, number>()
  /** Places of products whose ids do not rise with their place any more. */
  readonly #moved = new Map<number, number>()
  readonly #room: Room
  #members = new Uint32Array(1_024)
  #lastId = 0
  #inOrder = 0

  constructor(frame: Lookups, bound: number) {
    this.bound = bound
    this.version = indexesMade++ * versionsOfOne
    this.#room = new Room(bound)
    this.columns = createColumns(bound)
    this.orderOf = createOrders(this.columns)
    this.scratch = createScratch(bound)
    this.live = bitsFor(bound)
    this.inStock = bitsFor(bound)
    this.fast = bitsFor(bound)
    this.local = bitsFor(bound)
    this.pairs = new Pairs(this.#room)
    this.prices = new Steps(
      priceSteps.map((rupees) => rupees * 100),
      bound,
    )
    this.discountRange = new Steps([0, ...discountSteps], bound)
    this.ratings = new Steps([0, 1, 10, 20, 30, 40], bound)
    this.frame = frame
    this.reframe(frame)
  }

  get isFull(): boolean {
    return this.size >= this.bound
  }

  reframe(frame: Lookups): void {
    this.frame = frame
    for (const word of frame.named.keys()) this.vocabulary.add(word)
    for (const word of frame.meansOf.keys()) if (!word.includes(' ')) this.vocabulary.add(word)
    this.version += 1
  }

  remove(id: number): void {
    const at = this.#placeOf(id)
    if (at === undefined) return
    drop(this.live, at)
    this.#moved.delete(id)
    this.count -= 1
    this.version += 1
  }

  put(fact: Fact): void {
    this.remove(fact.id)
    const { columns } = this
    const at = this.size++
    if (fact.id > this.#lastId && this.#inOrder === at) {
      this.#lastId = fact.id
      this.#inOrder = at + 1
    } else this.#moved.set(fact.id, at)
    columns.id[at] = fact.id
    columns.price[at] = Math.min(fact.price, 0xffffffff)
    columns.rank[at] = fact.rank
    columns.sales[at] = fact.sales
    columns.reviews[at] = fact.reviews
    columns.launched[at] = fact.launched
    columns.discount[at] = fact.discount
    columns.rating[at] = fact.rating
    columns.brand[at] = numberOf(this.#merchantNumbers, this.merchantIds, fact.merchantId)
    columns.category[at] = numberOf(this.#categoryNumbers, this.categoryIds, fact.categoryId)
    this.#putMembers(fact, at)
    put(this.live, at)
    this.count += 1
    this.version += 1
  }

  /** The places of a set's members, rising. The list is used again by the next call. */
  membersOf(set: Bits): Uint32Array {
    const size = sizeOf(set)
    if (size > this.#members.length)
      this.#members = new Uint32Array(Math.min(this.bound, Math.ceil(size * 1.3) + 1_024))
    return this.#members.subarray(0, listInto(this.#members, set))
  }

  /** How many products have the word in title or text; dead places count too, so it is for weighing only. */
  weightOf = (word: string): number =>
    4 * (this.titleWords.get(word)?.size ?? 0) +
    (this.textWords.get(word)?.size ?? 0) +
    (this.frame.named.has(word) ? 50 : 0)

  #putMembers(fact: Fact, at: number): void {
    if (fact.isInStock) put(this.inStock, at)
    if (fact.shippingDays <= fastDays) put(this.fast, at)
    if (fact.isLocal) put(this.local, at)
    this.prices.add(at, fact.price)
    this.columns.priceStep[at] = this.prices.stepOf(fact.price)
    this.discountRange.add(at, fact.discount)
    this.ratings.add(at, fact.rating)
    this.#membersOf(this.brands, fact.merchantId).add(at)
    this.#membersOf(this.shelves, fact.categoryId).add(at)
    putOptions(this.columns, at, [
      ...fact.colours.map((value) => this.#optionOf('colour', value, at)),
      ...fact.sizes.map((value) => this.#optionOf('size', value, at)),
    ])
    if (fact.pairs) this.pairs.put(at, fact.pairs)
    for (const word of new Set(wordsIn(fact.title))) this.#word(this.titleWords, word, at)
    for (const word of new Set(wordsIn(fact.words))) this.#word(this.textWords, word, at)
  }

  #word(words: Map<string, Members>, word: string, at: number): void {
    if (word.length > 40) return
    if (word.length > 1) this.vocabulary.add(word)
    this.#membersOf(words, word).add(at)
  }

  #membersOf<Key>(map: Map<Key, Members>, key: Key): Members {
    const known = map.get(key)
    if (known) return known
    const made = new Members(this.#room)
    map.set(key, made)
    return made
  }

  #optionOf(kind: Option['kind'], value: string, at: number): number {
    const key = `${kind}:${value}`
    let number = this.#optionNumbers.get(key)
    if (number === undefined) {
      number = this.options.push({ kind, value }) - 1
      this.#optionNumbers.set(key, number)
      this.optionMembers.push(new Members(this.#room))
    }
    this.optionMembers[number]?.add(at)
    return number
  }

  #placeOf(id: number): number | undefined {
    const moved = this.#moved.get(id)
    if (moved !== undefined) return moved
    const at = placeIn(this.columns.id, this.#inOrder, id)
    return at !== undefined && has(this.live, at) ? at : undefined
  }
}

function numberOf(known: Map<number, number>, list: number[], id: number): number {
  let number = known.get(id)
  if (number === undefined) {
    number = list.push(id) - 1
    known.set(id, number)
  }
  return number
}

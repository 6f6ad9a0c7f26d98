import { type Bits, bitsFor, createScratch, drop, has, put } from '../../catalogue/finder/bits.ts'
import { placeIn } from '../../catalogue/finder/columns.ts'
import type { Wordbook } from '../../catalogue/finder/meaning.ts'
import { Members } from '../../catalogue/finder/members.ts'
import { Room } from '../../catalogue/finder/room.ts'
import { inOrderOf, type Sorted } from '../../catalogue/finder/sorting.ts'
import { Vocabulary } from '../../catalogue/finder/vocabulary.ts'
import { wordsIn } from '../../catalogue/finder/words.ts'
import { NumberMap } from './number-map.ts'
import type { SearchDocument } from './search-document.ts'

const bigEnd = 0xffffffff

/** What people like first, or what is new first. */
export type DocumentSort = 'popular' | 'latest'

/**
 * Everything that can be found beside products, in memory: a column a fact, a set of members a word. A document that
 * changes takes a new place at the end; `bound` is the number of places, and an index that runs full is made again.
 */
export class DocumentIndex implements Wordbook {
  readonly bound: number
  readonly id: Uint32Array
  readonly popularity: Uint16Array
  readonly madeAt: Uint32Array
  readonly live: Bits
  readonly scratch
  readonly kinds = new Map<string, Members>()
  readonly cities = new Map<string, Members>()
  readonly titleWords = new Map<string, Members>()
  readonly textWords = new Map<string, Members>()
  readonly vocabulary = new Vocabulary()
  readonly options = []
  /** What words mean beside what they say, as in the shop. */
  frame: Wordbook['frame'] = { meansOf: new Map() }
  size = 0
  count = 0
  /** Rises with every change. */
  version = 0
  readonly #room: Room
  /** Places of documents whose numbers do not rise with their place any more. */
  readonly #moved = new NumberMap()
  /** Few documents end, and those by place: seconds since 1970. */
  readonly #ends = new Map<number, number>()
  readonly #orders = new Map<DocumentSort, Sorted>()
  /** Documents that are published later. */
  readonly #waiting = new Set<number>()
  #now: number
  #sweptAt = 0
  #lastId = 0
  #inOrder = 0

  constructor(bound: number, now: Date) {
    this.bound = bound
    this.#room = new Room(bound)
    this.#now = secondsOf(now)
    this.id = new Uint32Array(bound)
    this.popularity = new Uint16Array(bound)
    this.madeAt = new Uint32Array(bound)
    this.live = bitsFor(bound)
    this.scratch = createScratch(bound)
  }

  get isFull(): boolean {
    return this.size >= this.bound
  }

  put(document: SearchDocument): void {
    this.remove(document.id)
    const at = this.size++
    this.id[at] = document.id
    this.popularity[at] = document.popularity
    this.madeAt[at] = document.madeAt
    if (document.endsAt !== 0) this.#ends.set(at, document.endsAt)
    this.#notePlace(document.id, at)
    membersIn(this.kinds, document.kind, this.#room).add(at)
    membersIn(this.cities, document.city, this.#room).add(at)
    for (const word of new Set(wordsIn(document.title))) this.#word(this.titleWords, word, at)
    for (const word of new Set(wordsIn(document.words))) this.#word(this.textWords, word, at)
    if (document.madeAt > this.#now) this.#waiting.add(at)
    else put(this.live, at)
    this.count += 1
    this.version += 1
  }

  remove(id: number): void {
    const at = this.#placeOf(id)
    if (at === undefined) return
    drop(this.live, at)
    this.#waiting.delete(at)
    this.#ends.delete(at)
    this.#moved.delete(id)
    this.count -= 1
    this.version += 1
  }

  /**
   * Takes in what is published by now, and lets go of what ended, once a minute; what ended within it is left out where
   * it is shown.
   */
  sweep(now: Date): void {
    const seconds = secondsOf(now)
    this.#now = seconds
    for (const at of this.#waiting) {
      if ((this.madeAt[at] as number) > seconds) continue
      this.#waiting.delete(at)
      put(this.live, at)
      this.version += 1
    }
    if (seconds - this.#sweptAt < 60) return
    this.#sweptAt = seconds
    for (const [at, end] of this.#ends) if (end <= seconds && has(this.live, at)) this.remove(this.id[at] as number)
  }

  /** All documents in an order, made when it is first asked for, and again when many came after it. */
  orderOf(sort: DocumentSort): Sorted {
    const known = this.#orders.get(sort)
    if (known && this.size - known.order.length <= Math.max(2_000, this.size >>> 6)) return known
    const column = sort === 'latest' ? this.madeAt : this.popularity
    const keyOf = (at: number) => bigEnd - (column[at] as number)
    const sorted = { order: inOrderOf(keyOf, this.id, this.size), keyOf, ids: this.id }
    this.#orders.set(sort, sorted)
    return sorted
  }

  /** How many documents have the word; dead places count too, so it is for weighing only. */
  weightOf = (word: string): number =>
    4 * (this.titleWords.get(word)?.size ?? 0) + (this.textWords.get(word)?.size ?? 0)

  /** All are read in the order of their numbers first, so those need no table: their place is looked for. */
  #notePlace(id: number, at: number): void {
    if (id > this.#lastId && this.#inOrder === at) {
      this.#lastId = id
      this.#inOrder = at + 1
    } else this.#moved.set(id, at)
  }

  /** Of what is shown or will be; a place that was left is none. */
  #placeOf(id: number): number | undefined {
    const moved = this.#moved.get(id)
    if (moved !== undefined) return moved
    const at = placeIn(this.id, this.#inOrder, id)
    return at !== undefined && (has(this.live, at) || this.#waiting.has(at)) ? at : undefined
  }

  #word(words: Map<string, Members>, word: string, at: number): void {
    if (word.length > 40) return
    if (word.length > 1) this.vocabulary.add(word)
    membersIn(words, word, this.#room).add(at)
  }
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)

function membersIn(map: Map<string, Members>, key: string, room: Room): Members {
  const known = map.get(key)
  if (known) return known
  const made = new Members(room)
  map.set(key, made)
  return made
}

import { type AnyDocument, FieldSet } from './fields/field-set.ts'
import { IdPlaces } from './order/id-places.ts'
import { Orders } from './order/orders.ts'
import { Schedule } from './schedule.ts'
import { type Bits, bitsFor, createScratch, drop, has, listInto, put, type Scratch, sizeOf } from './sets/bits.ts'
import { BlockAllocator } from './sets/block-allocator.ts'
import { Pairs } from './sets/pairs.ts'
import type { IndexShape } from './shape.ts'
import { WordIndex } from './word-index.ts'
import { type MeantWord, namesNear, understand } from './words/meaning.ts'
import { Vocabulary } from './words/vocabulary.ts'
import type { Dictionary, Name, Wordbook } from './words/wordbook.ts'

/** A name weighs as much as this many documents that contain the word. */
const weightOfName = 50
/** More versions than one index ever reaches. */
const versionsOfOne = 2 ** 32
let indexesMade = 0

/**
 * Documents in memory, indexed for filtering, counting and searching: a column per field, a set of members per value.
 * `bound` is the number of places; every change of a document takes a new place at the end and its old place stays
 * unused, so a full index must be rebuilt.
 */
export class MemoryIndex implements Wordbook {
  readonly shape: IndexShape
  readonly bound: number
  readonly live: Bits
  readonly scratch: Scratch
  readonly fields: FieldSet
  readonly orders: Orders
  readonly pairs: Pairs
  readonly vocabulary = new Vocabulary()
  readonly title: WordIndex
  readonly text: WordIndex
  dictionary: Dictionary = { meanings: new Map(), names: new Map(), offered: [] }
  size = 0
  count = 0
  version = indexesMade++ * versionsOfOne
  readonly #places: IdPlaces
  readonly #schedule: Schedule
  #members = new Uint32Array(1_024)

  constructor(shape: IndexShape, bound: number, now: Date) {
    const allocator = new BlockAllocator(bound)
    this.shape = shape
    this.bound = bound
    this.live = bitsFor(bound)
    this.scratch = createScratch(bound)
    this.fields = new FieldSet(shape.fields, allocator, this.scratch)
    this.pairs = new Pairs(allocator)
    this.title = new WordIndex(this.vocabulary, allocator)
    this.text = new WordIndex(this.vocabulary, allocator)
    this.#places = new IdPlaces(bound)
    this.#schedule = new Schedule(now)
    this.orders = new Orders(shape.sorts, this.fields.columns(), this.#places.ids)
  }

  get isFull(): boolean {
    return this.size >= this.bound
  }

  put(document: AnyDocument): void {
    this.remove(document.id)
    const at = this.size++
    this.#places.put(document.id, at)
    this.fields.put(document, at)
    if (document.pairs) this.pairs.put(at, document.pairs)
    this.title.put(at, document.title)
    this.text.put(at, document.text)
    if (this.#schedule.put(at, document.shownFrom, document.shownUntil)) put(this.live, at)
    this.count += 1
    this.version += 1
  }

  remove(id: number): void {
    const at = this.#places.of(id, (place) => has(this.live, place) || this.#schedule.isWaiting(place))
    if (at === undefined) return
    drop(this.live, at)
    this.#schedule.remove(at)
    this.#places.remove(id)
    this.count -= 1
    this.version += 1
  }

  learn(dictionary: Dictionary): void {
    this.dictionary = dictionary
    for (const word of dictionary.offered) this.vocabulary.add(word)
    this.version += 1
  }

  sweep(now: Date): void {
    const { begun, ended } = this.#schedule.sweep(now)
    for (const at of begun) put(this.live, at)
    if (begun.length > 0) this.version += 1
    for (const at of ended) if (has(this.live, at)) this.remove(this.idAt(at))
  }

  understand = (text: string, isTyping?: boolean): MeantWord[] => understand(this, text, isTyping)
  namesNear = (text: string): Name[] => namesNear(this, text)

  isValue(word: string): boolean {
    return this.fields.searched().some((list) => list.numbersOf(word).length > 0)
  }

  /** How common a word is in the index; deleted documents count too, so this is only for weighing. */
  weightOf = (word: string): number =>
    4 * this.title.sizeOf(word) + this.text.sizeOf(word) + (this.dictionary.names.has(word) ? weightOfName : 0)

  idAt(at: number): number {
    return this.#places.ids[at] as number
  }

  /** The places of a set's members, ascending. The next call reuses the list. */
  membersOf(set: Bits): Uint32Array {
    const size = sizeOf(set)
    if (size > this.#members.length)
      this.#members = new Uint32Array(Math.min(this.bound, Math.ceil(size * 1.3) + 1_024))
    return this.#members.subarray(0, listInto(this.#members, set))
  }
}

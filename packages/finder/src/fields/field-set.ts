import type { Fields, Keyword } from '../field-shapes.ts'
import type { Scratch } from '../sets/bits.ts'
import type { BlockAllocator } from '../sets/block-allocator.ts'
import type { DocumentBasics } from '../shape.ts'
import { FlagSet } from './flag-set.ts'
import { KeywordColumn } from './keyword-column.ts'
import { KeywordLists } from './keyword-lists.ts'
import { NumberColumn } from './number-column.ts'

/** A document whose fields are known only at run time. */
export type AnyDocument = DocumentBasics & Readonly<Record<string, unknown>>

/** All fields of an index by name. Each kind has its own loop, because a million documents pass through them. */
export class FieldSet {
  readonly #keywords = new Map<string, KeywordColumn>()
  readonly #lists = new Map<string, KeywordLists>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #flags = new Map<string, FlagSet>()

  constructor(fields: Fields, allocator: BlockAllocator, scratch: Scratch) {
    for (const [name, field] of Object.entries(fields)) {
      if (field.type === 'keyword') this.#keywords.set(name, new KeywordColumn(field, allocator, scratch))
      else if (field.type === 'keywords') this.#lists.set(name, new KeywordLists(field, allocator))
      else if (field.type === 'number') this.#numbers.set(name, new NumberColumn(field, allocator.bound))
      else this.#flags.set(name, new FlagSet(allocator.bound))
    }
  }

  put(document: AnyDocument, at: number): void {
    for (const [name, field] of this.#numbers) field.put(at, document[name] as number)
    for (const [name, field] of this.#flags) field.put(at, document[name] as boolean)
    for (const [name, field] of this.#keywords) field.put(at, document[name] as Keyword)
    for (const [name, field] of this.#lists) field.put(at, document[name] as readonly string[])
  }

  /** The number fields, one column each. */
  columns(): Record<string, ArrayLike<number>> {
    return Object.fromEntries([...this.#numbers].map(([name, { column }]) => [name, column]))
  }

  /** Lists whose values are searched as words. */
  searched(): KeywordLists[] {
    return [...this.#lists.values()].filter(({ isSearched }) => isSearched)
  }

  list = (name: string): KeywordLists => this.#lists.get(name) ?? missing(name)
  number = (name: string): NumberColumn => this.#numbers.get(name) ?? missing(name)
  flag = (name: string): FlagSet => this.#flags.get(name) ?? missing(name)
  keywords = (name: string): KeywordColumn | KeywordLists =>
    this.#keywords.get(name) ?? this.#lists.get(name) ?? missing(name)
  any = (name: string): KeywordColumn | KeywordLists | NumberColumn | FlagSet =>
    this.#keywords.get(name) ?? this.#lists.get(name) ?? this.#numbers.get(name) ?? this.flag(name)
}

function missing(name: string): never {
  throw new Error(`The index has no such field: ${name}.`)
}

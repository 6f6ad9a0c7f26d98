import type { Fields } from '../field-shapes.ts'
import type { Columns, Sort } from '../shape.ts'
import { inOrderOf, type Sorted } from './sorting.ts'

const bigEnd = 0xffffffff

type KeyOf = (at: number) => number

function keyBy(sort: Sort<Fields>, columns: Columns<Fields>): KeyOf {
  if ('key' in sort) return (at) => sort.key(columns, at)
  const column = columns['highest' in sort ? sort.highest : sort.lowest]
  if (!column) throw new Error(`The sort ${JSON.stringify(sort)} does not name a number field.`)
  return 'highest' in sort ? (at) => bigEnd - (column[at] as number) : (at) => column[at] as number
}

/** Sort orders of all documents, each made on first use and again after many documents were added. */
export class Orders {
  readonly #keys: ReadonlyMap<string, KeyOf>
  readonly #sorts: Readonly<Record<string, Sort<Fields>>>
  readonly #ids: Uint32Array
  readonly #made = new Map<string, Sorted>()

  constructor(sorts: Readonly<Record<string, Sort<Fields>>>, columns: Columns<Fields>, ids: Uint32Array) {
    this.#sorts = sorts
    this.#keys = new Map(Object.entries(sorts).map(([name, sort]) => [name, keyBy(sort, columns)]))
    this.#ids = ids
  }

  of(sort: string, size: number): Sorted {
    const known = this.#made.get(sort)
    if (known && size - known.order.length <= Math.max(2_000, size >>> 6)) return known
    const keyOf = this.#keys.get(sort)
    if (!keyOf) throw new Error(`The index has no sort ${sort}.`)
    this.#made.delete(sort)
    const sorted = { order: inOrderOf(keyOf, this.#ids, size), keyOf, ids: this.#ids }
    this.#made.set(sort, sorted)
    return sorted
  }

  /** The sort order that has the highest values of a number field first. */
  highestOf(field: string): string | undefined {
    return Object.entries(this.#sorts).find(([, sort]) => 'highest' in sort && sort.highest === field)?.[0]
  }
}

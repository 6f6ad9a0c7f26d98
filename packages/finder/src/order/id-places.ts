import { NumberMap } from '../sets/number-map.ts'

/** Binary search for a number among the first `size` entries of a rising column. */
function placeIn(column: Uint32Array, size: number, wanted: number): number | undefined {
  let low = 0
  let high = size - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = column[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

/**
 * Places of documents by id. Initially all are read in the order of their ids, so these need no table: their place is
 * found by binary search. Only documents that changed later are in a table.
 */
export class IdPlaces {
  readonly ids: Uint32Array
  readonly #moved = new NumberMap()
  #lastId = 0
  #inOrder = 0

  constructor(bound: number) {
    this.ids = new Uint32Array(bound)
  }

  put(id: number, at: number): void {
    this.ids[at] = id
    if (id > this.#lastId && this.#inOrder === at) {
      this.#lastId = id
      this.#inOrder = at + 1
    } else this.#moved.set(id, at)
  }

  /** The place of a document; for one from the initial order, only if `isTaken` confirms that it is still there. */
  of(id: number, isTaken: (at: number) => boolean): number | undefined {
    const moved = this.#moved.get(id)
    if (moved !== undefined) return moved
    const at = placeIn(this.ids, this.#inOrder, id)
    return at !== undefined && isTaken(at) ? at : undefined
  }

  remove(id: number): void {
    this.#moved.delete(id)
  }
}

import { type Bits, eachOf, has } from '../sets/bits.ts'

/** Keys by place of document; the smallest comes first. All are below 2^32. */
export type Keys = Uint32Array

/** Numbers below 2^24 in three bytes each. */
export class Places {
  readonly length: number
  readonly #low: Uint16Array
  readonly #high: Uint8Array

  constructor(length: number) {
    if (length > 2 ** 24) throw new RangeError('An order can hold at most 2 ** 24 numbers.')
    this.length = length
    this.#low = new Uint16Array(length)
    this.#high = new Uint8Array(length)
  }

  at(place: number): number {
    return (this.#low[place] as number) | ((this.#high[place] as number) << 16)
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.length; place++) yield this.at(place)
  }

  put(place: number, number: number): void {
    this.#low[place] = number
    this.#high[place] = number >>> 16
  }
}

/** How long working arrays are kept for the next order, in ms. */
const keptFor = 5_000
const noWork: { readonly here: Uint32Array; readonly there: Uint32Array } = {
  here: new Uint32Array(0),
  there: new Uint32Array(0),
}
/**
 * Working arrays. Orders are made one after the other, and new arrays for each would occupy memory until they are
 * collected.
 */
let work = noWork
let releasing: NodeJS.Timeout | undefined

function workFor(size: number, isTwofold: boolean) {
  const atLeast = (known: Uint32Array) => (known.length < size ? new Uint32Array(size) : known)
  work = { here: atLeast(work.here), there: isTwofold ? atLeast(work.there) : work.there }
  clearTimeout(releasing)
  releasing = setTimeout(() => {
    work = noWork
  }, keptFor).unref()
  return work
}

/**
 * The numbers 0…size-1 in the order of their keys, and of `ids` where keys are equal: a radix sort by sixteen bits,
 * from the lowest. If the ids rise with the numbers, as they do when all were read at once, equal keys are in order
 * already.
 */
export function inOrderOf(keyOf: (at: number) => number, ids: Keys, size: number): Places {
  const areRising = isRising(ids, size)
  const { here, there } = workFor(size, !areRising)
  if (!areRising) {
    const idOf = (at: number) => ids[at] as number
    deal(idOf, 0, size, undefined, here)
    deal(idOf, 16, size, here, there)
  }
  deal(keyOf, 0, size, areRising ? undefined : there, here)
  const order = new Places(size)
  deal(keyOf, 16, size, here, order)
  return order
}

function isRising(ids: Keys, size: number): boolean {
  for (let at = 1; at < size; at++) if ((ids[at] as number) <= (ids[at - 1] as number)) return false
  return true
}

/** Distributes the numbers of `from`, or 0…size-1, by sixteen bits of their keys; a stable pass of the radix sort. */
function deal(
  keyOf: (number: number) => number,
  shift: 0 | 16,
  size: number,
  from: Uint32Array | undefined,
  to: Uint32Array | Places,
): void {
  const places = new Uint32Array(65_537)
  for (let at = 0; at < size; at++) {
    const digit = ((keyOf(at) >>> shift) & 65_535) + 1
    places[digit] = (places[digit] as number) + 1
  }
  for (let digit = 1; digit <= 65_536; digit++)
    places[digit] = (places[digit] as number) + (places[digit - 1] as number)
  for (let at = 0; at < size; at++) {
    const number = from ? (from[at] as number) : at
    const digit = (keyOf(number) >>> shift) & 65_535
    const place = places[digit] as number
    places[digit] = place + 1
    if (to instanceof Uint32Array) to[place] = number
    else to.put(place, number)
  }
}

export interface Sorted {
  /** Places sorted when the order was made; later places are sorted at each call. */
  readonly order: Places
  readonly keyOf: (at: number) => number
  readonly ids: Keys
}

const inOrder =
  ({ keyOf, ids }: Sorted) =>
  (one: number, other: number) =>
    keyOf(one) - keyOf(other) || (ids[one] as number) - (ids[other] as number)

/**
 * Members of a set from position `from` to `to` in an order. Either walks the order until enough members are found
 * (large sets) or sorts the members (small sets), whichever is less work.
 */
export function pickInOrder(set: Bits, size: number, sorted: Sorted, from: number, to: number): number[] {
  if (from >= size) return []
  const { order } = sorted
  const walk = (order.length * Math.min(to, size)) / size
  const compare = inOrder(sorted)
  if (size * Math.log2(size + 1) * 6 < walk) {
    const members: number[] = []
    eachOf(set, (at) => void members.push(at))
    return members.sort(compare).slice(from, to)
  }
  const loose = looseMembers(set, order.length).sort(compare)
  const found: number[] = []
  let met = 0
  let next = 0
  const meet = (at: number) => {
    if (met >= from) found.push(at)
    met += 1
  }
  for (let place = 0; place < order.length && met < to; place++) {
    const at = order.at(place)
    if (!has(set, at)) continue
    while (next < loose.length && met < to && compare(loose[next] as number, at) < 0) meet(loose[next++] as number)
    if (met < to) meet(at)
  }
  while (next < loose.length && met < to) meet(loose[next++] as number)
  return found
}

/** Members added after the order was made. */
function looseMembers(set: Bits, since: number): number[] {
  const loose: number[] = []
  const firstWord = since >>> 5
  eachOf(set.subarray(firstWord), (at) => {
    const number = at + (firstWord << 5)
    if (number >= since) loose.push(number)
  })
  return loose
}

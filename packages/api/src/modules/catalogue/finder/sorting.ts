import { type Bits, eachOf, has } from './bits.ts'

/** Keys by number of product; the smallest comes first. Below 2^32. */
export type Keys = Uint32Array

/** Room to sort in, used again: as much again for each of ten orders would lie about until somebody clears it away. */
let work = { keys: new Uint32Array(0), spare: new Uint32Array(0) }

/** The numbers 0…size-1 in the order of their keys, and of `ids` where keys are equal: sixteen bits at a time. */
export function inOrderOf(keyOf: (at: number) => number, ids: Keys, size: number): Uint32Array {
  if (work.spare.length < size) work = { keys: new Uint32Array(size), spare: new Uint32Array(size) }
  const { keys } = work
  const made = new Uint32Array(size)
  for (let at = 0; at < size; at++) {
    keys[at] = keyOf(at)
    made[at] = at
  }
  let order = made
  let { spare } = work
  const counts = new Uint32Array(65_537)
  const pass = (values: Keys, shift: number) => {
    counts.fill(0)
    for (let at = 0; at < size; at++) {
      const digit = (((values[at] as number) >>> shift) & 65_535) + 1
      counts[digit] = (counts[digit] as number) + 1
    }
    for (let digit = 1; digit <= 65_536; digit++)
      counts[digit] = (counts[digit] as number) + (counts[digit - 1] as number)
    for (let at = 0; at < size; at++) {
      const number = order[at] as number
      const digit = ((values[number] as number) >>> shift) & 65_535
      const place = counts[digit] as number
      counts[digit] = place + 1
      spare[place] = number
    }
    const done = spare
    spare = order
    order = done
  }
  // Four passes there and back: the order ends in the list that it began in.
  for (const values of [ids, keys]) for (const shift of [0, 16]) pass(values, shift)
  return made
}

export interface Sorted {
  /** What was sorted when the order was made; numbers above are sorted at each call. */
  readonly order: Uint32Array
  readonly keyOf: (at: number) => number
  readonly ids: Keys
}

const inOrder =
  ({ keyOf, ids }: Sorted) =>
  (one: number, other: number) =>
    keyOf(one) - keyOf(other) || (ids[one] as number) - (ids[other] as number)

/**
 * Members of a set from place `from` to `to` in an order. Where the set is large, the order is walked until enough were
 * met; where it is small, its members are sorted: whichever is less work.
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
    const at = order[place] as number
    if (!has(set, at)) continue
    while (next < loose.length && met < to && compare(loose[next] as number, at) < 0) meet(loose[next++] as number)
    if (met < to) meet(at)
  }
  while (next < loose.length && met < to) meet(loose[next++] as number)
  return found
}

/** Members that came after the order was made. */
function looseMembers(set: Bits, since: number): number[] {
  const loose: number[] = []
  const firstWord = since >>> 5
  eachOf(set.subarray(firstWord), (at) => {
    const number = at + (firstWord << 5)
    if (number >= since) loose.push(number)
  })
  return loose
}

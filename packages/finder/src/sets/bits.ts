/** A set of numbers below a fixed bound, one bit each. */
export type Bits = Uint32Array

export const bitsFor = (bound: number): Bits => new Uint32Array((bound + 31) >>> 5)

export const has = (bits: Bits, at: number): boolean => (((bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1
export const put = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
}
export const drop = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31))
}

/** Keeps in `bits` only what is also in `other`. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & (other[word] as number)
}
export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) | (other[word] as number)
}
export function takeAway(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & ~(other[word] as number)
}
/** Adds what is in `some` and not in `others`. */
export function addDifference(bits: Bits, some: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] as number) | ((some[word] as number) & ~(others[word] as number))
}

/** The number of set bits in a word, by the usual parallel sum. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) {
    const some = bits[word] as number
    if (some !== 0) size += ones(some)
  }
  return size
}

export function intersectionSize(bits: Bits, other: Bits): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) {
    const some = (bits[word] as number) & (other[word] as number)
    if (some !== 0) size += ones(some)
  }
  return size
}

/** Writes all members into `list`, the smallest first, and returns their number. */
export function listInto(list: Uint32Array, bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    let some = bits[word] as number
    const first = word << 5
    while (some !== 0) {
      list[count++] = first + 31 - Math.clz32(some & -some)
      some &= some - 1
    }
  }
  return count
}

/** Calls `visit` with every member, the smallest first. */
export function eachOf(bits: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let some = bits[word] as number
    while (some !== 0) {
      visit((word << 5) + 31 - Math.clz32(some & -some))
      some &= some - 1
    }
  }
}

/** Working sets of one size, which are reused. */
export function createScratch(bound: number) {
  const free: Bits[] = []
  return {
    empty: (): Bits => free.pop()?.fill(0) ?? bitsFor(bound),
    copyOf(bits: Bits): Bits {
      const copy = free.pop() ?? bitsFor(bound)
      copy.set(bits)
      return copy
    },
    giveBack(...sets: readonly Bits[]): void {
      for (const set of sets) if (free.length < 24) free.push(set)
    },
  }
}
export type Scratch = ReturnType<typeof createScratch>

import { type Bits, bitsFor } from './bits.ts'

const pageBits = 18
const pageBytes = 1 << pageBits
const smallest = 16
const largest = 4_096
/** The last bytes of a block contain the address of the next one. */
const link = 4

export interface Block {
  readonly address: number
  /** in bytes, including its link */
  readonly size: number
}

/**
 * Memory for thousands of byte lists that grow side by side. A list gets small blocks first and larger ones later, each
 * linked to the next, so growing never copies data: a million products leave no discarded halves behind.
 */
export class BlockAllocator {
  /** The maximum number of members. */
  readonly bound: number
  readonly #pages: Uint8Array[] = []
  readonly #free = new Map<number, number[]>()
  #end = 0

  constructor(bound: number) {
    this.bound = bound
  }

  /** Bytes taken so far. */
  get bytes(): number {
    return this.#pages.length * pageBytes
  }

  bits(): Bits {
    return bitsFor(this.bound)
  }

  pageOf(address: number): Uint8Array {
    return this.#pages[address >>> pageBits] as Uint8Array
  }

  placeOf = (address: number): number => address & (pageBytes - 1)

  /** Allocates the block that follows one of this size; 0 for the first one. */
  take(before = 0): Block {
    const size = sizeAfter(before)
    const free = this.#free.get(size)?.pop()
    if (free !== undefined) return { address: free, size }
    // Sizes are powers of two: a block that begins at a multiple of its size is within one page.
    const address = Math.ceil(this.#end / size) * size
    this.#end = address + size
    if (address >>> pageBits >= this.#pages.length) this.#pages.push(new Uint8Array(pageBytes))
    return { address, size }
  }

  giveBack({ address, size }: Block): void {
    const free = this.#free.get(size)
    if (free) free.push(address)
    else this.#free.set(size, [address])
  }

  /** Links one block to another. */
  lead(from: Block, to: Block): void {
    const page = this.pageOf(from.address)
    let at = this.placeOf(from.address) + from.size - link
    for (let rest = to.address, byte = 0; byte < link; byte++, rest >>>= 8) page[at++] = rest & 255
  }

  /** The block after one. */
  after(from: Block): Block {
    const page = this.pageOf(from.address)
    const at = this.placeOf(from.address) + from.size - link
    let address = 0
    for (let byte = link - 1; byte >= 0; byte--) address = address * 256 + (page[at + byte] as number)
    return { address, size: sizeAfter(from.size) }
  }
}

const sizeAfter = (size: number) => (size === 0 ? smallest : Math.min(largest, size * 2))
/** The number of bytes that a list can store in a block. */
export const bytesIn = ({ size }: Block): number => size - link

import { addAll, type Bits, put } from './bits.ts'
import { type Block, type BlockAllocator, bytesIn } from './block-allocator.ts'

/**
 * The documents with a value: as a list of distances while there are few (about a byte each), as a bit set when there
 * are many, so that a million products with thousands of words and values need little memory. Numbers can only be added
 * in rising order.
 */
export class Members {
  readonly #allocator: BlockAllocator
  #first: Block | undefined
  #current: Block | undefined
  /** Bytes in the current block, and in total. */
  #filled = 0
  #used = 0
  #last = -1
  #bits: Bits | undefined
  size = 0

  constructor(allocator: BlockAllocator) {
    this.#allocator = allocator
  }

  add(at: number): void {
    if (at <= this.#last) return
    this.size += 1
    if (this.#bits) put(this.#bits, at)
    else this.#write(at - this.#last)
    this.#last = at
    // Beyond this size the distances would take more bytes than the bits.
    if (!this.#bits && this.#used > this.#allocator.bound >>> 3) this.#becomeDense()
  }

  addTo(set: Bits): void {
    if (this.#bits) {
      addAll(set, this.#bits)
      return
    }
    let at = -1
    let distance = 0
    let shift = 0
    for (let block = this.#first; block; block = this.#next(block)) {
      const page = this.#allocator.pageOf(block.address)
      const from = this.#allocator.placeOf(block.address)
      const to = from + (block.address === this.#current?.address ? this.#filled : bytesIn(block))
      for (let place = from; place < to; place++) {
        const byte = page[place] as number
        distance |= (byte & 127) << shift
        if (byte > 127) {
          shift += 7
          continue
        }
        at += distance
        set[at >>> 5] = (set[at >>> 5] as number) | (1 << (at & 31))
        distance = 0
        shift = 0
      }
    }
  }

  #next(block: Block): Block | undefined {
    return block.address === this.#current?.address ? undefined : this.#allocator.after(block)
  }

  #write(distance: number): void {
    let rest = distance
    while (rest > 127) {
      this.#writeByte((rest & 127) | 128)
      rest >>>= 7
    }
    this.#writeByte(rest)
  }

  #writeByte(byte: number): void {
    if (!this.#current || this.#filled === bytesIn(this.#current)) this.#goOn()
    const { address } = this.#current as Block
    this.#allocator.pageOf(address)[this.#allocator.placeOf(address) + this.#filled] = byte
    this.#filled += 1
    this.#used += 1
  }

  #goOn(): void {
    const next = this.#allocator.take(this.#current?.size)
    if (this.#current) this.#allocator.lead(this.#current, next)
    this.#first ??= next
    this.#current = next
    this.#filled = 0
  }

  #becomeDense(): void {
    const bits = this.#allocator.bits()
    this.addTo(bits)
    for (let block = this.#first; block; ) {
      const next = this.#next(block)
      this.#allocator.giveBack(block)
      block = next
    }
    this.#bits = bits
    this.#first = undefined
    this.#current = undefined
  }
}

import { type Bits, bitsFor, put } from './bits.ts'

/**
 * Who has a value: a list of distances while they are few (about a byte each), a set of bits when they are many, so that
 * a million products with thousands of words and values stay small. Numbers are added in rising order only.
 */
export class Members {
  #bytes: Uint8Array = new Uint8Array(8)
  #used = 0
  #last = -1
  #bits: Bits | undefined
  size = 0
  readonly #bound: number

  constructor(bound: number) {
    this.#bound = bound
  }

  add(at: number): void {
    if (at <= this.#last) return
    this.size += 1
    if (this.#bits) put(this.#bits, at)
    else this.#write(at - this.#last)
    this.#last = at
    // From here on the distances would take more room than the bits.
    if (!this.#bits && this.#used > this.#bound >>> 3) this.#becomeDense()
  }

  addTo(set: Bits): void {
    if (this.#bits) {
      for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (this.#bits[word] as number)
      return
    }
    const bytes = this.#bytes
    let at = -1
    for (let from = 0; from < this.#used; ) {
      let byte = bytes[from++] as number
      let distance = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[from++] as number
        distance |= (byte & 127) << shift
      }
      at += distance
      set[at >>> 5] = (set[at >>> 5] as number) | (1 << (at & 31))
    }
  }

  /** Gives back the room that growing left over. */
  trim(): void {
    if (this.#used < this.#bytes.length) this.#bytes = this.#bytes.slice(0, this.#used)
  }

  #write(distance: number): void {
    if (this.#used + 5 > this.#bytes.length) {
      const grown = new Uint8Array(Math.ceil(this.#bytes.length * 1.5) + 8)
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    let rest = distance
    while (rest > 127) {
      this.#bytes[this.#used++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#used++] = rest
  }

  #becomeDense(): void {
    const bits = bitsFor(this.#bound)
    this.addTo(bits)
    this.#bits = bits
    this.#bytes = new Uint8Array(0)
    this.#used = 0
  }
}

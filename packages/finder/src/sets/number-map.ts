const free = 0
const taken = 0xffffffff

/** A map from integers above 0 to integers from 0, in eight or sixteen bytes per entry; a Map takes fifty. */
export class NumberMap {
  #keys = new Uint32Array(1_024)
  #values = new Uint32Array(1_024)
  #used = 0

  get(key: number): number | undefined {
    const at = this.#slotOf(key)
    return this.#keys[at] === key && this.#values[at] !== taken ? this.#values[at] : undefined
  }

  set(key: number, value: number): void {
    if (this.#used * 2 > this.#keys.length) this.#grow()
    const at = this.#slotOf(key)
    if (this.#keys[at] === free) this.#used += 1
    this.#keys[at] = key
    this.#values[at] = value
  }

  /** The slot stays occupied, because a chain of keys may continue after it. */
  delete(key: number): void {
    const at = this.#slotOf(key)
    if (this.#keys[at] === key) this.#values[at] = taken
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1
    let at = (Math.imul(key, 0x9e3779b1) >>> 0) & mask
    while (this.#keys[at] !== free && this.#keys[at] !== key) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Uint32Array(keys.length * 2)
    this.#values = new Uint32Array(keys.length * 2)
    this.#used = 0
    for (const [at, key] of keys.entries())
      if (key !== free && values[at] !== taken) this.set(key, values[at] as number)
  }
}

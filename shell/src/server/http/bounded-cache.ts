/** A map that forgets what was used longest ago once its entries weigh more than `limit`. */
export class BoundedCache<V> {
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>()
  readonly #limit: number
  readonly #weigh: (value: V) => number
  #weight = 0

  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get weight(): number {
    return this.#weight
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: V): void {
    this.delete(key)
    const weight = this.#weigh(value)
    if (weight > this.#limit) return
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }

  /** Forgets what does not pass. */
  keep(isKept: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (!isKept(value)) this.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }
}

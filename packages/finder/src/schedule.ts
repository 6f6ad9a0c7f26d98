const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000)
const sweptEvery = 60

/** Documents that are shown later or that expire, by place; there are few of them. */
export class Schedule {
  /** seconds since 1970 */
  readonly #begin = new Map<number, number>()
  readonly #end = new Map<number, number>()
  #now: number
  #sweptAt = 0

  constructor(now: Date) {
    this.#now = secondsOf(now)
  }

  isWaiting(at: number): boolean {
    return this.#begin.has(at)
  }

  /** Notes when a document is shown, and returns whether that is now. */
  put(at: number, from = 0, until = 0): boolean {
    if (until !== 0) this.#end.set(at, until)
    if (from <= this.#now) return true
    this.#begin.set(at, from)
    return false
  }

  remove(at: number): void {
    this.#begin.delete(at)
    this.#end.delete(at)
  }

  /** Places whose documents are shown from now on, and those that expired, which it looks for once a minute. */
  sweep(now: Date): { readonly begun: readonly number[]; readonly ended: readonly number[] } {
    this.#now = secondsOf(now)
    const begun = [...this.#begin].flatMap(([at, from]) => (from > this.#now ? [] : [at]))
    for (const at of begun) this.#begin.delete(at)
    if (this.#now - this.#sweptAt < sweptEvery) return { begun, ended: [] }
    this.#sweptAt = this.#now
    return { begun, ended: [...this.#end].flatMap(([at, until]) => (until <= this.#now ? [at] : [])) }
  }
}

export interface CircuitOptions {
  /** failures in a row that open it */
  readonly limit: number
  readonly restMs: number
  readonly now?: () => number
}

interface State {
  readonly failures: number
  readonly restsUntil: number
}

/**
 * Stops server rendering of a release that fails repeatedly, so that pages do not wait for its deadline each time;
 * browsers still render it. After a pause one render is tried.
 */
export class Circuit {
  readonly #states = new Map<string, State>()
  readonly #options: CircuitOptions
  readonly #now: () => number

  constructor(options: CircuitOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  mayTry(release: string): boolean {
    const state = this.#states.get(release)
    if (!state || state.failures < this.#options.limit) return true
    if (state.restsUntil > this.#now()) return false
    this.#states.set(release, { ...state, restsUntil: this.#now() + this.#options.restMs })
    return true
  }

  succeeded(release: string): void {
    this.#states.delete(release)
  }

  /** Returns true when this failure opens the circuit. */
  failed(release: string): boolean {
    const failures = (this.#states.get(release)?.failures ?? 0) + 1
    this.#states.set(release, { failures, restsUntil: this.#now() + this.#options.restMs })
    return failures === this.#options.limit
  }

  get open(): string[] {
    return [...this.#states].filter(([, { failures }]) => failures >= this.#options.limit).map(([release]) => release)
  }

  /** Removes releases that no page uses any more. */
  keep(releases: ReadonlySet<string>): void {
    for (const release of this.#states.keys()) if (!releases.has(release)) this.#states.delete(release)
  }
}

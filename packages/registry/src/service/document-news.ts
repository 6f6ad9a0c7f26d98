import type { Registry } from '../registry.ts'

const lookEveryMs = 250

/** Notifies waiting readers of a new document, written by this process or any other on the same store. */
export class DocumentNews {
  readonly #registry: Registry
  readonly #waiting = new Set<() => void>()
  readonly #timer: NodeJS.Timeout
  #sequence = 0

  constructor(registry: Registry) {
    this.#registry = registry
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref()
  }

  /** Checks whether something was published. */
  async look(): Promise<void> {
    const sequence = await this.#registry.journal.newest().catch(() => this.#sequence)
    if (sequence === this.#sequence) return
    this.#sequence = sequence
    for (const tell of this.#waiting) tell()
    this.#waiting.clear()
  }

  /** Resolves when the document may be newer than `sequence`, after `ms` at the latest. */
  async after(sequence: number, ms: number): Promise<void> {
    await this.look()
    if (this.#sequence > sequence) return
    await new Promise<void>((resolve) => {
      const tell = () => {
        clearTimeout(timer)
        this.#waiting.delete(tell)
        resolve()
      }
      const timer = setTimeout(tell, ms)
      this.#waiting.add(tell)
    })
  }

  close(): void {
    clearInterval(this.#timer)
    for (const tell of this.#waiting) tell()
    this.#waiting.clear()
  }
}

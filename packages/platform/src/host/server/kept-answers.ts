import type { SharedAnswers } from '../../api/api.ts'

interface Kept {
  readonly answer: Promise<unknown>
  readonly at: number
}

/** Responses shared by all visitors, for the pages that this thread renders within the same few seconds. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  readonly #now: () => number

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  /** For a page that may use responses up to this age, kept under the same state; 0 always asks again. */
  for(milliseconds: number, state = ''): SharedAnswers {
    return { of: (key, ask) => this.#of(`${state} ${key}`, ask, milliseconds) }
  }

  #of<T>(key: string, ask: () => Promise<T>, milliseconds: number): Promise<T> {
    const now = this.#now()
    const kept = this.#kept.get(key)
    // A key belongs to one type of response.
    if (kept && now - kept.at < milliseconds) return kept.answer as Promise<T>
    if (this.#kept.size >= this.#most) this.#kept.clear()
    const answer = ask()
    const entry = { answer, at: now }
    this.#kept.set(key, entry)
    // The next page asks again.
    answer.catch(() => this.#kept.get(key) === entry && this.#kept.delete(key))
    return answer
  }
}

import type { SharedAnswers } from '../../api/api.ts'

interface Kept {
  readonly answer: Promise<unknown>
  readonly at: number
}

/** What is the same for everybody, for the pages that this thread draws within the same few seconds. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  readonly #now: () => number

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  /** For a page that may be made from answers of this age, kept in the same state of things; 0 asks again. */
  for(milliseconds: number, state = ''): SharedAnswers {
    return { of: (key, ask) => this.#of(`${state} ${key}`, ask, milliseconds) }
  }

  #of<T>(key: string, ask: () => Promise<T>, milliseconds: number): Promise<T> {
    const now = this.#now()
    const kept = this.#kept.get(key)
    // A key stands for one kind of answer.
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

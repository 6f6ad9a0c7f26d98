import type { SharedAnswers } from '../../api/api.ts'

interface Kept {
  readonly answer: Promise<unknown>
  readonly at: number
}

/** The frame of all cities is a few hundred answers. */
const mostKept = 1_000

/** Answers that are the same for everybody, for the pages that this thread draws within the same few seconds. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** For a page that may be made from answers of this age; 0 asks anew. */
  for(milliseconds: number): SharedAnswers {
    return { of: (key, ask) => this.#of(key, ask, milliseconds) }
  }

  #of(key: string, ask: () => Promise<unknown>, milliseconds: number): Promise<unknown> {
    const now = this.#now()
    const kept = this.#kept.get(key)
    if (kept && now - kept.at < milliseconds) return kept.answer
    if (this.#kept.size >= mostKept) this.#kept.clear()
    const answer = ask()
    const entry = { answer, at: now }
    this.#kept.set(key, entry)
    // The next page asks again.
    answer.catch(() => this.#kept.get(key) === entry && this.#kept.delete(key))
    return answer
  }
}

import type { FromWorker, RenderFault, RenderJob, ServerBundle, SlotResult } from './render-messages.ts'
import { RenderThread } from './render-thread.ts'

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly result: SlotResult }
  | { readonly kind: 'late' | 'hung' | 'crowded' }
  | { readonly kind: 'threw'; readonly fault: RenderFault }

export interface RenderPoolOptions {
  /** the worker's entry file */
  readonly file: string
  readonly workers: number
  readonly deadlineMs: number
  /** a thread whose event loop stands still for this long is ended */
  readonly hangMs?: number
  /** jobs under way and waiting, above which a slot is left to the browser */
  readonly limit?: number
  readonly onReplaced?: (reason: 'hung' | 'crashed') => void
}

interface Pending {
  readonly job: RenderJob
  readonly settle: (outcome: RenderOutcome) => void
  readonly deadline: NodeJS.Timeout
  isSecondTry: boolean
}

const lookEveryMs = 50
/** A thread that dies before it does anything would die again at once. */
const restartAfterMs = 1000

/**
 * Threads that render slots. Every job has a deadline; one that is late is given up, and a thread that hangs is ended
 * and replaced. The others that were in a hanging thread are tried once more, each alone, so that a release is only
 * blamed for its own fault.
 */
export class RenderPool {
  readonly #options: Required<RenderPoolOptions>
  readonly #threads = new Set<RenderThread>()
  readonly #pending = new Map<number, Pending>()
  readonly #alone: number[] = []
  readonly #watch: NodeJS.Timeout
  #lastJob = 0
  #isClosed = false
  #warmed: readonly ServerBundle[] = []

  constructor(options: RenderPoolOptions) {
    this.#options = { hangMs: 400, limit: 400, onReplaced: () => undefined, ...options }
    for (let at = 0; at < options.workers; at++) this.#start()
    this.#watch = setInterval(() => this.#endHanging(), lookEveryMs).unref()
  }

  get busy(): number {
    return this.#pending.size
  }

  /** Loads bundles before the first visitor needs them; a replaced thread does so too. */
  warm(bundles: readonly ServerBundle[]): void {
    this.#warmed = bundles
    for (const thread of this.#threads) for (const bundle of bundles) thread.warm(bundle)
  }

  render(job: RenderJob): Promise<RenderOutcome> {
    if (this.#isClosed || this.#pending.size >= this.#options.limit) return Promise.resolve({ kind: 'crowded' })
    const id = ++this.#lastJob
    return new Promise((resolve) => {
      const deadline = setTimeout(() => this.#settle(id, { kind: 'late' }), this.#options.deadlineMs)
      this.#pending.set(id, { job, settle: resolve, deadline, isSecondTry: false })
      this.#dispatch(id)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#watch)
    for (const id of [...this.#pending.keys()]) this.#settle(id, { kind: 'crowded' })
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #start(): RenderThread {
    const thread = new RenderThread(this.#options.file, {
      answered: (message) => this.#answered(message, thread),
      ended: () => this.#replace(thread, 'crashed'),
    })
    this.#threads.add(thread)
    for (const bundle of this.#warmed) thread.warm(bundle)
    return thread
  }

  #dispatch(id: number): void {
    const free = [...this.#threads].filter((thread) => !thread.isReserved)
    const idlest = free.sort((a, b) => a.jobs.size - b.jobs.size)[0]
    if (idlest) this.#send(id, idlest)
    else this.#alone.push(id)
  }

  #send(id: number, thread: RenderThread): void {
    const pending = this.#pending.get(id)
    if (pending) thread.send({ kind: 'render', job: id, ...pending.job })
  }

  /** Those that stood beside a hanging render get a thread for themselves, one after the other. */
  #tryAlone(): void {
    for (const thread of this.#threads) {
      if (thread.jobs.size > 0) continue
      // Those whose deadline came while they waited are settled already.
      while (this.#alone[0] !== undefined && !this.#pending.has(this.#alone[0])) this.#alone.shift()
      const id = this.#alone.shift()
      if (id === undefined) return
      thread.isReserved = true
      this.#send(id, thread)
    }
  }

  #answered(message: FromWorker, thread: RenderThread): void {
    thread.jobs.delete(message.job)
    thread.isReserved = false
    const outcome: RenderOutcome =
      'result' in message ? { kind: 'rendered', result: message.result } : { kind: 'threw', fault: message.fault }
    this.#settle(message.job, outcome)
    this.#tryAlone()
  }

  #settle(id: number, outcome: RenderOutcome): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(id)
    clearTimeout(pending.deadline)
    pending.settle(outcome)
  }

  #endHanging(): void {
    const now = Date.now()
    for (const thread of this.#threads) {
      if (thread.stillFor(now) >= this.#options.hangMs && thread.jobs.size > 0) this.#replace(thread, 'hung')
    }
  }

  #replace(thread: RenderThread, reason: 'hung' | 'crashed'): void {
    if (!this.#threads.delete(thread) || this.#isClosed) return
    void thread.end()
    this.#options.onReplaced(reason)
    if (thread.hasTurned) this.#start()
    else setTimeout(() => this.#isClosed || this.#start(), restartAfterMs).unref()
    const jobs = [...thread.jobs].filter((id) => this.#pending.has(id))
    const isProven = jobs.length === 1
    for (const id of jobs) {
      const pending = this.#pending.get(id)
      if (!pending) continue
      if (isProven || pending.isSecondTry) this.#settle(id, { kind: 'hung' })
      else {
        pending.isSecondTry = true
        this.#alone.push(id)
      }
    }
    this.#tryAlone()
  }
}

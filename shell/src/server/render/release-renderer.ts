import { readFile } from 'node:fs/promises'
import type { RenderRequest } from '@nukkad/platform/host/server'
import { integrityOf } from '@nukkad/registry'
import type { ApiCaller } from './api/api-caller.ts'
import type { Command } from './confinement.ts'
import type { ServerBundle } from './render-messages.ts'
import type { RenderOutcome } from './render-outcome.ts'
import { type EndReason, RenderProcess, tickMs } from './render-process.ts'

export interface ReleaseRendererOptions {
  readonly command: Command
  /** makes API calls for its processes */
  readonly api: Pick<ApiCaller, 'call'>
  /** maximum number of processes at the same time */
  readonly processes: number
  readonly deadlineMs: number
  /** number of concurrent jobs above which a slot is left to the browser */
  readonly limit: number
  readonly now: () => number
  readonly onEnded: (bundle: ServerBundle, reason: EndReason, detail: string) => void
  /** called when the release is left to browsers for a while */
  readonly onRested: (bundle: ServerBundle, reason: string) => void
  readonly onLine: (bundle: ServerBundle, text: string) => void
}

interface Pending {
  readonly process: RenderProcess
  readonly settle: (outcome: RenderOutcome) => void
  readonly deadline: NodeJS.Timeout
}

/** After this many exits within a minute, the release is rendered only by browsers for a while. */
const endsToRest = 3
const endsWithinMs = 60_000
const restMs = 10 * 60_000
/** Delay before the next process is started, after the first and the second exit. */
const restartAfterMs = [0, 500]
/** A process with this many jobs gets a second one beside it, if that is allowed. */
const crowd = 4

/** Renders the slots of one release, in processes used for no other release. */
export class ReleaseRenderer {
  readonly bundle: ServerBundle
  readonly #options: ReleaseRendererOptions
  readonly #processes = new Set<RenderProcess>()
  readonly #pending = new Map<number, Pending>()
  readonly #waitingForReady: (() => void)[] = []
  #lastJob = 0
  #usedAt: number
  #ends: number[] = []
  #startsAt = 0
  #rest: { readonly until: number; readonly reason: string } | undefined
  #isClosed = false
  #serving: 'now' | 'before' | 'never' = 'never'

  constructor(bundle: ServerBundle, options: ReleaseRendererOptions) {
    this.bundle = bundle
    this.#options = options
    this.#usedAt = options.now()
  }

  /** Why only browsers render it for now. */
  get restReason(): string | undefined {
    return this.#rest && this.#rest.until > this.#options.now() ? this.#rest.reason : undefined
  }

  /** Whether visitors get the release now, so that a process is kept ready; got it before; or never did. */
  get serving(): 'now' | 'before' | 'never' {
    return this.#serving
  }

  serve(isServing: boolean): void {
    if (!isServing && this.#serving === 'now') this.#usedAt = this.#options.now()
    if (isServing) this.#serving = 'now'
    else if (this.#serving === 'now') this.#serving = 'before'
  }

  get running(): number {
    return this.#processes.size
  }

  /** How many of its processes have loaded the bundle. */
  get loaded(): number {
    return [...this.#processes].filter((process) => process.isLoaded).length
  }

  idleFor(): number {
    return this.#pending.size > 0 ? 0 : this.#options.now() - this.#usedAt
  }

  /** Resolves once a process has loaded the bundle, or if none may be started for now. */
  ready(): Promise<void> {
    if (!this.#mayStart() || this.loaded > 0) return Promise.resolve()
    if (this.#processes.size === 0) this.#start()
    return new Promise((resolve) => this.#waitingForReady.push(resolve))
  }

  render(request: RenderRequest): Promise<RenderOutcome> {
    this.#usedAt = this.#options.now()
    if (this.#pending.size >= this.#options.limit) return Promise.resolve({ kind: 'crowded' })
    const process = this.#idlest() ?? (this.#mayStart() ? this.#start() : undefined)
    if (!process) return Promise.resolve({ kind: 'resting' })
    const isCrowded = process.jobs.size >= crowd && this.#processes.size < this.#options.processes
    if (isCrowded && this.#mayStart()) this.#start()
    const job = ++this.#lastJob
    return new Promise((settle) => {
      const isLate = () => this.#settle(job, { kind: process.isLoaded ? 'late' : 'unready' })
      this.#pending.set(job, { process, settle, deadline: setTimeout(isLate, this.#options.deadlineMs) })
      process.render(job, request)
    })
  }

  tick(): void {
    for (const process of this.#processes) {
      for (const job of process.tick()) this.#settle(job, { kind: 'late' })
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const job of [...this.#pending.keys()]) this.#settle(job, { kind: 'resting' })
    this.#tellReady()
    await Promise.all([...this.#processes].map((process) => process.end()))
  }

  /** Processes that have loaded the bundle come first: waiting for another one takes longer. */
  #idlest(): RenderProcess | undefined {
    const weight = (process: RenderProcess) => process.jobs.size + (process.isLoaded ? 0 : 1000)
    return [...this.#processes].sort((a, b) => weight(a) - weight(b))[0]
  }

  #mayStart(): boolean {
    return !this.#isClosed && this.restReason === undefined && this.#startsAt <= this.#options.now()
  }

  #start(): RenderProcess {
    const { bundle } = this
    const started = new RenderProcess(this.#options.command, this.#options.api, {
      loaded: () => this.#tellReady(),
      answered: (job, outcome) => this.#settle(job, outcome),
      ended: (reason, detail) => this.#ended(started, reason, detail),
      line: (text) => this.#options.onLine(bundle, text),
    })
    this.#processes.add(started)
    void sourceOf(bundle).then(
      (source) => started.load(bundle.release, bundle.file, source),
      (error: Error) => this.#unreadable(started, error),
    )
    return started
  }

  #unreadable(process: RenderProcess, { message, stack = message }: Error): void {
    this.#processes.delete(process)
    void process.end()
    for (const job of process.jobs) this.#settle(job, { kind: 'threw', fault: { message, stack } })
    this.#tellReady()
  }

  #settle(job: number, outcome: RenderOutcome): void {
    const pending = this.#pending.get(job)
    if (!pending) return
    this.#pending.delete(job)
    this.#usedAt = this.#options.now()
    clearTimeout(pending.deadline)
    pending.process.abandon(job)
    pending.settle(outcome)
  }

  #ended(process: RenderProcess, reason: EndReason, detail: string): void {
    if (!this.#processes.delete(process) || this.#isClosed) return
    const now = this.#options.now()
    this.#ends = [...this.#ends.filter((at) => now - at < endsWithinMs), now]
    const after = restartAfterMs[this.#ends.length - 1] ?? 0
    this.#startsAt = now + after
    this.#options.onEnded(this.bundle, reason, detail)
    if (this.#ends.length >= endsToRest) this.#beginRest(reason, detail)
    for (const job of process.jobs) this.#settle(job, { kind: reason === 'hung' ? 'hung' : 'crashed' })
    this.#tellReady()
    if (this.#serving === 'now') setTimeout(() => void this.ready(), after + tickMs).unref()
  }

  #beginRest(reason: EndReason, detail: string): void {
    const said = `its process ended ${endsToRest} times within a minute, most recently because it ${reason} (${detail})`
    this.#rest = { until: this.#options.now() + restMs, reason: said }
    this.#ends = []
    this.#options.onRested(this.bundle, said)
  }

  #tellReady(): void {
    for (const tell of this.#waitingForReady.splice(0)) tell()
  }
}

async function sourceOf({ file, integrity, release }: ServerBundle): Promise<Buffer> {
  const source = await readFile(file)
  if (integrityOf(source) !== integrity) throw new Error(`The server bundle of ${release} was altered`)
  return source
}

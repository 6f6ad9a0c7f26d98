import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { FromWorker, ServerBundle, ToWorker } from './render-messages.ts'

/** The compiled worker in a build; from sources the TypeScript one, through tsx. */
export function workerOptions(file: string): WorkerOptions {
  return file.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : {}
}

interface Watcher {
  answered(message: FromWorker): void
  ended(thread: RenderThread): void
}

/** One worker thread with the jobs that are in it. */
export class RenderThread {
  readonly jobs = new Set<number>()
  /** runs a job that hung beside others, so that the guilty one is known */
  isReserved = false
  readonly #worker: Worker
  readonly #beat = new Int32Array(new SharedArrayBuffer(4))
  #lastBeat = 0
  #movedAt = Date.now()
  #hasEnded = false

  constructor(file: string, watcher: Watcher) {
    this.#worker = new Worker(file, {
      ...workerOptions(file),
      workerData: { beat: this.#beat.buffer },
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      name: 'render',
    })
    this.#worker.on('message', (message: FromWorker) => watcher.answered(message))
    this.#worker.on('error', () => undefined)
    this.#worker.on('exit', () => {
      this.#hasEnded = true
      watcher.ended(this)
    })
  }

  send(message: ToWorker): void {
    if (message.kind === 'render') this.jobs.add(message.job)
    this.#worker.postMessage(message)
  }

  warm(bundle: ServerBundle): void {
    this.send({ kind: 'warm', bundle })
  }

  /** Milliseconds since its event loop was last seen to turn. */
  stillFor(now: number): number {
    const beat = Atomics.load(this.#beat, 0)
    // A thread that has not come up yet is starting, not hanging.
    if (beat === 0 || beat !== this.#lastBeat) {
      this.#lastBeat = beat
      this.#movedAt = now
    }
    return now - this.#movedAt
  }

  /** False for one that died while it was coming up. */
  get hasTurned(): boolean {
    return Atomics.load(this.#beat, 0) > 0
  }

  async end(): Promise<void> {
    if (!this.#hasEnded) await this.#worker.terminate()
  }
}

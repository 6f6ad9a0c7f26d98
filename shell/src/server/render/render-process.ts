import { type ChildProcess, spawn } from 'node:child_process'
import type { Duplex, Readable } from 'node:stream'
import { pageFault } from '@nukkad/contracts/rendered-page'
import type { RenderRequest } from '@nukkad/platform/host/server'
import type { ApiCaller } from './api/api-caller.ts'
import { type AskedCall, mostCallBytes, mostCalls, type ToldCall } from './api/api-messages.ts'
import { answerIn, resultOf } from './checked-answer.ts'
import { type Command, confinedEnvironment } from './confinement.ts'
import { BadFrame, type Frame, FrameReader, writeFrame } from './frames.ts'
import { logLines } from './process-log.ts'
import {
  type FromProcess,
  mostReplyBytes,
  type RenderedAnswer,
  type RenderFault,
  type ThrewAnswer,
  type ToProcess,
} from './render-messages.ts'
import type { RenderOutcome } from './render-outcome.ts'

/** Why a process ended unexpectedly. */
export type EndReason = 'hung' | 'crashed' | 'garbled'

/** Receives the events of a process. */
export interface ProcessWatcher {
  loaded(fault?: RenderFault): void
  answered(job: number, outcome: RenderOutcome): void
  ended(reason: EndReason, detail: string): void
  line(text: string): void
}

/** Interval at which processes are checked for responsiveness. */
export const tickMs = 50
/** A page does not wait longer for a process that has rendered before and is now unresponsive: 0.3 s. */
const silentTicks = 6
/** An unresponsive process is killed after this: 1 s. */
const hungTicks = 20
/** Node itself starts in a tenth of a second; ten others may be starting at the same time. */
const startTicks = 200
const headRoom = 64 * 1024

/** One process with its pending jobs. Its messages are not trusted. */
export class RenderProcess {
  readonly jobs = new Set<number>()
  /** jobs abandoned by the shell that may still be answered */
  readonly #abandoned = new Set<number>()
  readonly #child: ChildProcess
  readonly #channel: Duplex
  readonly #watcher: ProcessWatcher
  readonly #api: Pick<ApiCaller, 'call'>
  #calls = 0
  #unsent: ToProcess[] | undefined = []
  #state: 'starting' | 'up' | 'loaded' | 'ended' = 'starting'
  #hasRendered = false
  #quietTicks = 0
  #pings = 0

  constructor({ program, args }: Command, api: Pick<ApiCaller, 'call'>, watcher: ProcessWatcher) {
    this.#watcher = watcher
    this.#api = api
    this.#child = spawn(program, args, { env: confinedEnvironment(), stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    this.#channel = this.#child.stdio[3] as Duplex
    const reader = new FrameReader(mostReplyBytes + headRoom, (frame) => this.#take(frame))
    this.#channel.on('data', (chunk: Buffer) => {
      try {
        reader.push(chunk)
      } catch (error) {
        if (!(error instanceof BadFrame)) throw error
        this.#endAs('garbled', error.message)
      }
    })
    this.#channel.on('error', () => undefined)
    for (const output of [this.#child.stdout, this.#child.stderr]) logLines(output as Readable, watcher.line)
    this.#child.on('error', (error) => this.#endAs('crashed', error.message))
    this.#child.on('exit', (code, signal) => this.#endAs('crashed', signal ?? `exit code ${code}`))
  }

  /** Whether it has run its bundle, successfully or not. */
  get isLoaded(): boolean {
    return this.#state === 'loaded'
  }

  /** Must be called before any render. */
  load(release: string, file: string, source: Buffer): void {
    if (this.#state === 'ended') return
    writeFrame(this.#channel, { kind: 'load', release, file } satisfies ToProcess, source)
    for (const order of this.#unsent ?? []) writeFrame(this.#channel, order)
    this.#unsent = undefined
  }

  render(job: number, request: RenderRequest): void {
    this.jobs.add(job)
    const order: ToProcess = { kind: 'render', job, request }
    if (this.#unsent) this.#unsent.push(order)
    else writeFrame(this.#channel, order)
  }

  /** The result of this job is no longer needed. */
  abandon(job: number): void {
    if (this.jobs.delete(job)) this.#abandoned.add(job)
  }

  /**
   * Called at a fixed interval, so that time during which the shell itself was blocked does not count as
   * unresponsiveness. Returns the jobs that no page should wait for any longer.
   */
  tick(): number[] {
    const isWaitedFor = this.jobs.size > 0 || this.#abandoned.size > 0 || this.#state !== 'loaded'
    if (!isWaitedFor || this.#unsent || this.#state === 'ended') return []
    this.#quietTicks += 1
    const isStarting = this.#state === 'starting'
    if (this.#quietTicks > (isStarting ? startTicks : hungTicks)) {
      this.#endAs(isStarting ? 'crashed' : 'hung', isStarting ? 'did not start' : 'no response for a second')
      return []
    }
    if (this.#quietTicks === 1 && !isStarting) this.#ping()
    return this.#hasRendered && this.#quietTicks >= silentTicks ? [...this.jobs] : []
  }

  /** Kills the process at once, without notifying the watcher. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child
    this.#state = 'ended'
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGKILL')
    this.#channel.destroy()
    await gone
  }

  #ping(): void {
    if (this.#pings > 0) return
    this.#pings += 1
    writeFrame(this.#channel, { kind: 'ping' } satisfies ToProcess)
  }

  #take({ head, body }: Frame): void {
    if (this.#state === 'ended') return
    const answer = answerIn(head)
    if (!answer || !this.#isExpected(answer)) throw new BadFrame('an unexpected answer')
    this.#quietTicks = 0
    if (answer.kind === 'up') this.#state = 'up'
    else if (answer.kind === 'pong') this.#pings -= 1
    else if (answer.kind === 'loaded') {
      this.#state = 'loaded'
      this.#watcher.loaded(answer.fault)
    } else if (answer.kind === 'ask') void this.#ask(answer, body)
    else this.#answered(answer, body)
  }

  #isExpected(answer: FromProcess): boolean {
    if (answer.kind === 'up') return this.#state === 'starting'
    if (answer.kind === 'loaded') return this.#state === 'up'
    if (answer.kind === 'pong') return this.#pings > 0
    if (answer.kind === 'ask') return this.#state === 'loaded'
    return this.jobs.has(answer.job) || this.#abandoned.has(answer.job)
  }

  /** Calls above the limits of number or size are not passed on. */
  async #ask(asked: AskedCall, body: Buffer): Promise<void> {
    const { call } = asked
    const isTooMuch = this.#calls >= mostCalls || body.length > mostCallBytes
    this.#calls += 1
    const answer = isTooMuch ? undefined : await this.#api.call(asked, body)
    this.#calls -= 1
    if (this.#state === 'ended') return
    const { status, contentType } = answer ?? {}
    const told: ToldCall = { kind: 'told', call, ...(status && { status }), ...(contentType && { contentType }) }
    writeFrame(this.#channel, told, ...(answer ? [answer.body] : []))
  }

  #answered(answer: RenderedAnswer | ThrewAnswer, body: Buffer): void {
    const { job } = answer
    if (this.#abandoned.delete(job)) return
    this.jobs.delete(job)
    if (answer.kind === 'threw') {
      this.#watcher.answered(job, { kind: 'threw', fault: answer.fault })
      return
    }
    const refusal = pageFault(answer)
    if (refusal) {
      const message = `The page is refused: ${refusal}`
      this.#watcher.answered(job, { kind: 'threw', fault: { message, stack: message } })
      return
    }
    const result = resultOf(answer, body)
    if (!result) throw new BadFrame('a state that would break out of its script')
    this.#hasRendered = true
    this.#watcher.answered(job, { kind: 'rendered', result })
  }

  #endAs(reason: EndReason, detail: string): void {
    if (this.#state === 'ended') return
    void this.end()
    this.#watcher.ended(reason, detail)
  }
}

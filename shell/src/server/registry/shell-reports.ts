import type { ShellReport } from '@nukkad/contracts/registry-service'
import { type RegistryHttp, type ShellStatus, statusEvery } from '@nukkad/registry'
import type { Logger } from 'pino'
import type { ViewLedger } from './view-ledger.ts'

export interface ShellReportsOptions {
  readonly http: RegistryHttp
  /** names the machine and the process */
  readonly shell: string
  readonly platformVersion: string
  readonly views: ViewLedger
  readonly log: Pick<Logger, 'warn'>
}

const timeoutMs = 5000

/**
 * Reports to the registry what this shell runs and how its visitors' views went: at each change, and every ten seconds.
 */
export class ShellReports {
  readonly #options: ShellReportsOptions
  readonly #timer: NodeJS.Timeout
  #status: Omit<ShellStatus, 'shell'> | undefined
  #saying = Promise.resolve()
  #isHeard = true

  constructor(options: ShellReportsOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#inTurn(), statusEvery).unref()
  }

  say(status: Omit<ShellStatus, 'shell'>): void {
    this.#status = status
    this.#inTurn()
  }

  /** Reports that this shell shuts down. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#inTurn(true)
    await this.#saying
  }

  #inTurn(isEnding = false): void {
    this.#saying = this.#saying.then(() => this.#send(isEnding))
  }

  async #send(isEnding: boolean): Promise<void> {
    const { http, shell, platformVersion, views, log } = this.#options
    if (!this.#status) return
    const { sequence, seen, leftOut, refused } = this.#status
    const counted = views.take()
    const shortened = Object.entries(leftOut).map(([release, why]) => [release, why.slice(0, 500)])
    const json: ShellReport = {
      shell,
      sequence,
      seen,
      platform: platformVersion,
      ...counted,
      leftOut: Object.fromEntries(shortened),
      ...(refused !== undefined && { refused: refused.slice(0, 500) }),
      ...(isEnding && { isEnding }),
    }
    try {
      const answer = await http.ask('/v1/shells', { method: 'PUT', json, timeoutMs })
      await answer.body?.cancel()
      this.#isHeard = true
    } catch (error) {
      views.giveBack(counted)
      if (this.#isHeard) log.warn({ cause: String(error) }, 'the registry could not be told which releases run here')
      this.#isHeard = false
    }
  }
}

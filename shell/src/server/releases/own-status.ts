import os from 'node:os'
import { type ShellStatus, ShellStatuses, statusEvery } from '@nukkad/registry'
import type { Logger } from 'pino'

/** Says on disk what this shell runs, so that whoever released something is told what became of it. */
export class OwnStatus {
  readonly #shell = `${os.hostname()}-${process.pid}`
  readonly #statuses: ShellStatuses
  readonly #log: Pick<Logger, 'warn'>
  readonly #heart: NodeJS.Timeout
  #saying = Promise.resolve()

  constructor(home: string, log: Pick<Logger, 'warn'>) {
    this.#statuses = new ShellStatuses(home)
    this.#log = log
    this.#heart = setInterval(() => this.#inTurn(() => this.#statuses.touch(this.#shell)), statusEvery).unref()
  }

  say(status: Omit<ShellStatus, 'shell'>): void {
    this.#inTurn(() => this.#statuses.write({ shell: this.#shell, ...status }))
  }

  async close(): Promise<void> {
    clearInterval(this.#heart)
    this.#inTurn(() => this.#statuses.remove(this.#shell))
    await this.#saying
  }

  /** A disk that is full or read-only is no reason to answer nobody. */
  #inTurn(work: () => Promise<void>): void {
    this.#saying = this.#saying.then(work).catch((error) => {
      this.#log.warn({ cause: String(error) }, 'what this shell runs could not be written')
    })
  }
}

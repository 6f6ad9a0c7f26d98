import path from 'node:path'
import { type RunningPostgres, startPostgres } from '../../../packages/api/src/postgres/start-postgres.ts'
import type { StartSettings } from '../settings.ts'
import { type Service, startService, stopService, type WantedService } from './service.ts'

export interface Death {
  readonly name: string
  readonly log: string
  /** its exit code, or the signal that ended it */
  readonly how: string | number | null
}

/** All processes of a running Nukkad; stops them in the reverse order of their start. */
export class Running {
  readonly #wanted = new Map<string, WantedService>()
  readonly #services = new Map<string, Service>()
  readonly #onDeath: (death: Death) => void
  #postgres: RunningPostgres | undefined
  #startPostgres: (() => Promise<RunningPostgres>) | undefined
  #end: Promise<void> | undefined

  /** `onDeath` is called when a process ends unexpectedly. */
  constructor(onDeath: (death: Death) => void) {
    this.#onDeath = onDeath
  }

  async postgres({ DATABASE_URL, NUKKAD_HOME, PGPORT }: StartSettings): Promise<string> {
    if (DATABASE_URL) return DATABASE_URL
    const dataDir = path.join(NUKKAD_HOME, 'postgres')
    this.#startPostgres = () => startPostgres({ dataDir, port: PGPORT })
    await this.#bringPostgres()
    return this.#postgres?.url as string
  }

  async #bringPostgres(): Promise<void> {
    const postgres = await (this.#startPostgres as () => Promise<RunningPostgres>)()
    this.#postgres = postgres
    void postgres.ended.then((how) => {
      if (this.#end || this.#postgres !== postgres) return
      this.#postgres = undefined
      this.#onDeath({ name: 'postgres', log: postgres.log, how })
    })
  }

  async service(wanted: WantedService): Promise<void> {
    this.#wanted.set(wanted.name, wanted)
    const service = await startService(wanted)
    this.#services.set(wanted.name, service)
    service.child.once('exit', (code, signal) => {
      // A process that was removed from the list first was asked to end.
      if (this.#services.get(wanted.name) !== service || this.#end) return
      this.#services.delete(wanted.name)
      this.#onDeath({ name: wanted.name, log: service.log, how: signal ?? code })
    })
  }

  /** Stops a service if it is running, and starts it as before; throws when it fails to start. */
  async restart(name: string): Promise<void> {
    if (name === 'postgres' && this.#startPostgres && !this.#end) return this.#bringPostgres()
    const wanted = this.#wanted.get(name)
    if (!wanted || this.#end) return
    const service = this.#services.get(name)
    this.#services.delete(name)
    if (service) await stopService(service)
    await this.service(wanted)
  }

  get isEnding(): boolean {
    return this.#end !== undefined
  }

  /** Stops once, however often it is called; all callers wait for that. */
  stop(): Promise<void> {
    this.#end ??= Promise.all([...this.#services.values()].map(stopService)).then(() => this.#postgres?.stop())
    return this.#end
  }
}

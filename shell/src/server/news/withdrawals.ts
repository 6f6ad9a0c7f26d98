import { loadRelease, replacementOf } from '@nukkad/registry'
import type { Logger } from 'pino'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { Circuit } from '../render/circuit.ts'
import type { Renderers } from '../render/renderers.ts'
import type { ReportState } from './report-ledger.ts'

export interface WithdrawalsOptions {
  readonly releases: LiveReleases
  readonly releasesFolder: string
  readonly platformVersion: string
  readonly circuit: Pick<Circuit, 'open'>
  readonly renderers: Pick<Renderers, 'resting'>
  /** withdraws the release for everyone; absent if this process may not sign */
  readonly withdraw: ((name: string, version: string, reason: string) => Promise<unknown>) | undefined
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** The share of the networks served a release that must have failed, if the server itself finds no fault. */
const leastShare = 0.2

/** Decides whether reports withdraw a release for everyone. */
export class Withdrawals {
  readonly #options: WithdrawalsOptions
  readonly #underWay = new Set<string>()

  constructor(options: WithdrawalsOptions) {
    this.#options = options
  }

  /** Called with each report of a release; withdraws it if that is justified, and logs why if it is not. */
  async consider(name: string, version: string, phase: string, state: ReportState): Promise<void> {
    const release = `${name}@${version}`
    if (!state.isEnough || this.#underWay.has(release)) return
    this.#underWay.add(release)
    try {
      await this.#decide(name, version, phase, state)
    } finally {
      this.#underWay.delete(release)
    }
  }

  async #decide(name: string, version: string, phase: string, { failed, given }: ReportState): Promise<void> {
    const { releases, withdraw, log } = this.#options
    const release = `${name}@${version}`
    const fault = await this.#faultOf(name, version)
    if (!fault && failed < leastShare * given) {
      log.warn({ release, failed, given }, 'reported by too few of the networks that received it to be withdrawn')
      return
    }
    const replacement = await this.#replacementOf(name, version)
    if (!withdraw || !replacement) {
      log.error({ release, failed, given }, 'visitors cannot run this release, and there is no replacement')
      return
    }
    const reason = `reported by visitors: ${phase} failed for ${failed} of ${given}${fault ? `; ${fault}` : ''}`
    await withdraw(name, version, reason)
    await releases.look()
    log.error({ release, replacement, reason }, 'release withdrawn after reports from visitors')
  }

  /** Faults that the server finds itself: altered files, or repeatedly failing renders. */
  async #faultOf(name: string, version: string): Promise<string | undefined> {
    const { releases, releasesFolder, circuit, renderers } = this.#options
    const manifest = releases.snapshots.document.remotes[name]?.versions[version]?.manifest
    if (!manifest) return 'the registry does not hold it'
    const restReason = renderers.resting.get(`${name}@${version}`)
    if (restReason) return `on the server ${restReason}`
    if (circuit.open.includes(`${name}@${version}`)) return 'the server cannot render it either'
    return loadRelease(releasesFolder, name, version, manifest).then(
      () => undefined,
      (error: Error) => error.message,
    )
  }

  async #replacementOf(name: string, version: string): Promise<string | undefined> {
    const { releases, platformVersion } = this.#options
    const remote = releases.snapshots.document.remotes[name]
    const replacement = remote && replacementOf(remote, version, platformVersion)
    return replacement && !(await this.#faultOf(name, replacement)) ? replacement : undefined
  }
}

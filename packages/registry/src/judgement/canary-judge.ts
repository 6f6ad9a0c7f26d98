import type { RegistryDocument, RegistryRemote, Rule } from '@nukkad/contracts'
import type { ShellReport, ViewCounts } from '@nukkad/contracts/registry-service'
import { stableOf } from '../document/changes.ts'
import type { Registry } from '../registry.ts'
import { type Judgement, type JudgementLimits, judgeCanary, usualLimits } from './judge-canary.ts'
import type { ViewHistory } from './view-history.ts'

const mostNetworks = 1000
const plottedHours = 24
const plottedSteps = 48

export interface CanaryJudgeOptions {
  readonly registry: Registry
  readonly history: ViewHistory
  readonly limits?: JudgementLimits
  readonly now?: () => Date
  readonly log: { info(about: object, message: string): void; error(about: object, message: string): void }
}

/** The present judgement of one canary. */
export interface ToldJudgement extends Judgement {
  readonly remote: string
  readonly version: string
  /** whether it is promoted or withdrawn automatically */
  readonly isJudged: boolean
}

/** Adds up the counts of shells, and judges canaries by them. */
export class CanaryJudge {
  readonly #options: CanaryJudgeOptions
  /** when networks last reported a failed view, in milliseconds */
  readonly #networks = new Map<string, Map<string, number>>()

  constructor(options: CanaryJudgeOptions) {
    this.#options = options
  }

  /** Adds what a shell counted since its last report. */
  heard({ views, networks }: Pick<ShellReport, 'views' | 'networks'>): void {
    for (const [release, counts] of Object.entries(views)) this.#options.history.add(release, counts, this.#now())
    for (const [release, seen] of Object.entries(networks)) {
      const known = this.#networks.get(release) ?? new Map()
      for (const network of seen) {
        if (known.has(network) || known.size < mostNetworks) known.set(network, this.#now().getTime())
      }
      this.#networks.set(release, known)
    }
  }

  /** The judgement of every canary by its counts. */
  judgements(document: RegistryDocument): ToldJudgement[] {
    return Object.entries(document.remotes).flatMap(([remote, entry]) => {
      const rule = entry.rules.find(({ channel }) => channel === 'canary')
      if (!rule) return []
      const judgement = this.#judgementOf(remote, entry, rule)
      return [{ remote, version: rule.version, isJudged: rule.isJudged === true, ...judgement }]
    })
  }

  /** Promotes and withdraws the canaries that are judged automatically. Returns these decisions. */
  async judge(): Promise<ToldJudgement[]> {
    const { registry, log, history } = this.#options
    const document = await registry.read()
    const isKnown = (release: string) => {
      const at = release.lastIndexOf('@')
      return Object.hasOwn(document.remotes[release.slice(0, at)]?.versions ?? {}, release.slice(at + 1))
    }
    history.keep(isKnown)
    for (const release of this.#networks.keys()) if (!isKnown(release)) this.#networks.delete(release)
    const decided = this.judgements(document).filter(({ isJudged, verdict }) => isJudged && verdict !== 'wait')
    const judge = registry.as('judgement of canaries')
    for (const { remote, version, verdict, reason } of decided) {
      try {
        if (verdict === 'promote') await judge.promote(remote, version, reason)
        else await judge.quarantine(remote, version, reason)
        log.info({ remote, version, verdict, reason }, 'canary judged')
      } catch (error) {
        log.error(
          { remote, version, verdict, cause: String(error) },
          'a decision about a canary could not be carried out',
        )
      }
    }
    return decided
  }

  /** Views of the last day of every version, in steps of `stepMinutes`, oldest first. */
  health(remote?: string): { stepMinutes: number; releases: Record<string, ViewCounts[]> } {
    const isMeant = (release: string) => remote === undefined || release.startsWith(`${remote}@`)
    const releases = this.#options.history.steps(isMeant, plottedSteps, plottedHours, this.#now())
    return { stepMinutes: (plottedHours * 60) / plottedSteps, releases }
  }

  #judgementOf(name: string, remote: RegistryRemote, rule: Rule): Judgement {
    const { history, limits = usualLimits } = this.#options
    const stable = stableOf(remote)
    const wait = (reason: string): Judgement => ({ verdict: 'wait', reason, logEvidence: 0 })
    if (stable === undefined) return wait('there is no stable version to compare with')
    if (rule.since === undefined) return wait('the start of its share is unknown')
    const isForSome = rule.cities ?? rule.webview ?? rule.accounts ?? rule.from ?? rule.until
    if (isForSome !== undefined) return wait('it is limited to some visitors, so it cannot be compared with stable')
    const since = new Date(rule.since)
    const canary = history.since(`${name}@${rule.version}`, since)
    const beside = history.since(`${name}@${stable}`, since)
    const both = (kind: keyof ViewCounts) => ({ canary: canary[kind], stable: beside[kind] })
    const counts = {
      version: rule.version,
      since,
      views: both('views'),
      renders: both('renders'),
      browserErrors: both('browserErrors'),
      serverFailures: both('serverFailures'),
      slowViews: both('slowViews'),
      networks: this.#networksSince(`${name}@${rule.version}`, since),
    }
    return judgeCanary(remote, counts, this.#now(), limits)
  }

  #networksSince(release: string, since: Date): number {
    const times = [...(this.#networks.get(release)?.values() ?? [])]
    return times.filter((time) => time > since.getTime()).length
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date()
  }
}

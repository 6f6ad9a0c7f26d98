import type { RegistryRemote } from '@nukkad/contracts'
import { replacementOf } from '../document/withdrawals.ts'
import { type FailedViews, logEvidence, logMean } from './evidence.ts'

/**
 * Counts since a canary got its share; stable's views are those of visitors whom the canary's rule could have matched.
 */
export interface CanaryCounts {
  readonly version: string
  readonly since: Date
  readonly views: FailedViews
  /**
   * renders on the server: stable's pages come from the cache more often, so server failures are compared with these
   */
  readonly renders?: FailedViews
  readonly browserErrors: FailedViews
  readonly serverFailures: FailedViews
  /** views with a web vital rated as poor */
  readonly slowViews: FailedViews
  /** number of different networks whose browsers reported a failed or slow view of the canary */
  readonly networks: number
}

export interface JudgementLimits {
  /**
   * e-value at which a canary is withdrawn; a sound canary reaches it with a probability of at most 1 in this number
   */
  readonly withdrawAt: number
  /** e-value from which a canary is not promoted */
  readonly doubtAt: number
  /** networks that must have reported, unless the server found failures itself */
  readonly leastNetworks: number
  /** views that a promotion needs, of canary and stable each */
  readonly leastViews: number
  readonly leastMinutes: number
}

export const usualLimits: JudgementLimits = {
  withdrawAt: 100,
  doubtAt: 3,
  leastNetworks: 3,
  leastViews: 1000,
  leastMinutes: 60,
}

/** The decision about a canary and its reason, with the numbers it is based on. */
export interface Judgement {
  readonly verdict: 'promote' | 'withdraw' | 'wait'
  readonly reason: string
  readonly logEvidence: number
}

const wait = (reason: string, evidence = 0): Judgement => ({ verdict: 'wait', reason, logEvidence: evidence })

/**
 * Judges a canary against stable; can be called any number of times. A canary without a stable version beside it, or
 * one that could not be replaced, waits for a person.
 */
export function judgeCanary(
  remote: RegistryRemote,
  counts: CanaryCounts,
  now: Date,
  limits: JudgementLimits = usualLimits,
): Judgement {
  const rule = remote.rules.find(({ channel, version }) => channel === 'canary' && version === counts.version)
  if (!rule) return wait(`${counts.version} is no canary`)
  const { share } = rule
  if (share === undefined || share <= 0 || share >= 1) return wait('no visitors with stable to compare with')
  const server = logEvidence(counts.serverFailures, partOf(counts.renders) ?? share)
  const all = logMean([server, logEvidence(counts.browserErrors, share), logEvidence(counts.slowViews, share)])
  const numbers = told(counts, all)
  if (all >= Math.log(limits.withdrawAt)) {
    const isServerSure = server - Math.log(3) >= Math.log(limits.withdrawAt)
    if (!isServerSure && counts.networks < limits.leastNetworks) {
      return wait(`reported from ${counts.networks} networks only: ${numbers}`, all)
    }
    if (!replacementOf(remote, counts.version))
      return wait(`there is no healthy version to replace it: ${numbers}`, all)
    return { verdict: 'withdraw', reason: `worse than stable: ${numbers}`, logEvidence: all }
  }
  if (all >= Math.log(limits.doubtAt)) return wait(`in doubt: ${numbers}`, all)
  const minutes = (now.getTime() - counts.since.getTime()) / 60_000
  const isSeenEnough = Math.min(counts.views.canary, counts.views.stable) >= limits.leastViews
  if (!isSeenEnough || minutes < limits.leastMinutes) return wait(`too early: ${numbers}`, all)
  return { verdict: 'promote', reason: `no worse than stable: ${numbers}`, logEvidence: all }
}

/** The canary's share of the renders; undefined while there are too few. */
function partOf(renders: FailedViews | undefined): number | undefined {
  if (!renders || renders.canary === 0 || renders.stable === 0) return undefined
  return renders.canary / (renders.canary + renders.stable)
}

function told({ views, browserErrors, serverFailures, slowViews }: CanaryCounts, evidence: number): string {
  const arm = (name: keyof FailedViews) =>
    `${name} ${views[name]} views, ${browserErrors[name]} browser errors, ${serverFailures[name]} server failures, ${slowViews[name]} slow`
  return `${arm('canary')}; ${arm('stable')}; e-value 10^${(evidence / Math.LN10).toFixed(1)}`
}

import type { RegistryRemote, Rule } from '@nukkad/contracts'
import type { ReleasedVersion, ReleaseRule } from '@nukkad/contracts/endpoints/site/releases'

export function versionsOf({ versions, history }: RegistryRemote): ReleasedVersion[] {
  const target = history.find((version) => versions[version]?.quarantined === undefined)
  return Object.entries(versions)
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([version, { publishedAt, signedBy, platform, quarantined, withdrawnAt, skipped }]) => ({
      version,
      publishedAt,
      platform,
      team: signedBy?.team ?? null,
      quarantined: quarantined ?? null,
      rolledBackAt: withdrawnAt ?? null,
      isRollbackTarget: version === target,
      skipped: skipped ? `${skipped.gates.join(', ')}: ${skipped.reason}` : null,
    }))
}

export const ruleOf = ({
  version,
  channel,
  share,
  isJudged,
  since,
  cities,
  webview,
  accounts,
  from,
  until,
}: Rule): ReleaseRule => ({
  version,
  channel,
  share: share ?? null,
  isJudged: isJudged === true,
  since: since ?? null,
  cities: [...(cities ?? [])],
  webview: webview ?? null,
  accounts: [...(accounts ?? [])],
  from: instant(from),
  until: instant(until),
})

/** A time in the contract's format, whatever its offset. */
const instant = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString())

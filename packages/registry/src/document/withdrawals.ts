import type { RegistryRemote, Rule } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import { type Change, put, remoteOf, rolledBack, stableOf, usable } from './changes.ts'
import { canRun } from './resolve.ts'

/**
 * What the visitors of this version would get instead: the stable version, or the last good one before it that runs on
 * the platform.
 */
export function replacementOf(remote: RegistryRemote, version: string, platformVersion?: string): string | undefined {
  const stable = stableOf(remote)
  return [...(stable ? [stable] : []), ...remote.history].find(
    (other) => other !== version && canRun(remote, other, platformVersion),
  )
}

const rulesOf = (remote: RegistryRemote, version: string) => remote.rules.filter((rule) => rule.version === version)

/**
 * Stops serving a version; if it was stable, the last good one becomes stable again. Its rules are stored with the
 * version, so that it can be restored.
 */
export function quarantined(name: string, version: string, reason: string, at: Date): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const entry = usable(remote, name, version)
    const held = rulesOf(remote, version)
    if (held.length > 0 && !replacementOf(remote, version)) {
      throw new RegistryRefusal(
        'irreplaceable',
        `There is no healthy version to replace ${name} ${version}; release another one first.`,
      )
    }
    const isStable = stableOf(remote) === version
    const marked = put(document, name, {
      versions: { ...remote.versions, [version]: { ...entry, quarantined: reason, held } },
      rules: remote.rules.filter((rule) => rule.version !== version || rule.channel === 'stable'),
      history: remote.history.filter((other) => other !== version),
    })
    return isStable ? rolledBack(name, at)(marked) : marked
  }
}

/** Ends the canary, campaign or preview rules of a version. */
export function takenBack(name: string, version: string, channel?: Rule['channel']): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const isMeant = (rule: Rule) =>
      rule.version === version && rule.channel !== 'stable' && (channel === undefined || rule.channel === channel)
    if (!remote.rules.some(isMeant)) {
      throw new RegistryRefusal(
        'unknown',
        `${name} ${version} has no ${channel ?? 'canary, campaign or preview'} to withdraw.`,
      )
    }
    return put(document, name, { ...remote, rules: remote.rules.filter((rule) => !isMeant(rule)) })
  }
}

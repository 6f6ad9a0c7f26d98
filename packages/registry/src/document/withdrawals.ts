import type { RegistryDocument, RegistryRemote, RegistryVersion, Rule } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import {
  type Change,
  longestHistory,
  put,
  remoteOf,
  rolledBack,
  ruleAdded,
  stableMoved,
  stableOf,
  usable,
} from './changes.ts'
import { canRun } from './resolve.ts'

/**
 * What those who lose this version would get: the stable one, or the last good one before it that runs on the platform.
 */
export function replacementOf(remote: RegistryRemote, version: string, platformVersion?: string): string | undefined {
  const stable = stableOf(remote)
  return [...(stable ? [stable] : []), ...remote.history].find(
    (other) => other !== version && canRun(remote, other, platformVersion),
  )
}

const rulesOf = (remote: RegistryRemote, version: string) => remote.rules.filter((rule) => rule.version === version)

/**
 * Nobody gets this version any more; if it was stable, the last good one is stable again. Its rules are kept beside it
 * for whoever restores it.
 */
export function quarantined(name: string, version: string, reason: string, at: Date): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const entry = usable(remote, name, version)
    const held = rulesOf(remote, version)
    if (held.length > 0 && !replacementOf(remote, version)) {
      throw new RegistryRefusal(
        'irreplaceable',
        `Nothing healthy could take the place of ${name} ${version}; release another first.`,
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

/**
 * Undoes a quarantine or a rollback. A version that was stable is so again, unless one that was published after it is
 * by now; the other rules that it had come back with it.
 */
export function restored(name: string, version: string): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const entry = remote.versions[version]
    if (!entry) throw new RegistryRefusal('unknown', `${name} has no version ${version}.`)
    if (entry.quarantined === undefined && entry.withdrawnAt === undefined) {
      throw new RegistryRefusal('unknown', `${name} ${version} was not withdrawn.`)
    }
    const { quarantined: _, withdrawnAt, held = [], ...plain } = entry
    const known = put(document, name, { ...remote, versions: { ...remote.versions, [version]: plain } })
    const wasStable = withdrawnAt !== undefined
    const back =
      wasStable && !hasNewerStable(remote, plain) ? stableMoved(name, version)(known) : remembered(known, name, version)
    return held.reduce((result, rule) => withHeld(result, name, rule), back)
  }
}

/** Ends what is given to some only. */
export function takenBack(name: string, version: string, channel?: Rule['channel']): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const isMeant = (rule: Rule) =>
      rule.version === version && rule.channel !== 'stable' && (channel === undefined || rule.channel === channel)
    if (!remote.rules.some(isMeant)) {
      throw new RegistryRefusal(
        'unknown',
        `${name} ${version} has no ${channel ?? 'canary, campaign or preview'} to take back.`,
      )
    }
    return put(document, name, { ...remote, rules: remote.rules.filter((rule) => !isMeant(rule)) })
  }
}

function hasNewerStable(remote: RegistryRemote, { publishedAt }: RegistryVersion): boolean {
  const stable = stableOf(remote)
  const known = stable ? remote.versions[stable] : undefined
  return known !== undefined && known.quarantined === undefined && known.publishedAt > publishedAt
}

/** A rollback may lead there again. Newest first, as the versions were published. */
function remembered(document: RegistryDocument, name: string, version: string): RegistryDocument {
  const remote = remoteOf(document, name)
  if (stableOf(remote) === version) return document
  const publishedAt = (of: string) => remote.versions[of]?.publishedAt ?? ''
  const history = [...new Set([...remote.history, version])].sort((a, b) =>
    publishedAt(b).localeCompare(publishedAt(a)),
  )
  return put(document, name, { ...remote, history: history.slice(0, longestHistory) })
}

function withHeld(document: RegistryDocument, name: string, rule: Rule): RegistryDocument {
  const hasOtherCanary = remoteOf(document, name).rules.some(({ channel }) => channel === 'canary')
  if (rule.channel === 'stable' || (rule.channel === 'canary' && hasOtherCanary)) return document
  return ruleAdded(name, rule)(document)
}

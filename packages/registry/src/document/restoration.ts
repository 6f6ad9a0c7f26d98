import type { RegistryDocument, RegistryRemote, RegistryVersion, Rule } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'
import { type Change, longestHistory, put, remoteOf, ruleAdded, stableMoved, stableOf } from './changes.ts'

/**
 * Undoes a quarantine or a rollback. A formerly stable version becomes stable again, unless a later one is stable by
 * now; its other rules are restored too.
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

function hasNewerStable(remote: RegistryRemote, { publishedAt }: RegistryVersion): boolean {
  const stable = stableOf(remote)
  const known = stable ? remote.versions[stable] : undefined
  return known !== undefined && known.quarantined === undefined && known.publishedAt > publishedAt
}

/** A rollback may lead to it again. Newest first, in the order of publication. */
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

import type { Grant, RegistryDocument, RegistryRemote, RegistryVersion, Rule } from '@nukkad/contracts'
import { RegistryRefusal } from '../refusal.ts'

/** A change of the document; everything else stays as it was. Sequence, times and signature are set on writing. */
export type Change = (document: RegistryDocument) => RegistryDocument

/** The number of stable versions kept for rollbacks. */
export const longestHistory = 10
const emptyRemote: RegistryRemote = { versions: {}, rules: [], history: [] }
/** The order of rules; the first matching rule wins. */
const order: readonly Rule['channel'][] = ['preview', 'campaign', 'canary', 'stable']

export const emptyDocument: RegistryDocument = {
  sequence: 0,
  issuedAt: new Date(0).toISOString(),
  validUntil: new Date(0).toISOString(),
  remotes: {},
}

/** The remote of that name; throws RegistryRefusal if it has no release. */
export const remoteOf = (document: RegistryDocument, name: string): RegistryRemote => {
  const remote = document.remotes[name]
  if (!remote) throw new RegistryRefusal('unknown', `${name} has never been released.`)
  return remote
}

/** Returns the document with one remote replaced. */
export const put = (document: RegistryDocument, name: string, remote: RegistryRemote): RegistryDocument => ({
  ...document,
  remotes: { ...document.remotes, [name]: remote },
})

const sorted = (rules: readonly Rule[]): Rule[] =>
  [...rules].sort((a, b) => order.indexOf(a.channel) - order.indexOf(b.channel))

/** The version for everyone that no other rule matches. */
export const stableOf = (remote: RegistryRemote): string | undefined =>
  remote.rules.find((rule) => rule.channel === 'stable')?.version

/** The entry of a version that may be served; throws RegistryRefusal otherwise. */
export function usable(remote: RegistryRemote, name: string, version: string): RegistryVersion {
  const known = remote.versions[version]
  if (!known) throw new RegistryRefusal('unknown', `${name} has no version ${version}.`)
  if (known.quarantined !== undefined) {
    throw new RegistryRefusal('unknown', `${name} ${version} is quarantined: ${known.quarantined}`)
  }
  return known
}

/**
 * Registers a version, without serving it to anyone yet. With `isRestored` its files had been lost and were built
 * again, so that the new hash replaces the old one.
 */
export function added(name: string, version: string, entry: RegistryVersion, isRestored = false): Change {
  return (document) => {
    const remote = document.remotes[name] ?? emptyRemote
    const known = remote.versions[version]
    if (known && known.manifest !== entry.manifest && isRestored) {
      return put(document, name, {
        ...remote,
        versions: { ...remote.versions, [version]: { ...known, manifest: entry.manifest } },
      })
    }
    if (known && known.manifest !== entry.manifest) {
      throw new RegistryRefusal('overwrite', `${name} ${version} has already been published with different content.`)
    }
    return known ? document : put(document, name, { ...remote, versions: { ...remote.versions, [version]: entry } })
  }
}

/** Moves stable to a version; the previous stable version becomes the target of a rollback. */
export function stableMoved(name: string, version: string): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const { withdrawnAt: _, ...entry } = usable(remote, name, version)
    const before = stableOf(remote)
    const earlier = before ? [before, ...remote.history] : remote.history
    const rules = remote.rules.filter(
      (rule) => rule.channel !== 'stable' && !(rule.version === version && rule.channel === 'canary'),
    )
    return put(document, name, {
      versions: { ...remote.versions, [version]: entry },
      rules: sorted([...rules, { version, channel: 'stable' }]),
      history: [...new Set(earlier)].filter((other) => other !== version).slice(0, longestHistory),
    })
  }
}

/** Returns stable to the last good version before it. */
export function rolledBack(name: string, at: Date): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    const from = stableOf(remote)
    const to = remote.history.find((version) => remote.versions[version]?.quarantined === undefined)
    if (!from || !to) throw new RegistryRefusal('unknown', `${name} has no earlier version to go back to.`)
    const left = remote.versions[from]
    return put(document, name, {
      versions: left ? { ...remote.versions, [from]: { ...left, withdrawnAt: at.toISOString() } } : remote.versions,
      rules: remote.rules.map((rule) => (rule.channel === 'stable' ? { ...rule, version: to } : rule)),
      history: remote.history.slice(remote.history.indexOf(to) + 1),
    })
  }
}

/**
 * Adds a rule for a version before the stable rule; it replaces one of the same channel and version, or any other
 * canary.
 */
export function ruleAdded(name: string, rule: Rule): Change {
  return (document) => {
    const remote = remoteOf(document, name)
    usable(remote, name, rule.version)
    const kept = remote.rules.filter((other) => {
      if (other.channel !== rule.channel) return true
      return rule.channel !== 'canary' && other.version !== rule.version
    })
    return put(document, name, { ...remote, rules: sorted([...kept, rule]) })
  }
}

/** Makes the canary stable. */
export function promoted(name: string): Change {
  return (document) => {
    const canary = remoteOf(document, name).rules.find((rule) => rule.channel === 'canary')
    if (!canary) throw new RegistryRefusal('unknown', `${name} has no canary to promote.`)
    return stableMoved(name, canary.version)(document)
  }
}

/** Adds to the grants of a remote; other remotes lose these names. */
export function granted(name: string, { paths = [], slots = [] }: Grant): Change {
  return (document) => {
    const without = (all: readonly string[] = [], taken: readonly string[]) => all.filter((one) => !taken.includes(one))
    const left = Object.entries(document.grants ?? {}).map(
      ([remote, grant]) =>
        [remote, { paths: without(grant.paths, paths), slots: without(grant.slots, slots) }] as const,
    )
    const grants = Object.fromEntries(left)
    const own = grants[name] ?? { paths: [], slots: [] }
    return {
      ...document,
      grants: { ...grants, [name]: { paths: [...own.paths, ...paths], slots: [...own.slots, ...slots] } },
    }
  }
}

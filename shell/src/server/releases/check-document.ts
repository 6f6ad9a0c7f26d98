import { checkRoutes, type RegistryDocument, type RegistryRemote, type Route } from '@nukkad/contracts'
import { stableOf } from '@nukkad/registry'
import type { ReleaseShelf } from './release-shelf.ts'

/**
 * Throws with every row of the route table that no stable release shows; of the remotes for which `isAsked` holds.
 */
export function checkScreens(
  document: RegistryDocument,
  shelf: ReleaseShelf,
  routes: readonly Route[],
  isAsked: (remote: string) => boolean = () => true,
): void {
  const screens = (owner: Route['owner']): readonly string[] => {
    const name = `mf-${owner}`
    const remote = document.remotes[name]
    const version = remote && stableOf(remote)
    return (version && shelf.get(name, version)?.release.screens) || []
  }
  const asked = routes.filter(({ owner }) => isAsked(`mf-${owner}`))
  checkRoutes(asked, (route) => screens(route.owner).includes(route.name))
}

/**
 * The document without the versions in `refused`, remote by remote: the last version of its history that is sound
 * becomes stable, and where none is, the remote stays as it was in the document `before`.
 */
export function without(
  document: RegistryDocument,
  refused: ReadonlyMap<string, Error>,
  before?: RegistryDocument,
): RegistryDocument {
  if (refused.size === 0) return document
  const remotes = Object.entries(document.remotes).map(([name, remote]) => {
    const isSound = (version: string) => !refused.has(`${name}@${version}`)
    const left = soundPart(remote, isSound)
    return [name, stableOf(left) ? left : (before?.remotes[name] ?? left)] as const
  })
  return { ...document, remotes: Object.fromEntries(remotes) }
}

function soundPart(remote: RegistryRemote, isSound: (version: string) => boolean): RegistryRemote {
  const rules = remote.rules.filter((rule) => isSound(rule.version))
  const history = remote.history.filter(isSound)
  const [fallback, ...earlier] = history
  if (stableOf({ ...remote, rules }) || !fallback) return { ...remote, rules, history }
  return { ...remote, rules: [...rules, { version: fallback, channel: 'stable' }], history: earlier }
}

/** The document with each remote as it was `before` whose stable release lacks a screen; tells of each. */
export function withScreens(
  document: RegistryDocument,
  before: RegistryDocument,
  check: (remote: string) => void,
  onLacking: (error: unknown, remote: string) => void,
): RegistryDocument {
  const remotes = Object.entries(document.remotes).map(([name, remote]) => {
    try {
      check(name)
      return [name, remote] as const
    } catch (error) {
      onLacking(error, name)
      return [name, before.remotes[name] ?? remote] as const
    }
  })
  return { ...document, remotes: Object.fromEntries(remotes) }
}

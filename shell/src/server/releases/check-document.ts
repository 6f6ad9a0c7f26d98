import { checkRoutes, type RegistryDocument, type Route, routes } from '@nukkad/contracts'
import { stableOf } from '@nukkad/registry'
import type { ReleaseShelf } from './release-shelf.ts'

/** Throws with every row of the route table that no stable release shows and `not-built-yet` does not list. */
export function checkScreens(document: RegistryDocument, shelf: ReleaseShelf, notBuiltYet: ReadonlySet<string>): void {
  const screens = (owner: Route['owner']): readonly string[] => {
    const name = `mf-${owner}`
    const remote = document.remotes[name]
    const version = remote && stableOf(remote)
    return (version && shelf.get(name, version)?.release.screens) || []
  }
  checkRoutes(routes, (route) => screens(route.owner).includes(route.name), notBuiltYet)
}

/** The document as if the versions in `refused` had been withdrawn: how the site starts when a release is damaged. */
export function without(document: RegistryDocument, refused: ReadonlyMap<string, Error>): RegistryDocument {
  if (refused.size === 0) return document
  const remotes = Object.entries(document.remotes).map(([name, remote]) => {
    const isSound = (version: string) => !refused.has(`${name}@${version}`)
    const rules = remote.rules.filter((rule) => isSound(rule.version))
    const history = remote.history.filter(isSound)
    const [fallback, ...earlier] = history
    if (stableOf({ ...remote, rules }) || !fallback) return [name, { ...remote, rules, history }] as const
    const stable = { version: fallback, channel: 'stable' as const }
    return [name, { ...remote, rules: [...rules, stable], history: earlier }] as const
  })
  return { ...document, remotes: Object.fromEntries(remotes) }
}

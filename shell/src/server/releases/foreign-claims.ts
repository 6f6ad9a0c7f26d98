import { type Claims, claimFault, type RegistryDocument, withGranted } from '@nukkad/contracts'
import { RegistryRefusal, stableOf } from '@nukkad/registry'
import type { ReleaseStore } from './release-store.ts'
import { wantedVersions } from './wanted-versions.ts'

/**
 * The releases, as name@version, that take an address, a screen's name or a slot of another remote: against the grants,
 * or because another remote shows it. Releases in the document `before` take precedence over new ones, then those
 * published earlier; a refused release takes nothing from others.
 */
export function foreignClaims(
  document: RegistryDocument,
  versions: ReleaseStore,
  before?: RegistryDocument,
): Map<string, RegistryRefusal> {
  const grants = withGranted(document.grants)
  const refused = new Map<string, RegistryRefusal>()
  const shown: Claims[] = []
  const check = (name: string, version: string): Claims | undefined => {
    const release = versions.get(name, version)?.release
    if (!release) return undefined
    const others = shown.filter((other) => other.name !== name)
    const fault = claimFault(release, grants, others)
    if (fault === undefined) return release
    refused.set(`${name}@${version}`, new RegistryRefusal('foreign', fault))
    return undefined
  }
  for (const [name, version] of stableReleases(document, before)) {
    const release = check(name, version)
    if (release) shown.push(release)
  }
  for (const [name, remote] of Object.entries(document.remotes)) {
    for (const version of wantedVersions(remote)) if (version !== stableOf(remote)) check(name, version)
  }
  return refused
}

/** Stable releases, those of the document before first. */
function stableReleases(document: RegistryDocument, before: RegistryDocument | undefined): [string, string][] {
  const all = Object.entries(document.remotes).flatMap(([name, remote]) => {
    const version = stableOf(remote)
    if (version === undefined) return []
    const stood = before?.remotes[name] && stableOf(before.remotes[name]) === version
    return [{ name, version, at: `${stood ? 0 : 1} ${remote.versions[version]?.publishedAt} ${name}` }]
  })
  return all.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ name, version }) => [name, version])
}

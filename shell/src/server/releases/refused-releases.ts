import type { RegistryDocument } from '@nukkad/contracts'
import { RegistryRefusal, stableOf } from '@nukkad/registry'
import type { LiveReleasesOptions } from './live-releases-options.ts'
import type { ReleaseStore } from './release-store.ts'
import { wantedVersions } from './wanted-versions.ts'

/** Releases that are not served, by name@version. */
export type Refused = ReadonlyMap<string, RegistryRefusal>

/** Versions not signed by a team that may release them. */
export function unsignedOf(
  document: RegistryDocument,
  checkVersion: LiveReleasesOptions['checkVersion'],
): Map<string, RegistryRefusal> {
  const refused = new Map<string, RegistryRefusal>()
  for (const [name, remote] of Object.entries(document.remotes)) {
    for (const version of wantedVersions(remote)) {
      const entry = remote.versions[version]
      if (!entry) continue
      try {
        checkVersion(name, version, entry)
      } catch (error) {
        if (!(error instanceof RegistryRefusal)) throw error
        refused.set(`${name}@${version}`, error)
      }
    }
  }
  return refused
}

/** Remotes whose stable version is in the document but is not served, with the screens that they would show. */
export function absentOf(sound: RegistryDocument, whole: RegistryDocument, refused: Refused, versions: ReleaseStore) {
  return Object.entries(whole.remotes).flatMap(([name, remote]) => {
    const left = sound.remotes[name]
    const version = stableOf(remote)
    if (version === undefined || (left && stableOf(left) !== undefined)) return []
    if (refused.get(`${name}@${version}`)?.reason === 'foreign') return []
    return [{ name, version, screens: versions.screensOf(name, version) }]
  })
}

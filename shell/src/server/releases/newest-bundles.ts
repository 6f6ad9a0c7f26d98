import type { ServerBundle } from '../render/render-messages.ts'
import type { LiveReleases } from './live-releases.ts'
import { newestOf } from './wanted-versions.ts'

/** Returns a function that gives the bundles of versions published since its last call. */
export function newestBundles(releases: LiveReleases): () => ServerBundle[] {
  const newest = () =>
    Object.entries(releases.snapshots.document.remotes).flatMap(([name, remote]) => {
      const version = newestOf(remote)
      const stored = version === undefined ? undefined : releases.versions.get(name, version)
      return stored ? [stored.bundle] : []
    })
  let known = new Set(newest().map(({ release }) => release))
  return () => {
    const all = newest()
    const since = all.filter(({ release }) => !known.has(release))
    known = new Set(all.map(({ release }) => release))
    return since
  }
}

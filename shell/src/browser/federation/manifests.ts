import type { Release, SnapshotRelease } from '@nukkad/contracts'
import { freshAddress, notedFailure } from './fresh-address.ts'
import { forgetFiles, urlOf, vouchFor } from './integrity.ts'

interface Asked {
  readonly release: SnapshotRelease
  readonly coming: Promise<Release>
  isHere: boolean
}

const asked = new Map<string, Asked>()

/**
 * The manifest of a release, its release.json, whose hash the page was told; requested once while it loads. From then
 * on it provides the hashes of the release's files.
 */
export function manifestOf(release: SnapshotRelease): Promise<Release> {
  const known = asked.get(release.id)
  if (known) return known.coming
  const coming = fetchManifest(release).then((manifest) => {
    // It may have been removed while it loaded.
    if (asked.get(release.id) === entry) vouchFor(release, manifest)
    entry.isHere = true
    return manifest
  })
  const entry: Asked = { release, coming, isHere: false }
  asked.set(release.id, entry)
  coming.catch(() => asked.get(release.id) === entry && asked.delete(release.id))
  return coming
}

/** Whether all files of a release are known, and not only those that are named in the page. */
export const isManifestHere = ({ id }: SnapshotRelease): boolean => asked.get(id)?.isHere === true

/** Removes manifests of releases by their ids. */
export function forgetManifests(isForgotten: (id: string) => boolean): void {
  for (const [id, { release }] of asked) {
    if (!isForgotten(id)) continue
    asked.delete(id)
    forgetFiles(release)
  }
}

async function fetchManifest(release: SnapshotRelease): Promise<Release> {
  const url = urlOf(release, 'release.json')
  try {
    const response = await (underWay(url) ?? fetch(freshAddress(url), { integrity: release.manifest }))
    if (!response.ok) throw new Error(`release.json of ${release.id} answered ${response.status}`)
    return (await response.json()) as Release
  } catch (error) {
    notedFailure(url)
    throw error
  }
}

/** The request that the page's first script has started; it can be read once. */
function underWay(url: string): Promise<Response> | undefined {
  const { pathname } = new URL(url)
  const early = window.nukkadManifests?.[pathname]
  if (early) delete window.nukkadManifests?.[pathname]
  return early
}

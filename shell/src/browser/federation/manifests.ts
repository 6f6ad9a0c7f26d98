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
 * What a release is made of, by its own release.json, whose hash the page was told; asked for once while it comes. From
 * then on it vouches for the release's files.
 */
export function manifestOf(release: SnapshotRelease): Promise<Release> {
  const known = asked.get(release.id)
  if (known) return known.coming
  const coming = fetchManifest(release).then((manifest) => {
    // It may have been forgotten while it came.
    if (asked.get(release.id) === entry) vouchFor(release, manifest)
    entry.isHere = true
    return manifest
  })
  const entry: Asked = { release, coming, isHere: false }
  asked.set(release.id, entry)
  coming.catch(() => asked.get(release.id) === entry && asked.delete(release.id))
  return coming
}

/** True when all files of a release are known, and not only those that the page was told of. */
export const isManifestHere = ({ id }: SnapshotRelease): boolean => asked.get(id)?.isHere === true

/** Forgets what releases are made of, by their ids. */
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

/** The one that the page's first script has asked for; it can be read once. */
function underWay(url: string): Promise<Response> | undefined {
  const { pathname } = new URL(url)
  const early = window.nukkadManifests?.[pathname]
  if (early) delete window.nukkadManifests?.[pathname]
  return early
}

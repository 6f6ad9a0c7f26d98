import type { Release, SnapshotRelease } from '@nukkad/contracts'
import { freshAddress, notedFailure } from './fresh-address.ts'
import { urlOf } from './integrity.ts'

const asked = new Map<string, Promise<Release>>()

/** What a release is made of, by its own release.json, whose hash the page was told; asked for once while it comes. */
export function manifestOf(release: SnapshotRelease): Promise<Release> {
  const known = asked.get(release.id)
  if (known) return known
  const coming = fetchManifest(release)
  asked.set(release.id, coming)
  coming.catch(() => asked.delete(release.id))
  return coming
}

/** Forgets what releases are made of, by their ids. */
export function forgetManifests(isForgotten: (id: string) => boolean): void {
  for (const id of asked.keys()) if (isForgotten(id)) asked.delete(id)
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

import type { SnapshotRelease } from '@nukkad/contracts'
import { integrityOf, urlOf } from './integrity.ts'
import { isManifestHere, manifestOf } from './manifests.ts'
import { type HeldStyles, holdStyles } from './stylesheets.ts'

/** Styles of what releases imported later, by release and script: they stay for as long as the release does. */
const held = new Map<string, Map<string, HeldStyles>>()

/**
 * Resolves when the hash of a script is known that a release imports while it runs. There is nothing to wait for where
 * the server told the page of the script itself.
 */
export function hashOf(release: SnapshotRelease, url: string): Promise<void> | undefined {
  if (integrityOf(url)) return undefined
  return manifestOf(release).then(() => {
    // Beside the script; whoever imports it waits for both.
    lateStyles(release, url)?.catch(() => undefined)
  })
}

/** Resolves when the styles apply of what a script draws; the page's own are there, and others it learns by release.json. */
export function lateStyles(release: SnapshotRelease, url: string): Promise<void> | undefined {
  return isManifestHere(release) ? hold(release, url.slice(urlOf(release, '').length)) : undefined
}

async function hold(release: SnapshotRelease, script: string): Promise<void> {
  const { lazyStyles = {} } = (await manifestOf(release)).browser
  const files = lazyStyles[script] ?? []
  if (files.length === 0) return
  const ofRelease = held.get(release.id) ?? new Map<string, HeldStyles>()
  held.set(release.id, ofRelease)
  const styles = ofRelease.get(script) ?? holdStyles(release, files)
  ofRelease.set(script, styles)
  try {
    await styles.loaded
  } catch (error) {
    if (ofRelease.get(script) === styles) ofRelease.delete(script)
    styles.release()
    throw error
  }
}

/** Takes out the styles of what a release imported later. */
export function dropLateStyles({ id }: SnapshotRelease): void {
  for (const styles of held.get(id)?.values() ?? []) styles.release()
  held.delete(id)
}

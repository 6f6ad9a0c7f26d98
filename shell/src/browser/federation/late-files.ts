import type { SnapshotRelease } from '@nukkad/contracts'
import { integrityOf, urlOf } from './integrity.ts'
import { isManifestHere, manifestOf } from './manifests.ts'
import { type HeldStyles, holdStyles } from './stylesheets.ts'

/** Styles of lazily imported modules, by release and script: they stay as long as the release does. */
const held = new Map<string, Map<string, HeldStyles>>()

/**
 * Resolves when the hash of a script that a release imports lazily is known. There is nothing to wait for if the server
 * listed the script in the page.
 */
export function hashOf(release: SnapshotRelease, url: string): Promise<void> | undefined {
  if (integrityOf(url)) return undefined
  return manifestOf(release).then(() => {
    // In parallel with the script; the importing code waits for both.
    lateStyles(release, url)?.catch(() => undefined)
  })
}

/**
 * Resolves when the styles of a script's content apply; those of the page are there, others are found through
 * release.json.
 */
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

/** Removes the styles of modules that a release imported lazily. */
export function dropLateStyles({ id }: SnapshotRelease): void {
  for (const styles of held.get(id)?.values() ?? []) styles.release()
  held.delete(id)
}

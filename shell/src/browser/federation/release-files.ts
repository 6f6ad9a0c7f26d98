import type { PageFiles, ReleaseAssets, SnapshotRelease } from '@nukkad/contracts'
import { forgetFiles, vouchForPage } from './integrity.ts'
import { manifestOf } from './manifests.ts'

let told: PageFiles['releases'] = {}

/** Takes what the server told the page of its files: a first visit needs no release.json. */
export function takePageFiles(files: PageFiles): void {
  told = files.releases
  vouchForPage(files)
}

/** From now on a release is known by its release.json alone: what the page was told of it no longer counts. */
export function forgetPageFiles(release: SnapshotRelease): void {
  const { [release.base]: _, ...others } = told
  told = others
  forgetFiles(release)
}

/** The script that a release begins with. */
export async function entryOf(release: SnapshotRelease): Promise<string> {
  return (told[release.base] ?? (await manifestOf(release)).browser).entry
}

/** The files of a slot (`slot:header`) or a screen (`screen:product`), whose hashes are known from now on. */
export async function assetsOf(release: SnapshotRelease, key: string): Promise<ReleaseAssets> {
  const known = told[release.base]?.assets[key] ?? (await manifestOf(release)).browser.assets[key]
  return known ?? { js: [], css: [] }
}

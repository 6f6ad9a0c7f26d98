import type { PageFiles, ReleaseAssets, SnapshotRelease } from '@nukkad/contracts'
import { forgetFiles, vouchForPage } from './integrity.ts'
import { manifestOf } from './manifests.ts'

let told: PageFiles['releases'] = {}

/** Registers the files that the server listed in the page: a first visit needs no release.json. */
export function takePageFiles(files: PageFiles): void {
  told = files.releases
  vouchForPage(files)
}

/** From now on only the release.json of a release is used: what the page listed no longer counts. */
export function forgetPageFiles(release: SnapshotRelease): void {
  const { [release.base]: _, ...others } = told
  told = others
  forgetFiles(release)
}

/** The entry script of a release. */
export async function entryOf(release: SnapshotRelease): Promise<string> {
  return (told[release.base] ?? (await manifestOf(release)).browser).entry
}

/** The files of a slot (`slot:header`) or a screen (`screen:product`), whose hashes are known from now on. */
export async function assetsOf(release: SnapshotRelease, key: string): Promise<ReleaseAssets> {
  const known = told[release.base]?.assets[key] ?? (await manifestOf(release)).browser.assets[key]
  return known ?? { js: [], css: [] }
}

import type { Integrity, Release, ScreenRoute, SnapshotRelease } from '@nukkad/contracts'

/** The name of the file that says what a release is made of. */
export const manifestFile = 'release.json'

/** A release as the server needs it: what pages are told of it, and the files that it writes into them. */
export interface PageRelease extends SnapshotRelease {
  readonly screens: readonly ScreenRoute[]
  readonly entry: string
  readonly assets: Release['browser']['assets']
  /** hashes of scripts and styles only, the rest no page asks by hash */
  readonly integrity: Readonly<Record<string, Integrity>>
}

/** The address of a version's folder, with a slash at its end. */
const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `/releases/${name}/${version}/`

const isLoadedByBrowsers = (file: string) =>
  file.startsWith('browser/') && (file.endsWith('.js') || file.endsWith('.css'))

/** `manifest` is the hash of its release.json. */
export function pageRelease(release: Release, manifest: Integrity): PageRelease {
  const { name, version, id, slots, screens, browser, files } = release
  const integrity: Record<string, Integrity> = {}
  for (const [file, entry] of Object.entries(files)) if (isLoadedByBrowsers(file)) integrity[file] = entry.integrity
  const { entry, assets } = browser
  return { name, version, id, base: baseOf(release), slots, screens, manifest, entry, assets, integrity }
}

/** What pages are told. */
export const toldOf = (release: PageRelease): SnapshotRelease => {
  const { name, version, id, base, slots, manifest } = release
  return { name, version, id, base, slots, manifest }
}

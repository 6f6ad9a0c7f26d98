import type { Integrity, Release, ScreenRoute, SnapshotRelease } from '@nukkad/contracts'

/** The name of a release's manifest file. */
export const manifestFile = 'release.json'

/** A release as the server needs it: the facts that pages get about it, and the files that it inlines in them. */
export interface PageRelease extends SnapshotRelease {
  readonly screens: readonly ScreenRoute[]
  readonly entry: string
  readonly assets: Release['browser']['assets']
  /** hashes of scripts and styles only; pages request other files without a hash */
  readonly integrity: Readonly<Record<string, Integrity>>
}

/** The address of a version's folder, with a trailing slash. */
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

/** The facts about a release that pages get. */
export const toldOf = (release: PageRelease): SnapshotRelease => {
  const { name, version, id, base, slots, manifest } = release
  return { name, version, id, base, slots, manifest }
}

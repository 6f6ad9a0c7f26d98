import type { Integrity, Release, SnapshotRelease } from '@nukkad/contracts'

/** The address of a version's folder, with a slash at its end. */
export const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `/releases/${name}/${version}/`

const isLoadedByBrowsers = (file: string) =>
  file.startsWith('browser/') && (file.endsWith('.js') || file.endsWith('.css'))

/** A release as a page needs it: hashes of scripts and styles only, the rest no page asks by hash. */
export function snapshotRelease(release: Release): SnapshotRelease {
  const { name, version, id, slots, screens, browser, files } = release
  const integrity: Record<string, Integrity> = {}
  for (const [file, entry] of Object.entries(files)) if (isLoadedByBrowsers(file)) integrity[file] = entry.integrity
  return {
    name,
    version,
    id,
    base: baseOf(release),
    slots,
    screens,
    entry: browser.entry,
    assets: browser.assets,
    integrity,
  }
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Integrity, Release, ReleaseAssets } from '@nukkad/contracts'
import { checkScreens } from '../document/claims.ts'
import { RegistryRefusal } from '../refusal.ts'
import { integrityOf } from './files.ts'

/**
 * A release from its version directory, provided that its release.json is the published one and the directory has
 * exactly the files it names, with the same bytes. `releases` is the folder of all releases. Throws RegistryRefusal.
 */
export async function loadRelease(
  releases: string,
  name: string,
  version: string,
  manifestIntegrity: Integrity,
): Promise<Release> {
  const release = await loadManifest(releases, name, version, manifestIntegrity)
  await checkFiles(path.join(releases, name, version), release)
  return release
}

/** The manifest of a release, if it is the published one; its files may be damaged. Throws RegistryRefusal. */
export async function loadManifest(
  releases: string,
  name: string,
  version: string,
  manifestIntegrity: Integrity,
): Promise<Release> {
  const dir = path.join(releases, name, version)
  const what = `${name} ${version}`
  const manifest = await readFile(path.join(dir, 'release.json')).catch(() => undefined)
  if (!manifest) throw new RegistryRefusal('incomplete', `${what} has no release.json.`)
  if (integrityOf(manifest) !== manifestIntegrity) {
    throw new RegistryRefusal('altered', `release.json of ${what} differs from the published one.`)
  }
  const release = JSON.parse(manifest.toString('utf8')) as Release
  if (release.name !== name || release.version !== version) {
    throw new RegistryRefusal('altered', `${what} holds ${release.name} ${release.version}.`)
  }
  checkScreens(release)
  return release
}

/** Checks that `dir` has exactly the files that a release names, with the bytes they had when it was built. */
export async function checkFiles(dir: string, release: Release): Promise<void> {
  const what = `${release.name} ${release.version}`
  await Promise.all(
    Object.entries(release.files).map(async ([file, { integrity }]) => {
      if (path.isAbsolute(file) || file.split('/').includes('..')) {
        throw new RegistryRefusal('malformed', `${what} names a file outside its folder: ${file}.`)
      }
      const bytes = await readFile(path.join(dir, file)).catch(() => undefined)
      if (!bytes) throw new RegistryRefusal('incomplete', `${what} lacks ${file}.`)
      if (integrityOf(bytes) !== integrity) throw new RegistryRefusal('altered', `${file} of ${what} has been altered.`)
    }),
  )
  const named = new Set([...Object.keys(release.files), 'release.json'])
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const present = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const stray = present.find((file) => !named.has(file))
  if (stray) throw new RegistryRefusal('altered', `${what} contains ${stray}, which its release.json does not list.`)
  const { entry, assets, lazyStyles = {} } = release.browser
  const late = Object.entries(lazyStyles).flatMap(([script, styles]) => [script, ...styles])
  const wanted = [entry, release.server.entry, ...Object.values(assets).flatMap(all), ...late]
  const unnamed = wanted.find((file) => !Object.hasOwn(release.files, file))
  if (unnamed) throw new RegistryRefusal('incomplete', `${what} needs ${unnamed} but has no hash for it.`)
}

const all = ({ js, css, lazyCss = [] }: ReleaseAssets) => [...js, ...css, ...lazyCss]

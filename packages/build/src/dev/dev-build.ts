import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, SnapshotRelease } from '@nukkad/contracts'
import { integrityOf } from '../release/release-files.ts'

/** A build in a folder. */
export interface DevBuild {
  readonly dir: string
  readonly release: Release
}

/** A build in the form in which a snapshot names it to pages. */
export async function snapshotReleaseOf(build: DevBuild): Promise<SnapshotRelease> {
  const { name, version, id, slots } = build.release
  const manifest = integrityOf(await readFile(path.join(build.dir, 'release.json')))
  return { name, version, id, slots, manifest, base: `/releases/${name}/${version}/` }
}

/** Resolves a path to a file that one of the builds lists; any other path is undefined. */
export function fileAt(builds: readonly DevBuild[], pathname: string): string | undefined {
  for (const { dir, release } of builds) {
    const base = `/releases/${release.name}/${release.version}/`
    const file = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    if (file === 'release.json' || Object.hasOwn(release.files, file)) return path.join(dir, file)
  }
  return undefined
}

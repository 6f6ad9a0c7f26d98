import path from 'node:path'
import { manifestFile } from '../releases/release-files.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { newestOf } from '../releases/wanted-versions.ts'
import type { StaticFile } from './static-files.ts'

/** The scripts, styles and manifests of every release that is being served, or will be as soon as it is promoted. */
export function filesInUse({ document }: Snapshots, store: ReleaseStore, folder: string): StaticFile[] {
  const inUse = Object.entries(document.remotes).flatMap(([name, remote]) => {
    const versions = new Set([...remote.rules.map(({ version }) => version), newestOf(remote) ?? ''])
    return [...versions].flatMap((version) => store.get(name, version)?.forPages ?? [])
  })
  return inUse.flatMap(({ name, version, integrity, manifest }) =>
    Object.entries({ ...integrity, [manifestFile]: manifest }).map(([file, hash]) => ({
      file: path.join(folder, name, version, file),
      integrity: hash,
    })),
  )
}

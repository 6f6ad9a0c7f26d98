import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lockFile } from './identity/locked-versions.ts'
import { rememberedMeaning } from './identity/remembered-meaning.ts'
import { sourceMeaning } from './identity/source-meaning.ts'
import { type RemotePackage, readRemotePackage } from './remote-package.ts'
import type { Mode } from './webpack/rules.ts'
import { isWorkTree, packageFolder, workspaceRoot } from './workspace.ts'

/** The packages that a build reads besides the remote itself; once packed, they are covered by the lock file. */
const shared = isWorkTree ? ['contracts', 'platform', 'ui', 'blocks', 'editor', 'build'] : []
const sharedFiles = (root: string) => [lockFile(root), ...(isWorkTree ? ['tsconfig.json'] : [])]
/** Tests and test helpers do not affect a release. */
const ignored = /(^|\/)(node_modules|dist|testing)(\/|$)|\.given\.tsx?$|\.test\.[cm]?tsx?$|(^|\/)jest\./

function filesBelow(dir: string, below = ''): string[] {
  const files: string[] = []
  for (const entry of readdirSync(path.join(dir, below), { withFileTypes: true })) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (ignored.test(name) || entry.name.startsWith('.')) continue
    if (entry.isDirectory()) files.push(...filesBelow(dir, name))
    else if (entry.isFile()) files.push(name)
  }
  return files.sort()
}

function hashOf(dir: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(dir, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Hash of the sources below a folder. */
export const fingerprintOf = (dir: string): string => hashOf(dir, filesBelow(dir))

/** Hash of everything that all remotes share; computed once per round of releases and passed on. */
export function sharedFingerprint(root = workspaceRoot): string {
  const hash = createHash('sha256').update(hashOf(root, sharedFiles(root)))
  for (const folder of shared) hash.update(fingerprintOf(packageFolder(folder, root)))
  return hash.digest('hex')
}

/**
 * A remote with the identity derived from its sources: the same sources give the same version, so nothing is rebuilt.
 */
export interface IdentifiedRemote extends RemotePackage {
  /** e.g. 0.1.0-3fa9c21b07 */
  readonly version: string
  /** federation name, library, unique name and CSS prefix: mf_commerce_0_1_0_3fa9c21b07 */
  readonly id: string
}

/**
 * The meaning of the sources, by the hash of everything read; sources that do not build use that hash as their meaning.
 */
function meaningOf(remote: RemotePackage, read: string): string {
  return rememberedMeaning(read, () => {
    try {
      return sourceMeaning(remote)
    } catch {
      return read
    }
  })
}

/**
 * Reads the remote in `dir` and derives its version from what its build would produce, so that a comment or a change
 * that the remote does not use makes no new version. Takes a few milliseconds if nothing has changed since the last
 * call. A development build is a version of its own.
 */
export function identifyRemote(
  dir: string,
  fingerprintOfShared = sharedFingerprint(),
  mode: Mode = 'production',
): IdentifiedRemote {
  const remote = readRemotePackage(dir)
  const read = createHash('sha256').update(fingerprintOfShared).update(fingerprintOf(dir)).digest('hex')
  // During development every save counts and must be told apart at once.
  const hash = mode === 'development' ? `dev-${read.slice(0, 10)}` : meaningOf(remote, read).slice(0, 10)
  const version = `${remote.packageVersion}-${hash}`
  return { ...remote, version, id: `${remote.name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_') }
}

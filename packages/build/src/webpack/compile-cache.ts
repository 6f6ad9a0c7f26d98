import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { fingerprintOf } from '../fingerprint.ts'
import { lockFile } from '../identity/locked-versions.ts'
import { codeFolder, rulesFile, workspaceRoot } from '../workspace.ts'

const oneWeek = 7 * 24 * 3_600_000

/** Where the releases of this work tree keep what they compiled. */
export const compiledFolder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/webpack')

/**
 * Webpack's own cache on the disk, one for each remote: what was compiled of a file holds while its content and all that
 * compiles it are the same (decision 0624). Without it, or with a spoiled one, all is compiled.
 */
export function compileCache(remote: string, folder: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: folder,
    name: remote,
    version: compilerVersion(),
    maxAge: oneWeek,
  }
}

/** By content: a clone and another branch give files other times, and some of the same time other content. */
export const snapshotsByContent: Configuration['snapshot'] = {
  module: { hash: true },
  resolve: { hash: true },
}

/** Changes with all that decides what comes of a source, besides the source. */
function compilerVersion(): string {
  const hash = createHash('sha256')
  hash.update(process.version).update(fingerprintOf(codeFolder('build')))
  for (const file of [path.join(workspaceRoot, lockFile(workspaceRoot)), rulesFile('tsconfig.json')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

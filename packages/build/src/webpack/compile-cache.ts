import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { fingerprintOf } from '../fingerprint.ts'
import { lockFile } from '../identity/locked-versions.ts'
import { codeFolder, rulesFile, workspaceRoot } from '../workspace.ts'

const oneWeek = 7 * 24 * 3_600_000

/** Where the releases of this work tree cache their compiled output. */
export const compiledFolder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/webpack')

/**
 * Webpack's file system cache, one for each remote: compiled output is valid while the file's content and everything
 * that compiles it are the same (decision 0624). If the cache is missing or corrupt, everything is compiled.
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

/**
 * Compares content, not time stamps: a fresh clone or another branch can change times but not content, or the reverse.
 */
export const snapshotsByContent: Configuration['snapshot'] = {
  module: { hash: true },
  resolve: { hash: true },
}

/** Changes with everything that affects compiled output, besides the source. */
function compilerVersion(): string {
  const hash = createHash('sha256')
  hash.update(process.version).update(fingerprintOf(codeFolder('build')))
  for (const file of [path.join(workspaceRoot, lockFile(workspaceRoot)), rulesFile('tsconfig.json')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

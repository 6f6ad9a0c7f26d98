import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { fingerprintOf, sharedFingerprint } from './fingerprint.ts'
import { hashFiles } from './release/release-files.ts'
import type { Mode } from './webpack/rules.ts'
import { workspaceRoot } from './workspace.ts'

/** manifest.json of the built shell; paths are relative to its folder. */
export interface HostManifest {
  /** hash of everything the build read: the same sources need no second build */
  readonly fingerprint: string
  readonly mode: Mode
  /** what the page loads, in this order */
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] }
  readonly files: Release['files']
}

export interface BuildHostOptions {
  readonly mode?: Mode
  readonly outDir?: string
  /** when the caller has it already */
  readonly shared?: string
}

/** Builds shell/src/browser/index.ts into `outDir`, by default shell/dist/browser, unless it is there from the same sources. */
export async function buildHost({
  mode = 'production',
  outDir = path.join(workspaceRoot, 'shell/dist/browser'),
  shared = sharedFingerprint(),
}: BuildHostOptions = {}): Promise<{ manifest: HostManifest; isFresh: boolean }> {
  const own = fingerprintOf(path.join(workspaceRoot, 'shell/src/browser'))
  const fingerprint = createHash('sha256').update(shared).update(own).digest('hex')
  const file = path.join(outDir, 'manifest.json')
  const present = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostManifest) : undefined
  if (present?.fingerprint === fingerprint && present.mode === mode) return { manifest: present, isFresh: false }

  rmSync(file, { force: true })
  const [{ runWebpack }, { hostConfig }] = await Promise.all([
    import('./webpack/run-webpack.ts'),
    import('./webpack/host-config.ts'),
  ])
  const stats = await runWebpack(hostConfig(mode, outDir))
  const loaded = stats.compilation.entrypoints.get('shell')?.getFiles() ?? []
  const manifest: HostManifest = {
    fingerprint,
    mode,
    entry: {
      js: loaded.filter((name) => name.endsWith('.js')),
      css: loaded.filter((name) => name.endsWith('.css')),
    },
    files: hashFiles(outDir),
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, isFresh: true }
}

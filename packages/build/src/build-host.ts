import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOverlay } from './build-overlay.ts'
import { buildOfflineScripts, buildPageScripts } from './build-page-scripts.ts'
import { builtHost, type HostManifest, hostFingerprint, manifestOf } from './built-host.ts'
import { sharedFingerprint } from './fingerprint.ts'
import { hashFiles } from './release/release-files.ts'
import type { Mode } from './webpack/rules.ts'
import { workspaceRoot } from './workspace.ts'

export interface BuildHostOptions {
  readonly mode?: Mode
  readonly outDir?: string
  /** set when the caller has computed it already */
  readonly shared?: string
}

const usualOutDir = path.join(workspaceRoot, 'shell/dist/browser')

/** The existing build, if it was made from the current sources. */
export function currentHost({
  mode = 'production',
  outDir = usualOutDir,
  shared = sharedFingerprint(),
}: BuildHostOptions = {}): HostManifest | undefined {
  const present = builtHost(outDir)
  return present?.fingerprint === hostFingerprint(workspaceRoot, shared) && present.mode === mode ? present : undefined
}

/**
 * Builds shell/src/browser/index.ts, the developer overlay and the inline page scripts into `outDir`
 * (shell/dist/browser by default), unless `outDir` already holds a build of the same sources.
 */
export async function buildHost({
  mode = 'production',
  outDir = usualOutDir,
  shared = sharedFingerprint(),
}: BuildHostOptions = {}): Promise<{ manifest: HostManifest; isFresh: boolean }> {
  const present = currentHost({ mode, outDir, shared })
  if (present) return { manifest: present, isFresh: false }

  const file = manifestOf(outDir)
  rmSync(file, { force: true })
  const [{ runWebpack }, { hostConfig }] = await Promise.all([
    import('./webpack/run-webpack.ts'),
    import('./webpack/host-config.ts'),
  ])
  const stats = await runWebpack(hostConfig(mode, outDir))
  const loaded = stats.compilation.entrypoints.get('shell')?.getFiles() ?? []
  const overlay = await buildOverlay(outDir, mode)
  const manifest: HostManifest = {
    fingerprint: hostFingerprint(workspaceRoot, shared),
    mode,
    entry: {
      js: loaded.filter((name) => name.endsWith('.js')),
      css: loaded.filter((name) => name.endsWith('.css')),
    },
    overlay,
    pageScripts: await buildPageScripts(mode),
    offlineScripts: await buildOfflineScripts(mode),
    files: hashFiles(outDir),
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  return { manifest, isFresh: true }
}

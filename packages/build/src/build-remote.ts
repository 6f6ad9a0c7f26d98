import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { type IdentifiedRemote, identifyRemote } from './fingerprint.ts'
import { assetsOf } from './release/assets.ts'
import { hashFiles } from './release/release-files.ts'
import { screenRoutes } from './release/screen-routes.ts'
import type { Mode } from './webpack/rules.ts'

export interface BuildRemoteOptions {
  /** the remote's folder */
  readonly dir: string
  readonly mode?: Mode
  /** the version directory that is written: `browser/`, `server/`, `release.json`; previous contents are removed */
  readonly outDir: string
  /** the identified remote, when the caller already has it */
  readonly remote?: IdentifiedRemote
  /** cache of compiled output, read from the last build and written by this one; without it everything is compiled */
  readonly cacheFolder?: string | undefined
}

/**
 * Builds a remote for browser and server and writes its release.json. Run it under tsx; error messages are readable.
 */
export async function buildRemote({
  dir,
  mode = 'production',
  outDir,
  remote,
  cacheFolder,
}: BuildRemoteOptions): Promise<Release> {
  const identified = remote ?? identifyRemote(dir, undefined, mode)
  rmSync(outDir, { recursive: true, force: true })
  // Loaded only when there is something to build, so that the check for staleness stays quick.
  const [{ runWebpack }, { browserConfig }, { compileCache }, { MadeModules }, { buildServer }] = await Promise.all([
    import('./webpack/run-webpack.ts'),
    import('./webpack/browser-config.ts'),
    import('./webpack/compile-cache.ts'),
    import('./webpack/made-modules.ts'),
    import('./server/build-server.ts'),
  ])
  const madeModules = new MadeModules(identified.id)
  const cache = cacheFolder === undefined ? undefined : compileCache(identified.name, cacheFolder)
  const output = { outDir: path.join(outDir, 'browser'), madeModules, cache }
  const [screens, stats] = await Promise.all([
    screenRoutes(identified),
    runWebpack(browserConfig(identified, mode, output)),
  ])
  await buildServer({ remote: identified, mode, outDir: path.join(outDir, 'server'), madeModules })
  const release: Release = {
    name: identified.name,
    version: identified.version,
    id: identified.id,
    platform: identified.platform,
    slots: Object.keys(identified.slots),
    screens,
    createdAt: new Date().toISOString(),
    browser: { entry: 'browser/remoteEntry.js', ...assetsOf(identified, stats) },
    server: { entry: 'server/index.cjs' },
    files: hashFiles(outDir),
  }
  writeFileSync(path.join(outDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

import type { Release, SkippedGates } from '@nukkad/contracts'
import { checkStyles } from '@nukkad/registry/gates'
import { buildRemote } from '../../build-remote.ts'
import type { IdentifiedRemote } from '../../fingerprint.ts'
import { compiledFolder } from '../../webpack/compile-cache.ts'
import type { Mode } from '../../webpack/rules.ts'
import { platformVersion } from '../../workspace.ts'
import { tryRelease } from '../trial.ts'
import { checkContract } from './contract-gate.ts'
import { checkPlatform } from './platform-gate.ts'
import { checkSize, type FirstLoad, firstLoadOf } from './size-gate.ts'
import { checkSources } from './source-gates.ts'

export interface GatedBuildOptions {
  readonly remote: IdentifiedRemote
  /** becomes the version directory; its previous content is removed */
  readonly outDir: string
  /** a development build skips the size budget, types, lint, tests and the browser */
  readonly mode?: Mode
  /** gates to skip */
  readonly skip?: SkippedGates | undefined
}

export interface GatedBuild {
  readonly release: Release
  readonly firstLoad: FirstLoad
  /** why it was not mounted in a browser */
  readonly notMounted?: string | undefined
}

/** Builds a remote and runs all gates on it, without publishing it. Throws GateRefusal or RegistryRefusal. */
export async function gatedBuild({
  remote,
  outDir,
  mode = 'production',
  skip,
}: GatedBuildOptions): Promise<GatedBuild> {
  if (mode === 'production') await checkSources(remote, `${outDir}.gates`, skip?.gates ?? [])
  // The first start, which skips gates, would only pay for filling the cache.
  const cacheFolder = mode === 'production' && !skip ? compiledFolder : undefined
  const release = await buildRemote({ dir: remote.dir, outDir, remote, mode, cacheFolder })
  checkPlatform(release, platformVersion())
  checkContract(release, await tryRelease(outDir, release))
  checkStyles(outDir, release)
  const firstLoad = mode === 'production' ? checkSize(outDir, release, remote.budgets) : firstLoadOf(outDir, release)
  const isMounted = mode === 'production' && !skip?.gates.includes('mount')
  // Imported only where it is used: it loads the registry too, which takes most of a second.
  const notMounted = isMounted
    ? await (await import('../../mounting/mount-gate.ts')).checkMount(outDir, release, remote)
    : undefined
  return { release, firstLoad, notMounted }
}

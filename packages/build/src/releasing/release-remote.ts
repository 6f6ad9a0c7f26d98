import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Release, SkippedGates } from '@nukkad/contracts'
import type { Audience, RegistryWriter } from '@nukkad/registry'
import { checkStyles } from '@nukkad/registry/gates'
import { buildRemote } from '../build-remote.ts'
import { type IdentifiedRemote, identifyRemote } from '../fingerprint.ts'
import { checkMount } from '../mounting/mount-gate.ts'
import type { Mode } from '../webpack/rules.ts'
import { platformVersion } from '../workspace.ts'
import { checkContract } from './contract-gate.ts'
import { checkPlatform } from './platform-gate.ts'
import { checkSize, type FirstLoad, firstLoadOf } from './size-gate.ts'
import { checkSources } from './source-gates.ts'
import { tryRelease } from './trial.ts'

export interface ReleaseRemoteOptions {
  readonly dir: string
  /** NUKKAD_HOME */
  readonly home: string
  readonly registry: RegistryWriter
  readonly remote?: IdentifiedRemote
  /** who gets it, everyone by default; `none` stores it for a later rule */
  readonly to?: Audience | undefined
  /** gates that are passed by, with the reason; the registry tells of it */
  readonly skip?: SkippedGates
  /** a development build is not held against the size budget, types, lint and tests */
  readonly mode?: Mode
}

export interface Released {
  readonly release: Release
  readonly firstLoad: FirstLoad
  /** why it was not mounted in a browser before it was published */
  readonly notMounted?: string | undefined
}

/** The one way in: builds the remote in `dir`, holds it against all gates and publishes it. Throws GateRefusal or RegistryRefusal. */
export async function releaseRemote({
  dir,
  home,
  registry,
  mode = 'production',
  remote = identifyRemote(dir, undefined, mode),
  to,
  skip,
}: ReleaseRemoteOptions): Promise<Released> {
  const outDir = path.join(home, 'builds', `${remote.name}-${remote.version}-${process.pid}`)
  try {
    if (mode === 'production') await checkSources(remote, `${outDir}.gates`, skip?.gates ?? [])
    const release = await buildRemote({ dir, outDir, remote, mode })
    checkPlatform(release, platformVersion())
    checkContract(release, await tryRelease(outDir, release))
    checkStyles(outDir, release)
    const firstLoad = mode === 'production' ? checkSize(outDir, release, remote.budgets) : firstLoadOf(outDir, release)
    const isMounted = mode === 'production' && !skip?.gates.includes('mount')
    const notMounted = isMounted ? await checkMount(outDir, release) : undefined
    await registry.publish(outDir, to, { skipped: skip })
    return { release, firstLoad, notMounted }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

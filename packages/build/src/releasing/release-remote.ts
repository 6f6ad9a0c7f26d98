import { rmSync } from 'node:fs'
import path from 'node:path'
import { routes as ownRoutes, type Release, type Route, type Rule } from '@nukkad/contracts'
import type { Registry } from '@nukkad/registry'
import { buildRemote } from '../build-remote.ts'
import { type IdentifiedRemote, identifyRemote } from '../fingerprint.ts'
import type { Mode } from '../webpack/rules.ts'
import { platformVersion } from '../workspace.ts'
import { checkContract } from './contract-gate.ts'
import { checkPlatform } from './platform-gate.ts'
import { checkSize, type FirstLoad, firstLoadOf } from './size-gate.ts'

export interface ReleaseRemoteOptions {
  readonly dir: string
  /** NUKKAD_HOME */
  readonly home: string
  readonly registry: Registry
  readonly remote?: IdentifiedRemote
  /** who gets it, everyone by default; `none` stores it for a later rule */
  readonly to?: Omit<Rule, 'version'> | 'none'
  /** a development build is not held against the size budget */
  readonly mode?: Mode
  /** the table that its screens must stand in, by default the contracts' own */
  readonly routes?: readonly Route[]
}

export interface Released {
  readonly release: Release
  readonly firstLoad: FirstLoad
}

/** The one way in: builds the remote in `dir`, holds it against all gates and publishes it. Throws GateRefusal or RegistryRefusal. */
export async function releaseRemote({
  dir,
  home,
  registry,
  mode = 'production',
  remote = identifyRemote(dir, undefined, mode),
  to,
  routes = ownRoutes,
}: ReleaseRemoteOptions): Promise<Released> {
  const outDir = path.join(home, 'builds', `${remote.name}-${remote.version}-${process.pid}`)
  try {
    const release = await buildRemote({ dir, outDir, remote, mode })
    checkPlatform(release, platformVersion())
    await checkContract(outDir, release, routes)
    const firstLoad =
      mode === 'production' ? checkSize(outDir, release, remote.budgets, routes) : firstLoadOf(outDir, release)
    await registry.publish(outDir, to)
    return { release, firstLoad }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

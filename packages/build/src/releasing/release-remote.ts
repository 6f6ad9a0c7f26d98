import { rmSync } from 'node:fs'
import path from 'node:path'
import type { SkippedGates } from '@nukkad/contracts'
import type { Audience, RegistryWriter } from '@nukkad/registry'
import { type IdentifiedRemote, identifyRemote } from '../fingerprint.ts'
import type { Mode } from '../webpack/rules.ts'
import { type GatedBuild, gatedBuild } from './gates/gated-build.ts'

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
  readonly mode?: Mode
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
}: ReleaseRemoteOptions): Promise<GatedBuild> {
  const outDir = path.join(home, 'builds', `${remote.name}-${remote.version}-${process.pid}`)
  try {
    const built = await gatedBuild({ remote, outDir, mode, skip })
    await registry.publish(outDir, to, { skipped: skip })
    return built
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

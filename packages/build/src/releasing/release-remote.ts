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
  /** the audience, everyone by default; `none` stores the release for a later rule */
  readonly to?: Audience | undefined
  /** gates to skip, with the reason; the registry records both */
  readonly skip?: SkippedGates
  readonly mode?: Mode
}

/**
 * The only way to release: builds the remote in `dir`, runs all gates on it and publishes it. Throws GateRefusal or
 * RegistryRefusal.
 */
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

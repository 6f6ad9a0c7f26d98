import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RegistryVersion } from '@nukkad/contracts'
import {
  checkSignature,
  publicKeyOf,
  Registry,
  registryKeys,
  type ShellStatus,
  TrustChain,
  type TrustedKeys,
  trustFolder,
} from '@nukkad/registry'
import type { Logger } from 'pino'
import type { ShellSettings } from '../settings.ts'
import { followedRegistry } from './followed-registry.ts'
import type { ViewLedger } from './view-ledger.ts'

/** Where this shell's releases come from, and whom it tells what became of them. */
export interface ReleaseSource {
  readonly trusted: () => TrustedKeys
  readonly checkVersion: (name: string, version: string, entry: RegistryVersion) => void
  /** takes a release from everyone; absent where this process may not */
  readonly withdraw: ((name: string, version: string, reason: string) => Promise<unknown>) | undefined
  /** told what is run now */
  looked(status: Omit<ShellStatus, 'shell'>): void
  close(): Promise<void>
}

export interface ReleaseSourceOptions {
  readonly settings: Pick<ShellSettings, 'NUKKAD_HOME' | 'REGISTRY_URL' | 'REGISTRY_KEY'>
  readonly releasesFolder: string
  readonly platformVersion: string
  readonly views: ViewLedger
  readonly log: Logger
}

const halfDay = 12 * 60 * 60 * 1000

/** The registry's service, unless there is none: then what lies in NUKKAD_HOME is all there is. */
export function releaseSource(options: ReleaseSourceOptions): Promise<ReleaseSource> {
  return options.settings.REGISTRY_URL === 'none' ? folderAlone(options) : followedRegistry(options)
}

/** A copy of a registry that is not asked any more, or a folder that its owner writes into. */
async function folderAlone({ settings: { NUKKAD_HOME: home }, log }: ReleaseSourceOptions): Promise<ReleaseSource> {
  const trust = new TrustChain(trustFolder(home))
  if (await trust.read()) return copyAlone(trust)
  const keys = path.join(home, 'keys')
  const keeper = existsSync(path.join(keys, 'registry.key')) ? new Registry({ home, by: 'shell' }) : undefined
  const renew = () => keeper?.renew().catch((error) => log.error({ cause: String(error) }, 'registry not renewed'))
  // What can't be renewed may still be run.
  await renew()
  const renewal = setInterval(renew, halfDay).unref()
  const publicKey = keeper?.keys.publicKey ?? publicKeyOf(keys)
  return {
    trusted: () => publicKey,
    checkVersion: () => {},
    // Where the key lies here too, reports can withdraw a release and the document stays valid.
    withdraw: keeper && ((name, version, reason) => keeper.quarantine(name, version, reason)),
    looked: () => {},
    close: async () => clearInterval(renewal),
  }
}

const copyAlone = (trust: TrustChain): ReleaseSource => ({
  trusted: () => registryKeys(trust.current),
  checkVersion: (name, version, entry) => checkSignature(trust.current, name, version, entry),
  withdraw: undefined,
  looked: () => {},
  close: async () => {},
})

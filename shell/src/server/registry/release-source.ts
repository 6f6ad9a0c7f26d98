import type { RegistryVersion } from '@nukkad/contracts'
import type { ShellStatus, TrustedKeys } from '@nukkad/registry'
import type { Logger } from 'pino'
import type { ShellSettings } from '../settings.ts'
import type { ViewLedger } from './view-ledger.ts'

/** The source of this shell's releases, and the receiver of its status. */
export interface ReleaseSource {
  readonly trusted: () => TrustedKeys
  readonly checkVersion: (name: string, version: string, entry: RegistryVersion) => void
  /** withdraws a release for everyone; absent if this process may not */
  readonly withdraw: ((name: string, version: string, reason: string) => Promise<unknown>) | undefined
  /** called with the present status */
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

import type { RegistryDocument, RegistryVersion } from '@nukkad/contracts'
import type { ShellStatus, TrustedKeys } from '@nukkad/registry'
import type { Logger } from 'pino'

export interface LiveReleasesOptions {
  /** the folder of all releases, with registry.json in it */
  readonly folder: string
  /** the folder with the last applied document */
  readonly acceptedFolder: string
  /** the keys that may sign the document now */
  readonly trusted: () => TrustedKeys
  /** throws RegistryRefusal unless a team that may release the remote signed the version */
  readonly checkVersion: (name: string, version: string, entry: RegistryVersion) => void
  readonly platformVersion: string
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** called before a document is applied, to prepare its releases */
  readonly beforeTaken?: (document: RegistryDocument) => Promise<void>
  readonly onRefused: (reason: string) => void
  /**
   * called with the releases, as name@version, that the document lists but that are not served, because they are
   * damaged or take what belongs to another remote
   */
  readonly onLeftOut: (releases: readonly string[]) => void
  /** called with the present status, after each check of the registry */
  readonly onLooked: (status: Omit<ShellStatus, 'shell'>) => void
}

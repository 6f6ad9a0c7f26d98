import type { RegistryDocument, RegistryVersion } from '@nukkad/contracts'
import type { ShellStatus, TrustedKeys } from '@nukkad/registry'
import type { Logger } from 'pino'

export interface LiveReleasesOptions {
  /** the folder of all releases, with registry.json in it */
  readonly folder: string
  /** where the document taken last is kept */
  readonly acceptedFolder: string
  /** that may sign the document, now */
  readonly trusted: () => TrustedKeys
  /** throws RegistryRefusal when no team that may do so released a version */
  readonly checkVersion: (name: string, version: string, entry: RegistryVersion) => void
  readonly platformVersion: string
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** a document is about to be taken: what it leads to can be made ready meanwhile */
  readonly beforeTaken?: (document: RegistryDocument) => Promise<void>
  readonly onRefused: (reason: string) => void
  /** told the releases, as name@version, that the document names and nobody gets because they are damaged or take what is not theirs */
  readonly onLeftOut: (releases: readonly string[]) => void
  /** told what is run now, after each look at the registry */
  readonly onLooked: (status: Omit<ShellStatus, 'shell'>) => void
}

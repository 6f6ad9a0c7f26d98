import type { Grant, RegistryDocument, Rule } from '@nukkad/contracts'
import type { AuditEntry } from '@nukkad/contracts/registry-service'
import type { CampaignWindow } from './campaign-window.ts'
import type { Audience, PublishOptions } from './operations.ts'
import type { ShellStatus } from './shells.ts'

/** What can be asked of a registry, by those who write its folder and by those who ask its service. Throws RegistryRefusal. */
export interface RegistryWriter {
  read(): Promise<RegistryDocument>
  /** the built version directory `from`; everyone gets it unless `to` says otherwise */
  publish(from: string, to?: Audience, options?: PublishOptions): Promise<unknown>
  promote(name: string, version?: string, why?: string): Promise<RegistryDocument>
  rollback(name: string, why?: string): Promise<RegistryDocument>
  canary(name: string, version: string, share: number, isJudged?: boolean): Promise<RegistryDocument>
  preview(name: string, version: string): Promise<string>
  campaign(name: string, version: string, window: CampaignWindow): Promise<RegistryDocument>
  quarantine(name: string, version: string, reason: string): Promise<RegistryDocument>
  restore(name: string, version: string, why?: string): Promise<RegistryDocument>
  takeBack(name: string, version: string, channel?: Rule['channel']): Promise<RegistryDocument>
  grant(name: string, grant: Grant): Promise<RegistryDocument>
  prune(): Promise<readonly string[]>
  renew(): Promise<unknown>
  damageOf(name: string, version: string): Promise<string | undefined>
}

export interface AuditQuery {
  readonly limit: number
  readonly remote?: string
  /** ISO time, exclusive */
  readonly before?: string
}

/** A registry that knows its readers and what was done. */
export interface ToldRegistry extends RegistryWriter {
  shells(): Promise<readonly ShellStatus[]>
  audit(query: AuditQuery): Promise<readonly AuditEntry[]>
  /** a new number of the same document: pages in development load anew */
  touch(): Promise<RegistryDocument>
}

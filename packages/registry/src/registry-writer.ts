import type { Grant, RegistryDocument, Rule } from '@nukkad/contracts'
import type { AuditEntry } from '@nukkad/contracts/registry-service'
import type { CampaignWindow } from './campaign-window.ts'
import type { Audience, PublishOptions } from './operations.ts'
import type { ShellStatus } from './shells.ts'

/**
 * The operations of a registry, for processes that write its folder and for clients of its service. They throw
 * RegistryRefusal.
 */
export interface RegistryWriter {
  read(): Promise<RegistryDocument>
  /** publishes the built version directory `from`, to everyone unless `to` says otherwise */
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

/** A registry that knows its readers and its history. */
export interface ToldRegistry extends RegistryWriter {
  shells(): Promise<readonly ShellStatus[]>
  audit(query: AuditQuery): Promise<readonly AuditEntry[]>
  /** a new sequence number for the same document: pages in development reload */
  touch(): Promise<RegistryDocument>
}

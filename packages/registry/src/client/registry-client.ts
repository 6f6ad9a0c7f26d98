import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Grant, RegistryDocument, Rule } from '@nukkad/contracts'
import type { AuditEntry, ChangeAnswer, ChangeRequest, PublishRequest } from '@nukkad/contracts/registry-service'
import type { SignedTrust, TrustDocument } from '@nukkad/contracts/registry-trust'
import type { CampaignWindow } from '../campaign-window.ts'
import { emptyDocument } from '../document/changes.ts'
import type { SigningKeys } from '../keys.ts'
import type { Audience, PublishOptions } from '../operations.ts'
import type { AuditQuery, ToldRegistry } from '../registry-writer.ts'
import { integrityOf } from '../releases/files.ts'
import { readManifest } from '../releases/release-store.ts'
import type { ShellStatus } from '../shells.ts'
import { parseSigned, readSigned } from '../sign.ts'
import { holderOf } from '../trust/key-holder.ts'
import { signRelease } from '../trust/release-signature.ts'
import { registryKeys } from '../trust/trust.ts'
import type { TrustChain } from '../trust/trust-chain.ts'
import { followTrust } from './follow-trust.ts'
import { ServiceRefusal } from './registry-faults.ts'
import { RegistryHttp } from './registry-http.ts'
import { uploadFiles } from './upload-files.ts'

export interface RegistryClientOptions {
  readonly url: string
  readonly keys: SigningKeys
  /** the chain of trusted keys on this side */
  readonly trust: TrustChain
  /** the person on whose behalf this program makes requests */
  readonly behalf?: string
}

/** The registry, accessed through its service. */
export class RegistryClient implements ToldRegistry {
  readonly #http: RegistryHttp
  readonly #options: RegistryClientOptions
  #trusting: Promise<void> | undefined

  constructor(options: RegistryClientOptions) {
    this.#options = options
    this.#http = new RegistryHttp(options)
  }

  async read(): Promise<RegistryDocument> {
    const { trust } = this.#options
    await this.#followTrust()
    try {
      const text = await (await this.#http.ask('/v1/document')).text()
      return readSigned(parseSigned(text), registryKeys(trust.current))
    } catch (error) {
      if (error instanceof ServiceRefusal && error.code === 'not_found') return emptyDocument
      throw error
    }
  }

  /** Signs a built version directory, uploads the files that the registry lacks, and has it published. */
  async publish(
    from: string,
    to: Audience = { channel: 'stable' },
    { skipped, why }: PublishOptions = {},
  ): Promise<void> {
    const release = await readManifest(from)
    await this.#followTrust()
    const { trust, keys } = this.#options
    const team = holderOf(trust.current, keys.keyId)?.name
    if (team === undefined)
      throw new ServiceRefusal('unauthorized', `The registry does not know the key ${keys.keyId}.`)
    if (to !== 'none' && to.channel !== 'stable')
      throw new TypeError('A rule for some visitors can only be made after publishing')
    const manifest = await readFile(path.join(from, 'release.json'), 'utf8')
    const signed = signRelease({ ...release, manifest: integrityOf(Buffer.from(manifest)) }, { team, keys })
    const json: PublishRequest = {
      manifest,
      signature: signed.signature,
      to: to === 'none' ? 'none' : 'stable',
      ...(skipped && { skipped: { gates: [...skipped.gates], reason: skipped.reason } }),
      ...(why && { why }),
    }
    const publish = () => this.#http.ask('/v1/releases', { method: 'POST', json, timeoutMs: 120_000 })
    try {
      await (await publish()).body?.cancel()
    } catch (error) {
      if (!(error instanceof ServiceRefusal && error.code === 'missing_files')) throw error
      await uploadFiles(this.#http, { from, files: release.files, missing: new Set(error.missing) })
      await (await publish()).body?.cancel()
    }
  }

  promote(remote: string, version?: string, why?: string): Promise<RegistryDocument> {
    return this.#change({ act: 'promote', remote, ...(version && { version }), ...(why && { why }) })
  }

  rollback(remote: string, why?: string): Promise<RegistryDocument> {
    return this.#change({ act: 'rollback', remote, ...(why && { why }) })
  }

  canary(remote: string, version: string, share: number, isJudged = false): Promise<RegistryDocument> {
    return this.#change({ act: 'canary', remote, version, share, isJudged })
  }

  async preview(remote: string, version: string): Promise<string> {
    const { token } = await this.#sendChange({ act: 'preview', remote, version })
    return token ?? ''
  }

  campaign(
    remote: string,
    version: string,
    { cities, accounts, ...window }: CampaignWindow,
  ): Promise<RegistryDocument> {
    const lists = { ...(cities && { cities: [...cities] }), ...(accounts && { accounts: [...accounts] }) }
    const asked = { ...window, ...lists }
    return this.#change({ act: 'campaign', remote, version, window: asked })
  }

  quarantine(remote: string, version: string, why: string): Promise<RegistryDocument> {
    return this.#change({ act: 'quarantine', remote, version, why })
  }

  restore(remote: string, version: string, why?: string): Promise<RegistryDocument> {
    return this.#change({ act: 'restore', remote, version, ...(why && { why }) })
  }

  takeBack(remote: string, version: string, channel?: Rule['channel']): Promise<RegistryDocument> {
    const only = channel === undefined || channel === 'stable' ? {} : { channel }
    return this.#change({ act: 'take-back', remote, version, ...only })
  }

  grant(remote: string, { paths = [], slots = [] }: Grant): Promise<RegistryDocument> {
    return this.#change({ act: 'grant', remote, paths: [...paths], slots: [...slots] })
  }

  async prune(): Promise<readonly string[]> {
    return (await this.#sendChange({ act: 'prune' })).removed ?? []
  }

  async renew(): Promise<void> {
    await this.#sendChange({ act: 'renew' })
  }

  touch(): Promise<RegistryDocument> {
    return this.#change({ act: 'touch' })
  }

  async damageOf(name: string, version: string): Promise<string | undefined> {
    const { damage } = await this.json<{ damage: string | null }>(`/v1/damage/${name}/${encodeURIComponent(version)}`)
    return damage ?? undefined
  }

  async shells(): Promise<readonly ShellStatus[]> {
    return (await this.json<{ shells: ShellStatus[] }>('/v1/shells')).shells
  }

  async audit(query: AuditQuery): Promise<readonly AuditEntry[]> {
    const { limit, remote, before } = query
    const asked = new URLSearchParams({ limit: String(limit), ...(remote && { remote }), ...(before && { before }) })
    return (await this.json<{ entries: AuditEntry[] }>(`/v1/audit?${asked}`)).entries
  }

  /** The keys that are trusted now. */
  async trust(): Promise<TrustDocument> {
    await followTrust(this.#options.url, this.#options.trust)
    return this.#options.trust.current
  }

  /** Sets the trusted keys; the document is signed by root keys. */
  async setTrust(signed: SignedTrust): Promise<void> {
    await (await this.#http.ask('/v1/trust', { method: 'POST', json: signed })).body?.cancel()
    await followTrust(this.#options.url, this.#options.trust)
  }

  async json<T>(address: string): Promise<T> {
    return (await (await this.#http.ask(address)).json()) as T
  }

  async change(json: ChangeRequest): Promise<ChangeAnswer> {
    return this.#sendChange(json)
  }

  async #sendChange(json: ChangeRequest): Promise<ChangeAnswer> {
    return (await (await this.#http.ask('/v1/changes', { method: 'POST', json })).json()) as ChangeAnswer
  }

  async #change(json: ChangeRequest): Promise<RegistryDocument> {
    await this.#sendChange(json)
    return this.read()
  }

  #followTrust(): Promise<void> {
    this.#trusting ??= followTrust(this.#options.url, this.#options.trust).catch((error) => {
      this.#trusting = undefined
      throw error
    })
    return this.#trusting
  }
}

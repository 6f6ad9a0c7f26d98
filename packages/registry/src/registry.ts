import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Grant, RegistryDocument, Rule, SignedRegistry, SkippedGates } from '@nukkad/contracts'
import * as changes from './changes.ts'
import { checkClaims, checkGrant } from './claims.ts'
import { writeWhole } from './files.ts'
import { Journal } from './journal.ts'
import { type SigningKeys, signingKeys } from './keys.ts'
import { prunable, pruned, removeForgotten } from './pruning.ts'
import { RegistryRefusal } from './refusal.ts'
import { readManifest, type StoredRelease, storeRelease } from './release-store.ts'
import { hashOfToken } from './resolve.ts'
import { readSigned, signRegistry } from './sign.ts'
import * as withdrawals from './withdrawals.ts'

const day = 24 * 60 * 60 * 1000
/** A document is valid this long; each change and each start renews it. */
const validity = 30 * day
/** Writers that are always too late give up after this. */
const patience = 30_000

export interface RegistryOptions {
  /** NUKKAD_HOME: holds `releases/` and, unless a key is given, `keys/` */
  readonly home: string
  /** PKCS#8 PEM of an Ed25519 key, from the settings */
  readonly privateKey?: string
  readonly now?: () => Date
}

/** When and for whom a campaign runs. */
export interface CampaignWindow {
  readonly from?: string
  readonly until?: string
  readonly cities?: readonly string[]
  readonly webview?: boolean
}

/**
 * Writes the registry: each operation reads, changes, signs and adds the document to the journal, where one of several
 * writers comes first and the others begin anew on what it wrote.
 */
export class Registry {
  readonly releases: string
  readonly keys: SigningKeys
  readonly #now: () => Date
  readonly #journal: Journal

  constructor({ home, privateKey, now = () => new Date() }: RegistryOptions) {
    this.releases = path.join(home, 'releases')
    this.keys = signingKeys(path.join(home, 'keys'), privateKey)
    this.#now = now
    this.#journal = new Journal(path.join(this.releases, 'registry.journal'))
  }

  /** Where the signed document lies. */
  get file(): string {
    return path.join(this.releases, 'registry.json')
  }

  /**
   * The document as it stands, an empty one before the first release; its signature is checked, its age is not. A change
   * whose writer died before it was published counts, and an older document in its place does not.
   */
  async read(): Promise<RegistryDocument> {
    const published = await this.#published()
    const newest = await this.#journal.newest()
    const text = newest > published.sequence ? await this.#journal.read(newest) : undefined
    return text === undefined ? published : readSigned(parseSigned(text), this.keys.publicKey)
  }

  /** Applies changes in order as one: all of them are seen, or none. */
  async change(...steps: readonly changes.Change[]): Promise<RegistryDocument> {
    await mkdir(this.releases, { recursive: true })
    const giveUpAt = Date.now() + patience
    for (;;) {
      const before = await this.read()
      const after = steps.reduce((document, step) => step(document), before)
      const issuedAt = this.#now()
      const document: RegistryDocument = {
        ...after,
        sequence: before.sequence + 1,
        issuedAt: issuedAt.toISOString(),
        validUntil: new Date(issuedAt.getTime() + validity).toISOString(),
      }
      const text = JSON.stringify(signRegistry(document, this.keys))
      if (await this.#journal.add(document.sequence, text)) {
        await this.#publish()
        return document
      }
      if (Date.now() > giveUpAt)
        throw new RegistryRefusal('busy', 'Others change the registry all the time; try again.')
      await sleep(Math.random() * 20)
    }
  }

  /** What readers see. Where it is cut off or absurd the journal knows what belongs there; another's key is no accident. */
  async #published(): Promise<RegistryDocument> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined)
    if (text === undefined) return changes.emptyDocument
    try {
      return readSigned(parseSigned(text), this.keys.publicKey)
    } catch (error) {
      const isDamaged = error instanceof RegistryRefusal && (error.reason === 'malformed' || error.reason === 'leap')
      if (isDamaged && (await this.#journal.newest()) > 0) return changes.emptyDocument
      throw error
    }
  }

  /** Puts the last change where readers look. A slow writer must not leave an older one there. */
  async #publish(): Promise<void> {
    for (let published = -1, newest = await this.#journal.newest(); published !== newest; ) {
      const text = await this.#journal.read(newest)
      if (text !== undefined) await writeWhole(this.file, text)
      published = newest
      newest = await this.#journal.newest()
    }
    await this.#journal.prune()
  }

  /**
   * Takes in a built version directory and says who gets it, everyone by default; `none` only stores it. Refused where
   * it takes an address, a screen's name or a slot of another remote.
   */
  async publish(
    from: string,
    to: Omit<Rule, 'version'> | 'none' = { channel: 'stable' },
    skipped?: SkippedGates,
  ): Promise<StoredRelease> {
    checkClaims(await readManifest(from), await this.read(), this.releases)
    const stored = await storeRelease(this.releases, from)
    const { name, version, platform } = stored.release
    const publishedAt = this.#now().toISOString()
    const entry = { manifest: stored.manifest, platform, publishedAt, ...(skipped ? { skipped } : {}) }
    const steps = [changes.added(name, version, entry, stored.isNew)]
    if (to !== 'none') {
      steps.push(
        to.channel === 'stable' ? changes.stableMoved(name, version) : changes.ruleAdded(name, { ...to, version }),
      )
    }
    const document = await this.change(...steps, pruned(this.#now(), name))
    // What is in the way there is no reason to refuse a release.
    await removeForgotten(this.releases, document, this.#now()).catch(() => [])
    return stored
  }

  /** Takes stable back to the last good version before it. */
  rollback(name: string): Promise<RegistryDocument> {
    return this.change(changes.rolledBack(name, this.#now()))
  }

  /** Makes the canary stable, or a version that is named. */
  promote(name: string, version?: string): Promise<RegistryDocument> {
    return this.change(version ? changes.stableMoved(name, version) : changes.promoted(name))
  }

  /** Gives a published version to `share` (0–1) of all visitors. */
  canary(name: string, version: string, share: number): Promise<RegistryDocument> {
    if (!(share > 0 && share <= 1)) {
      throw new RegistryRefusal('malformed', `A canary's share lies above 0 and at most at 1, not at ${share}.`)
    }
    return this.change(changes.ruleAdded(name, { version, channel: 'canary', share }))
  }

  /** Gives a published version to whoever holds the token that this answers; the link is `/?preview=<token>`. */
  async preview(name: string, version: string): Promise<string> {
    const token = randomBytes(16).toString('hex')
    await this.change(changes.ruleAdded(name, { version, channel: 'preview', tokenHash: hashOfToken(token) }))
    return token
  }

  /** Gives a published version to everyone whom the window fits; it starts and ends by itself. */
  campaign(name: string, version: string, window: CampaignWindow): Promise<RegistryDocument> {
    for (const time of [window.from, window.until]) {
      if (time !== undefined && Number.isNaN(Date.parse(time))) {
        throw new RegistryRefusal('malformed', `'${time}' is no time such as 2026-11-01T00:00:00+05:30.`)
      }
    }
    return this.change(changes.ruleAdded(name, { version, channel: 'campaign', ...window }))
  }

  /**
   * Nobody gets this version any more, from the next page on; a stable one is rolled back. Refused where nothing healthy
   * could take its place.
   */
  quarantine(name: string, version: string, reason: string): Promise<RegistryDocument> {
    return this.change(withdrawals.quarantined(name, version, reason, this.#now()))
  }

  /** Undoes a quarantine or a rollback: the version is back where it was, unless a newer one has become stable. */
  restore(name: string, version: string): Promise<RegistryDocument> {
    return this.change(withdrawals.restored(name, version))
  }

  /** Gives a remote addresses and slots besides those of its own name; refused where another shows something there now. */
  async grant(name: string, grant: Grant): Promise<RegistryDocument> {
    checkGrant(name, grant, await this.read(), this.releases)
    return this.change(changes.granted(name, grant))
  }

  /** Forgets versions that nothing leads to any more, with their files; answers them as name@version. */
  async prune(): Promise<string[]> {
    const { remotes } = await this.read()
    const isAny = Object.values(remotes).some((remote) => prunable(remote, this.#now()).length > 0)
    const document = isAny ? await this.change(pruned(this.#now())) : await this.read()
    return removeForgotten(this.releases, document, this.#now())
  }

  /** Ends a canary, campaign or preview of a version, by default all that it has. */
  takeBack(name: string, version: string, channel?: Rule['channel']): Promise<RegistryDocument> {
    return this.change(withdrawals.takenBack(name, version, channel))
  }

  /**
   * Signs the same document anew when less than half of its validity is left; says whether it did. What a writer died
   * over is published too.
   */
  async renew(): Promise<boolean> {
    const { validUntil, sequence } = await this.read()
    if ((await this.#published()).sequence < sequence) await this.#publish()
    if (sequence === 0 || Date.parse(validUntil) - this.#now().getTime() > validity / 2) return false
    await this.change()
    return true
  }
}

/** The text of a registry file as a signed document, unverified; throws RegistryRefusal when it is cut off. */
export function parseSigned(text: string): SignedRegistry {
  try {
    return JSON.parse(text) as SignedRegistry
  } catch {
    throw new RegistryRefusal('malformed', 'The registry file is cut off.')
  }
}

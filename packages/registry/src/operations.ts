import { randomBytes } from 'node:crypto'
import type { Grant, RegistryDocument, ReleaseSignature, Rule, SkippedGates } from '@nukkad/contracts'
import { type Act, act } from './act.ts'
import { type CampaignWindow, checkWindow } from './campaign-window.ts'
import * as changes from './document/changes.ts'
import { checkGrant } from './document/claims.ts'
import { hashOfToken } from './document/resolve.ts'
import { restored } from './document/restoration.ts'
import * as withdrawals from './document/withdrawals.ts'
import { RegistryRefusal } from './refusal.ts'

/** Who gets a published version; `none` stores it for a later rule. */
export type Audience = Omit<Rule, 'version'> | 'none'

/** Facts about a version besides its files. */
export interface PublishOptions {
  readonly skipped?: SkippedGates | undefined
  readonly signedBy?: ReleaseSignature | undefined
  readonly why?: string | undefined
}

/** Operations on published versions: each is one change of the document. */
export abstract class RegistryOperations {
  abstract readonly releases: string
  protected abstract readonly now: () => Date

  abstract read(): Promise<RegistryDocument>
  abstract change(act: Act, ...steps: readonly changes.Change[]): Promise<RegistryDocument>

  /** Returns stable to the last good version before it. */
  rollback(name: string, why?: string): Promise<RegistryDocument> {
    return this.change(act('rollback', name, undefined, why), changes.rolledBack(name, this.now()))
  }

  /** Makes the canary stable, or the given version. */
  promote(name: string, version?: string, why?: string): Promise<RegistryDocument> {
    const step = version ? changes.stableMoved(name, version) : changes.promoted(name)
    return this.change(act('promote', name, version, why), step)
  }

  /**
   * Serves a published version to `share` (0–1) of all visitors; with `isJudged` it is promoted or withdrawn
   * automatically.
   */
  canary(name: string, version: string, share: number, isJudged = false): Promise<RegistryDocument> {
    if (!(share > 0 && share <= 1)) {
      throw new RegistryRefusal('malformed', `The share of a canary must be above 0 and at most 1, not ${share}.`)
    }
    const since = this.now().toISOString()
    const rule = { version, channel: 'canary', share, since, ...(isJudged && { isJudged }) } as const
    return this.change(act('canary', name, version, `${share * 100} %`), changes.ruleAdded(name, rule))
  }

  /** Serves a published version to holders of the returned token; the link is `/?preview=<token>`. */
  async preview(name: string, version: string): Promise<string> {
    const token = randomBytes(16).toString('hex')
    const rule = { version, channel: 'preview', tokenHash: hashOfToken(token) } as const
    await this.change(act('preview', name, version), changes.ruleAdded(name, rule))
    return token
  }

  /** Serves a published version to everyone who matches the window; it starts and ends automatically. */
  campaign(name: string, version: string, window: CampaignWindow): Promise<RegistryDocument> {
    checkWindow(window)
    const rule = { version, channel: 'campaign', ...window } as const
    return this.change(act('campaign', name, version), changes.ruleAdded(name, rule))
  }

  /**
   * Stops serving this version, from the next page on; a stable one is rolled back. Refused if no good version could
   * replace it.
   */
  quarantine(name: string, version: string, reason: string): Promise<RegistryDocument> {
    const step = withdrawals.quarantined(name, version, reason, this.now())
    return this.change(act('quarantine', name, version, reason), step)
  }

  /** Undoes a quarantine or a rollback: the version gets its rules back, unless a newer one has become stable. */
  restore(name: string, version: string, why?: string): Promise<RegistryDocument> {
    return this.change(act('restore', name, version, why), restored(name, version))
  }

  /**
   * Gives a remote addresses and slots besides those of its own name; refused if another remote shows something there
   * now.
   */
  async grant(name: string, grant: Grant): Promise<RegistryDocument> {
    checkGrant(name, grant, await this.read(), this.releases)
    const given = [...(grant.paths ?? []), ...(grant.slots ?? [])].join(', ')
    return this.change(act('grant', name, undefined, given), changes.granted(name, grant))
  }

  /** Ends a canary, campaign or preview of a version; by default all of them. */
  takeBack(name: string, version: string, channel?: Rule['channel']): Promise<RegistryDocument> {
    return this.change(act('take-back', name, version, channel), withdrawals.takenBack(name, version, channel))
  }
}

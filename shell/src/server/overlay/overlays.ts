import type { Overrides } from '@nukkad/contracts/overlay'
import { cookieOf } from '../http/cookies.ts'
import { pageCookies } from '../page/asking/page-request.ts'
import { toldOf } from '../releases/release-files.ts'
import type { KeyedSnapshot } from '../releases/snapshots.ts'
import { type OverrideParts, settleOverride } from './override-fault.ts'
import type { Held, OverrideTokens } from './override-token.ts'
import type { PageOverlay } from './page-overlay.ts'

/** The releases of one visitor, with the overlay if they have one. */
export interface Overlaid {
  readonly chosen: KeyedSnapshot
  readonly overlay?: PageOverlay
}

interface OverlaysParts extends OverrideParts {
  readonly tokens: OverrideTokens
}

/** Browsers with the developers' overlay, and the releases that they run instead of the regular ones. */
export class Overlays {
  readonly parts: OverlaysParts

  constructor(parts: OverlaysParts) {
    this.parts = parts
  }

  held(cookies: string | undefined): Held {
    return this.parts.tokens.read(cookieOf(cookies, pageCookies.overlay))
  }

  /** Whether this browser runs the version; its files may belong to a preview, which is not public. */
  runs(cookies: string | undefined, name: string, version: string): boolean {
    const { state, grant } = this.held(cookies)
    const override = state === 'on' && Object.hasOwn(grant.overrides, name) ? grant.overrides[name] : undefined
    return override !== undefined && 'version' in override && override.version === version
  }

  /** Most browsers have no such cookie, and get the regular releases. */
  async over(base: KeyedSnapshot, cookies: string | undefined): Promise<Overlaid> {
    return this.grantedOver(base, this.held(cookies))
  }

  async grantedOver(base: KeyedSnapshot, { state, grant }: Held): Promise<Overlaid> {
    if (!grant) return { chosen: base }
    const { account } = grant
    const wanted = state === 'on' ? grant.overrides : {}
    const { chosen, locals, overrides, ignored } = await this.#override(base, wanted)
    return { chosen, overlay: { state, account, overrides, ignored, locals } }
  }

  async #override(base: KeyedSnapshot, wanted: Overrides) {
    const remotes = { ...base.snapshot.remotes }
    const lastGood = { ...base.snapshot.lastGood }
    const locals: Record<string, string> = {}
    const overrides: Record<string, Overrides[string]> = {}
    const ignored: Record<string, string> = {}
    for (const [name, override] of Object.entries(wanted)) {
      const outcome = await settleOverride(this.parts, base, name, override)
      if ('fault' in outcome) {
        ignored[name] = outcome.fault
        continue
      }
      overrides[name] = override
      if ('address' in outcome) {
        locals[name] = outcome.address
        continue
      }
      const usual = remotes[name]
      remotes[name] = outcome.release
      if (usual && usual.version !== outcome.release.version) lastGood[name] = usual
    }
    return { chosen: this.#snapshotOf(base, remotes, lastGood), locals, overrides, ignored }
  }

  /** The snapshot applies to this browser only, and reports from it are not counted. */
  #snapshotOf(
    base: KeyedSnapshot,
    remotes: KeyedSnapshot['snapshot']['remotes'],
    lastGood: KeyedSnapshot['snapshot']['lastGood'],
  ): KeyedSnapshot {
    const { releases } = this.parts
    const absent = releases.snapshots.absent.filter(({ name }) => !remotes[name])
    const versions = [...Object.values(remotes), ...absent].map(({ name, version }) => `${name}@${version}`).join()
    const routes = releases.tables.of(versions, [...Object.values(remotes), ...absent])
    const snapshot = { sequence: base.snapshot.sequence, remotes, lastGood, routes: routes.id }
    const told = { ...snapshot, remotes: allTold(remotes), lastGood: allTold(lastGood) }
    return { key: `${base.key} overlay ${versions}`, snapshot, routes, told, given: '', isPreview: true }
  }
}

const allTold = (releases: KeyedSnapshot['snapshot']['remotes']): KeyedSnapshot['told']['remotes'] =>
  Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, toldOf(release)]))

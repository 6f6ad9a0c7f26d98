/** What the shell's server tells the developers' overlay. Types only. */
import type { Rule } from './release.ts'

/** What one browser runs instead of the regular version: a published version, or the build of a local server. */
export type Override = { readonly version: string } | { readonly address: string }
export type Overrides = Readonly<Record<string, Override>>

/**
 * Whether a browser may override: `ended` is a token signed here that has expired, `forged` one that was not signed
 * here.
 */
export type OverlayState = 'none' | 'on' | 'ended' | 'forged'

export interface OverlaidVersion {
  readonly version: string
  /** ISO */
  readonly publishedAt: string
  readonly channels: readonly Rule['channel'][]
  /** why it can't be selected */
  readonly fault?: string
}

export interface OverlaidRemote {
  /** what this browser gets without an override; absent if it gets none */
  readonly usual?: { readonly version: string; readonly channel: Rule['channel']; readonly why: string }
  /** newest first */
  readonly versions: readonly OverlaidVersion[]
}

/** The answer of `/_shell/overlay`. */
export interface OverlayData {
  readonly state: OverlayState
  /** ISO */
  readonly until?: string
  readonly overrides: Overrides
  /** overrides without effect, and why, by remote */
  readonly ignored: Readonly<Record<string, string>>
  readonly remotes: Readonly<Record<string, OverlaidRemote>>
}

/** The data embedded in a page of a browser with the overlay, as `#nukkad-overlay`. */
export interface OverlayPage extends Pick<OverlayData, 'state' | 'overrides' | 'ignored'> {
  /** the account that the token is for */
  readonly account: string
  /** the shell's own scripts with their hashes: the overlay runs first and starts them */
  readonly run: readonly (readonly [href: string, integrity: string])[]
  readonly css: readonly [href: string, integrity: string]
  /** render time on the server in milliseconds, by slot */
  readonly drawn: Readonly<Record<string, number>>
}

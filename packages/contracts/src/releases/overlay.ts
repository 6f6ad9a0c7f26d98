/** What the overlay for developers is told by the shell's server. Types only. */
import type { Rule } from './release.ts'

/** What one browser runs in place of what everybody gets: a published version, or what a local server builds. */
export type Override = { readonly version: string } | { readonly address: string }
export type Overrides = Readonly<Record<string, Override>>

/** Whether a browser may override: `ended` was signed here and is over, `forged` was not signed here. */
export type OverlayState = 'none' | 'on' | 'ended' | 'forged'

export interface OverlaidVersion {
  readonly version: string
  /** ISO */
  readonly publishedAt: string
  readonly channels: readonly Rule['channel'][]
  /** why it can't be chosen */
  readonly fault?: string
}

export interface OverlaidRemote {
  /** what this browser gets without an override; absent where it gets none */
  readonly usual?: { readonly version: string; readonly channel: Rule['channel']; readonly why: string }
  /** newest first */
  readonly versions: readonly OverlaidVersion[]
}

/** The answer of `/_shell/overlay`. */
export interface OverlayStanding {
  readonly state: OverlayState
  /** ISO */
  readonly until?: string
  readonly overrides: Overrides
  /** overrides that have no effect, and why, by remote */
  readonly ignored: Readonly<Record<string, string>>
  readonly remotes: Readonly<Record<string, OverlaidRemote>>
}

/** What stands in a page of a browser with the overlay, as `#nukkad-overlay`. */
export interface OverlayPage extends Pick<OverlayStanding, 'state' | 'overrides' | 'ignored'> {
  /** the account that the token is for */
  readonly account: string
  /** the shell's own scripts with their hashes: the overlay runs first and starts them */
  readonly run: readonly (readonly [href: string, integrity: string])[]
  readonly css: readonly [href: string, integrity: string]
  /** milliseconds that the server took, by slot that it drew */
  readonly drawn: Readonly<Record<string, number>>
}

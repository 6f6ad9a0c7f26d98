/**
 * Types of a version of a remote, of the rules that select one, and of what a page is told. Types only: the registry
 * signs these, the shell's server resolves them, the browser loads releases with them.
 */

import type { Grants } from '../routes/grants.ts'
import type { ScreenRoute } from '../routes/route.ts'

/** `sha384-…` as in the integrity attribute. */
export type Integrity = `sha384-${string}`

/** The files of a slot or a screen. */
export interface ReleaseAssets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** styles of modules that it may import later, loaded together with its scripts */
  readonly lazyCss?: readonly string[]
}

/** The browser half of a release. */
export interface ReleaseBrowser {
  readonly entry: string
  /** what to load for a slot (`slot:header`) or a screen (`screen:product`), the slot's own files included */
  readonly assets: Readonly<Record<string, ReleaseAssets>>
  /** style sheets that a lazily imported script needs before it runs, by that script */
  readonly lazyStyles?: Readonly<Record<string, readonly string[]>>
}

/** release.json inside an immutable version directory. Paths are relative to it and use forward slashes. */
export interface Release {
  /** package name, e.g. mf-commerce */
  readonly name: string
  /** package version, then a hash of everything the build read, e.g. 0.1.0-3fa9c21b07 */
  readonly version: string
  /** federation name, unique per version: mf_commerce_0_1_0_3fa9c21b07 */
  readonly id: string
  /** semver range of @nukkad/platform that it needs */
  readonly platform: string
  /** slots it fills: main, header, footer, dialogs or custom ones */
  readonly slots: readonly string[]
  /** its screens with their routes */
  readonly screens: readonly ScreenRoute[]
  readonly createdAt: string
  readonly browser: ReleaseBrowser
  readonly server: { readonly entry: string }
  /** every file but release.json itself */
  readonly files: Readonly<Record<string, { readonly integrity: Integrity; readonly bytes: number }>>
}

/** A rule that assigns a version to visitors; the first matching rule wins, `stable` matches everyone. */
export interface Rule {
  readonly version: string
  readonly channel: 'stable' | 'canary' | 'campaign' | 'preview'
  /** canary: 0–1 of all visitors, by a stable hash bucket */
  readonly share?: number
  readonly cities?: readonly string[]
  readonly webview?: boolean
  /** hashes of the marks of single accounts */
  readonly accounts?: readonly string[]
  /** ISO times between which the rule applies */
  readonly from?: string
  readonly until?: string
  /** preview: SHA-256 (hex) of the token in the preview link */
  readonly tokenHash?: string
  /** canary: promoted or withdrawn automatically, by its visitors' errors */
  readonly isJudged?: boolean
  /** canary: when it got this share; earlier counts are not used for its judgement */
  readonly since?: string
}

/** Gates that an operator may skip. */
export type SkippableGate = 'types' | 'lint' | 'tests' | 'mount'

/** The gates that were skipped for a version, and why. */
export interface SkippedGates {
  readonly gates: readonly SkippableGate[]
  readonly reason: string
}

/** A team's signature of a version: Ed25519 over its `releaseStatement`. */
export interface ReleaseSignature {
  readonly team: string
  readonly keyId: string
  readonly signature: string
}

export interface RegistryVersion {
  /** hash of its release.json, which contains the hashes of all its files */
  readonly manifest: Integrity
  /** who released it; absent if the registry has no teams */
  readonly signedBy?: ReleaseSignature
  /** semver range of @nukkad/platform that it needs */
  readonly platform: string
  readonly publishedAt: string
  readonly skipped?: SkippedGates
  /** the reason why it is no longer served */
  readonly quarantined?: string
  /** the rules that a quarantine removed; restoring the version restores them */
  readonly held?: readonly Rule[]
  /** when a rollback withdrew it: releasing the same sources again does not bring it back */
  readonly withdrawnAt?: string
}

export interface RegistryRemote {
  readonly versions: Readonly<Record<string, RegistryVersion>>
  readonly rules: readonly Rule[]
  /** earlier stable versions, newest first: the targets of a rollback */
  readonly history: readonly string[]
}

/** The change that led from the previous document to this one, and who made it. */
export interface RegistryChange {
  /**
   * a team by its key, a shell, or the automatic judgement of canaries; `folder` for a process that writes the files
   * directly
   */
  readonly by: string
  /** the action, such as publish or rollback */
  readonly act: string
  readonly remote?: string
  readonly version?: string
  readonly why?: string
}

/** The document that lists all releases and the rules that select them. */
export interface RegistryDocument {
  readonly sequence: number
  readonly issuedAt: string
  readonly validUntil: string
  readonly remotes: Readonly<Record<string, RegistryRemote>>
  /** what remotes may use besides their own name and the built-in grants */
  readonly grants?: Grants
  /** the change that led to this document */
  readonly change?: RegistryChange
}

/**
 * The text that a team signs when it releases a version: its name, its version, and the hash that covers all its files.
 */
export const releaseStatement = (name: string, version: string, manifest: Integrity): string =>
  ['nukkad-release', name, version, manifest].join('\n')

/** As stored and sent: `payload` is the JSON text that was signed with Ed25519, byte for byte. */
export interface SignedRegistry {
  readonly keyId: string
  readonly payload: string
  readonly signature: string
}

/** A release as described to a page. `base` ends with a slash. */
export interface SnapshotRelease {
  readonly name: string
  readonly version: string
  readonly id: string
  readonly base: string
  readonly slots: readonly string[]
  /**
   * hash of the release.json in `base`, which lists all files with their hashes; listing them in every page would take
   * half of its bytes
   */
  readonly manifest: Integrity
}

/** The releases of one page; `lastGood` takes over when a version fails in the page. */
export interface Snapshot {
  readonly sequence: number
  readonly remotes: Readonly<Record<string, SnapshotRelease>>
  readonly lastGood: Readonly<Record<string, SnapshotRelease>>
  /** hash of the route table that these releases make, at /_shell/routes/<this>.json */
  readonly routes: string
  /** proves to the shell that it served these releases: a report about one of them includes it */
  readonly proof?: string
}

/** The releases of a snapshot in one line, by name and version: the text that its proof signs. */
export const releasesGiven = ({ remotes, lastGood }: Pick<Snapshot, 'remotes' | 'lastGood'>): string =>
  [...Object.values(remotes), ...Object.values(lastGood)].map(({ name, version }) => `${name}@${version}`).join(',')

/** The files that a page needs itself. All other files are listed in the release.json, which is fetched when needed. */
export interface PageFiles {
  /** entries and files of what is in the page, by folder of the release */
  readonly releases: Readonly<Record<string, Pick<ReleaseBrowser, 'entry' | 'assets'>>>
  /** hashes of these files, by address */
  readonly hashes: Readonly<Record<string, Integrity>>
}

/**
 * What a version of a remote is, who gets which, and what a page was told. Types only: the registry signs these,
 * the shell's server resolves them, the browser loads by them.
 */

import type { Grants } from '../routes/grants.ts'
import type { ScreenRoute } from '../routes/route.ts'

/** `sha384-…` as in the integrity attribute. */
export type Integrity = `sha384-${string}`

/** Files that a slot or a screen is made of. */
export interface ReleaseAssets {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** styles of what it may import later, which come with its scripts */
  readonly lazyCss?: readonly string[]
}

/** The browser half of a release. */
export interface ReleaseBrowser {
  readonly entry: string
  /** what to load for a slot (`slot:header`) or a screen (`screen:product`), the slot's own files included */
  readonly assets: Readonly<Record<string, ReleaseAssets>>
  /** style sheets that apply before a script runs which is imported later, by that script */
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
  /** slots it fills: main, header, footer, dialogs or one of its own */
  readonly slots: readonly string[]
  /** its screens, and where each of them stands */
  readonly screens: readonly ScreenRoute[]
  readonly createdAt: string
  readonly browser: ReleaseBrowser
  readonly server: { readonly entry: string }
  /** every file but release.json itself */
  readonly files: Readonly<Record<string, { readonly integrity: Integrity; readonly bytes: number }>>
}

/** One line of who gets what; the first that fits wins, `stable` fits everyone. */
export interface Rule {
  readonly version: string
  readonly channel: 'stable' | 'canary' | 'campaign' | 'preview'
  /** canary: 0–1 of all visitors, by a stable bucket */
  readonly share?: number
  readonly cities?: readonly string[]
  readonly webview?: boolean
  /** hashes of the marks of single accounts */
  readonly accounts?: readonly string[]
  /** ISO times between which the rule holds */
  readonly from?: string
  readonly until?: string
  /** preview: SHA-256 (hex) of the token that its holder's link carries */
  readonly tokenHash?: string
  /** canary: it is promoted or withdrawn by what becomes of its visitors, without a person */
  readonly isJudged?: boolean
  /** canary: when it got this share; what was counted before says nothing of it */
  readonly since?: string
}

/** Gates that an operator may pass by. */
export type SkippableGate = 'types' | 'lint' | 'tests' | 'mount'

/** The gates that a version was not checked by, and why. */
export interface SkippedGates {
  readonly gates: readonly SkippableGate[]
  readonly reason: string
}

/** A team's word for a version: Ed25519 over what `releaseStatement` says of it. */
export interface ReleaseSignature {
  readonly team: string
  readonly keyId: string
  readonly signature: string
}

export interface RegistryVersion {
  /** hash of its release.json, which holds those of all its files */
  readonly manifest: Integrity
  /** who released it; absent where the registry has no teams */
  readonly signedBy?: ReleaseSignature
  /** semver range of @nukkad/platform that it needs */
  readonly platform: string
  readonly publishedAt: string
  readonly skipped?: SkippedGates
  /** the reason nobody gets it any more */
  readonly quarantined?: string
  /** the rules that a quarantine took from it: they come back when it is restored */
  readonly held?: readonly Rule[]
  /** when a rollback left it: a start of the same sources does not bring it back */
  readonly withdrawnAt?: string
}

export interface RegistryRemote {
  readonly versions: Readonly<Record<string, RegistryVersion>>
  readonly rules: readonly Rule[]
  /** earlier stable versions, newest first: where a rollback goes */
  readonly history: readonly string[]
}

/** What made a document another than the one before it, and who did it. */
export interface RegistryChange {
  /** a team with its key, a shell, or the judgement of canaries; `folder` for whoever writes the files themselves */
  readonly by: string
  /** what was done, such as publish or rollback */
  readonly act: string
  readonly remote?: string
  readonly version?: string
  readonly why?: string
}

/** The document that says which releases exist and who gets which. */
export interface RegistryDocument {
  readonly sequence: number
  readonly issuedAt: string
  readonly validUntil: string
  readonly remotes: Readonly<Record<string, RegistryRemote>>
  /** what remotes may use besides their own name and what the house gave them */
  readonly grants?: Grants
  /** the change that led to this document */
  readonly change?: RegistryChange
}

/** What a team signs when it releases a version: its name and the hash that all its files hang on. */
export const releaseStatement = (name: string, version: string, manifest: Integrity): string =>
  ['nukkad-release', name, version, manifest].join('\n')

/** As stored and sent: `payload` is the JSON text that was signed with Ed25519, byte for byte. */
export interface SignedRegistry {
  readonly keyId: string
  readonly payload: string
  readonly signature: string
}

/** One release as a page is told of it. `base` ends with a slash. */
export interface SnapshotRelease {
  readonly name: string
  readonly version: string
  readonly id: string
  readonly base: string
  readonly slots: readonly string[]
  /** hash of the release.json in `base`, which names all files with their hashes: half a page's bytes, were it told each time */
  readonly manifest: Integrity
}

/** What one page runs on; `lastGood` takes over when a version fails in the page. */
export interface Snapshot {
  readonly sequence: number
  readonly remotes: Readonly<Record<string, SnapshotRelease>>
  readonly lastGood: Readonly<Record<string, SnapshotRelease>>
  /** the table of routes that these releases make, at /_shell/routes/<this>.json */
  readonly routes: string
  /** proves to the shell that it gave these releases: a report about one of them carries it */
  readonly proof?: string
}

/** The releases of a snapshot in one line, by name and version: what its proof is about. */
export const releasesGiven = ({ remotes, lastGood }: Pick<Snapshot, 'remotes' | 'lastGood'>): string =>
  [...Object.values(remotes), ...Object.values(lastGood)].map(({ name, version }) => `${name}@${version}`).join(',')

/** What a page is told of the files that it needs itself. Of all others its release.json tells, which it asks for then. */
export interface PageFiles {
  /** entries, and files of what stands in the page, by folder of the release */
  readonly releases: Readonly<Record<string, Pick<ReleaseBrowser, 'entry' | 'assets'>>>
  /** of these files, by address */
  readonly hashes: Readonly<Record<string, Integrity>>
}

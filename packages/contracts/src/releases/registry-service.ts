/** The requests and answers of the registry's HTTP service. */
import Type, { type Static } from 'typebox'

const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' })
const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+_-]{0,79}$' })
const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 })
const Why = Type.Optional(Type.String({ maxLength: 500 }))
const Reason = Type.String({ minLength: 1, maxLength: 500 })
const Cities = Type.Array(Type.String({ pattern: '^[a-z][a-z-]{0,40}$' }), { minItems: 1, maxItems: 50 })
/** SHA-256 of the marks of accounts: see account-mark.ts */
const Accounts = Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' }), { minItems: 1, maxItems: 100 })
/** ISO time */
const Time = Type.String({ maxLength: 40, pattern: '^\\d{4}-\\d\\d-\\d\\dT' })

/** Which visitors get a version while a campaign runs. */
export const CampaignWindow = Type.Object({
  from: Type.Optional(Time),
  until: Type.Optional(Time),
  cities: Type.Optional(Cities),
  webview: Type.Optional(Type.Boolean()),
  accounts: Type.Optional(Accounts),
  share: Type.Optional(Share),
})

/** A change of which versions are served to whom. */
export const ChangeRequest = Type.Union([
  Type.Object({ act: Type.Literal('promote'), remote: Remote, version: Type.Optional(Version), why: Why }),
  Type.Object({ act: Type.Literal('rollback'), remote: Remote, why: Why }),
  Type.Object({
    act: Type.Literal('canary'),
    remote: Remote,
    version: Version,
    share: Share,
    isJudged: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ act: Type.Literal('preview'), remote: Remote, version: Version }),
  Type.Object({ act: Type.Literal('campaign'), remote: Remote, version: Version, window: CampaignWindow }),
  Type.Object({ act: Type.Literal('quarantine'), remote: Remote, version: Version, why: Reason }),
  Type.Object({ act: Type.Literal('restore'), remote: Remote, version: Version, why: Why }),
  Type.Object({
    act: Type.Literal('take-back'),
    remote: Remote,
    version: Version,
    channel: Type.Optional(Type.Enum(['canary', 'campaign', 'preview'])),
  }),
  Type.Object({
    act: Type.Literal('grant'),
    remote: Remote,
    paths: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
    slots: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
  }),
  Type.Object({ act: Type.Literal('prune') }),
  Type.Object({ act: Type.Literal('renew') }),
  /** a new sequence number of the document with unchanged content: pages in development reload */
  Type.Object({ act: Type.Literal('touch') }),
])
export type ChangeRequest = Static<typeof ChangeRequest>
export type Act = ChangeRequest['act']

/** The result of a change. */
export interface ChangeAnswer {
  readonly sequence: number
  /** for act `preview`: the token of the link */
  readonly token?: string
  /** for act `prune`: removed versions, as name@version */
  readonly removed?: readonly string[]
}

/** A version whose files were uploaded before, referenced by their hashes. */
export const PublishRequest = Type.Object({
  /** the text of its release.json, byte for byte */
  manifest: Type.String({ maxLength: 1_000_000 }),
  /** the team's Ed25519 signature of the version, as base64 */
  signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  /** who gets it; `none` only stores it */
  to: Type.Enum(['stable', 'none']),
  skipped: Type.Optional(
    Type.Object({
      gates: Type.Array(Type.Enum(['types', 'lint', 'tests', 'mount']), { maxItems: 4 }),
      reason: Reason,
    }),
  ),
  why: Why,
})
export type PublishRequest = Static<typeof PublishRequest>

export interface PublishAnswer {
  readonly sequence: number
  readonly remote: string
  readonly version: string
}

/** Views of a release in one shell since counting began, and how many of them failed. */
export const ViewCounts = Type.Object({
  views: Type.Integer({ minimum: 0 }),
  /** renders of its slots on the server; a page served from the cache has none */
  renders: Type.Integer({ minimum: 0 }),
  browserErrors: Type.Integer({ minimum: 0 }),
  serverFailures: Type.Integer({ minimum: 0 }),
  slowViews: Type.Integer({ minimum: 0 }),
})
export type ViewCounts = Static<typeof ViewCounts>

/** What a shell runs, and what happened to its visitors since its last report. */
export const ShellReport = Type.Object({
  /** machine and process, such as `web-1-4711` */
  shell: Type.String({ pattern: '^[\\w.-]{1,120}$' }),
  /** sequence number of the document that it runs */
  sequence: Type.Integer({ minimum: 0 }),
  /** sequence number of the newest document that it has checked, accepted or refused */
  seen: Type.Integer({ minimum: 0 }),
  /** releases that are not served there, as name@version, with the reason */
  leftOut: Type.Record(Type.String({ maxLength: 160 }), Type.String({ maxLength: 500 })),
  /** why the document was refused as a whole */
  refused: Type.Optional(Type.String({ maxLength: 500 })),
  /** version of @nukkad/platform */
  platform: Type.String({ maxLength: 40 }),
  /** true when the shell shuts down: it is then removed from the list */
  isEnding: Type.Optional(Type.Boolean()),
  /** views by release since its last report, as name@version */
  views: Type.Record(Type.String({ maxLength: 160 }), ViewCounts),
  /** networks whose browsers reported a failed view since the last report, by release; pseudonymized */
  networks: Type.Record(
    Type.String({ maxLength: 160 }),
    Type.Array(Type.String({ pattern: '^[\\w-]{1,32}$' }), { maxItems: 100 }),
  ),
})
export type ShellReport = Static<typeof ShellReport>

/** One entry of the audit log. */
export interface AuditEntry {
  /** ISO time */
  readonly at: string
  /** sequence number of the resulting document; absent if the change was refused */
  readonly sequence?: number
  readonly by: string
  readonly act: string
  readonly remote?: string
  readonly version?: string
  readonly why?: string
  /** why it was refused */
  readonly refused?: string
}

/** The body of an error answer. */
export interface RegistryFault {
  readonly code: string
  readonly message: string
  /** files that have to be uploaded first, by their hashes */
  readonly missing?: readonly string[]
}

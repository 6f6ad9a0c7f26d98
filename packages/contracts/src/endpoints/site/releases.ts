import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { ChangeRequest, ViewCounts } from '../../releases/registry-service.ts'
import { CitySlug, Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'

const access = 'developer' as const
const tags = ['releases'] as const
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody } as const

const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' })
const Version = Type.String({ maxLength: 80 })
export const channels = ['stable', 'canary', 'campaign', 'preview'] as const

/** The audience of a version; an omitted field does not restrict it. */
export const ReleaseRule = Type.Object({
  version: Version,
  channel: Type.Enum(channels),
  share: Nullable(Type.Number(), { description: 'share of visitors, 0 to 1' }),
  isJudged: Type.Boolean({ description: 'whether it is promoted or withdrawn automatically' }),
  since: Nullable(Timestamp),
  cities: Type.Array(CitySlug),
  webview: Nullable(Type.Boolean(), { description: 'true: only in the app; false: only outside it' }),
  accounts: Type.Array(Type.String(), {
    description: 'hashes of individual accounts; empty for no restriction by account',
  }),
  from: Nullable(Timestamp),
  until: Nullable(Timestamp),
})
export type ReleaseRule = Static<typeof ReleaseRule>

export const ReleasedVersion = Type.Object({
  version: Version,
  publishedAt: Timestamp,
  team: Nullable(Type.String(), { description: 'team whose key signed it' }),
  platform: Type.String({ description: 'required platform range' }),
  quarantined: Nullable(Type.String(), { description: 'reason why it is no longer delivered' }),
  rolledBackAt: Nullable(Timestamp),
  isRollbackTarget: Type.Boolean({ description: 'whether a rollback would select this version' }),
  skipped: Nullable(Type.String(), { description: 'gates that were skipped, with the reason' }),
})
export type ReleasedVersion = Static<typeof ReleasedVersion>

export const JudgedCanary = Type.Object({
  version: Version,
  verdict: Type.Enum(['promote', 'withdraw', 'wait']),
  reason: Type.String(),
  isJudged: Type.Boolean(),
})

export const ReleasedRemote = Type.Object({
  name: RemoteName,
  versions: Type.Array(ReleasedVersion, { description: 'newest first' }),
  rules: Type.Array(ReleaseRule, { description: 'the first rule that matches a visitor applies' }),
  granted: Type.Array(Type.String(), { description: 'paths and slots granted beyond those of its own name' }),
  canary: Nullable(JudgedCanary),
})
export type ReleasedRemote = Static<typeof ReleasedRemote>

export const RunningShell = Type.Object({
  shell: Type.String(),
  sequence: Type.Integer({ description: 'sequence of the document in use' }),
  seen: Type.Integer({ description: 'sequence of the newest document it has checked' }),
  platform: Type.String(),
  refused: Nullable(Type.String()),
  leftOut: Type.Array(Type.Object({ release: Type.String(), why: Type.String() })),
})

export const Releases = Type.Object({
  sequence: Type.Integer(),
  validUntil: Timestamp,
  remotes: Type.Array(ReleasedRemote),
  shells: Type.Array(RunningShell),
})
export type Releases = Static<typeof Releases>

const LogEntry = Type.Object({
  at: Timestamp,
  sequence: Nullable(Type.Integer()),
  by: Type.String(),
  act: Type.String(),
  remote: Nullable(Type.String()),
  version: Nullable(Type.String()),
  why: Nullable(Type.String()),
  refused: Nullable(Type.String(), { description: 'reason why it was refused' }),
})
export type ReleaseLogEntry = Static<typeof LogEntry>

const VersionHealth = Type.Object({
  version: Version,
  steps: Type.Array(ViewCounts, { description: 'views and failures, oldest first' }),
})

export const ReleaseDetails = Type.Object({
  remote: ReleasedRemote,
  stepMinutes: Type.Integer({ description: 'length of a health step in minutes' }),
  health: Type.Array(VersionHealth),
  log: Type.Array(LogEntry, { description: 'log of actions, newest first' }),
})
export type ReleaseDetails = Static<typeof ReleaseDetails>

export const releasesNow = {
  method: 'GET',
  url: '/staff/releases',
  access,
  summary: 'Lists all remotes with their versions and audiences, and the versions each shell is running',
  tags,
  schema: { response: { 200: Data(Releases), ...refusals } },
} as const satisfies Endpoint

export const releaseLog = {
  method: 'GET',
  url: '/staff/releases/log',
  access,
  summary: 'Lists the log of release actions, newest first',
  tags,
  schema: {
    querystring: Type.Object({ before: Type.Optional(Timestamp) }),
    response: { 200: Data(Type.Array(LogEntry)), ...refusals },
  },
} as const satisfies Endpoint

export const releaseDetails = {
  method: 'GET',
  url: '/staff/releases/remotes/:name',
  access,
  summary: 'Returns a remote with the health of its versions over the last day and its log',
  tags,
  schema: { params: Type.Object({ name: RemoteName }), response: { 200: Data(ReleaseDetails), ...refusals } },
} as const satisfies Endpoint

export const changeReleases = {
  method: 'POST',
  url: '/staff/releases/changes',
  access,
  summary: 'Changes releases: promote, roll back, roll out to a share, withdraw, quarantine, restore, grant or prune',
  tags,
  schema: {
    body: Type.Object({
      change: ChangeRequest,
      accounts: Type.Optional(
        Type.Array(Type.String({ maxLength: 254 }), {
          minItems: 1,
          maxItems: 100,
          description: 'email addresses of the accounts in a campaign, in addition to those given by hash',
        }),
      ),
    }),
    response: {
      200: Data(
        Type.Object({
          sequence: Type.Integer(),
          preview: Nullable(
            Type.Object({
              url: Type.String({ description: 'opens this version for anyone with the link, until it is withdrawn' }),
              qr: Type.Object(
                { size: Type.Integer(), path: Type.String() },
                { description: 'the same URL as a QR code' },
              ),
            }),
          ),
          removed: Type.Array(Type.String()),
        }),
      ),
      ...refusals,
    },
  },
} as const satisfies Endpoint

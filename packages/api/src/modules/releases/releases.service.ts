import type { RegistryDocument, RegistryRemote, Rule } from '@nukkad/contracts'
import type {
  ReleaseDetails,
  ReleasedRemote,
  ReleasedVersion,
  ReleaseLogEntry,
  ReleaseRule,
  Releases,
} from '@nukkad/contracts/endpoints/site/releases'
import type { AuditEntry, ChangeAnswer, ChangeRequest, ViewCounts } from '@nukkad/contracts/registry-service'
import type { RegistryClient, ShellStatus } from '@nukkad/registry/client'
import type { Db } from '../../db.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { accountMark, hashOfMark } from '../auth/account-mark.ts'
import { refusedByRegistry } from './registry-refusals.ts'
import { accountsByEmail, nameInLog } from './releases.repository.ts'

export interface ReleasesParts {
  readonly db: Db
  /** used to compute the marks of accounts */
  readonly secret: string
  /** a client that acts on behalf of a user; undefined where there is no registry */
  readonly registryFor: ((behalf?: string) => RegistryClient) | undefined
}

interface Judged {
  readonly remote: string
  readonly version: string
  readonly verdict: 'promote' | 'withdraw' | 'wait'
  readonly reason: string
  readonly isJudged: boolean
}

const logLines = 50

export type ReleasesService = ReturnType<typeof createReleases>

/** The registry's data in the shape of the contract, and changes on behalf of the signed-in user. */
export function createReleases({ db, registryFor, secret }: ReleasesParts) {
  const asked = (behalf?: string): RegistryClient => {
    if (!registryFor) throw new NotFound('No release registry is configured.')
    return registryFor(behalf)
  }
  const readJudgements = async (registry: RegistryClient) =>
    (await registry.json<{ judgements: readonly Judged[] }>('/v1/canaries')).judgements

  /** Restricts a campaign to these accounts; the registry receives hashes, no addresses. */
  async function forAccounts(change: ChangeRequest, emails: readonly string[]): Promise<ChangeRequest> {
    if (change.act !== 'campaign')
      throw new Invalid({ accounts: 'Only a version with an audience can be limited to accounts.' })
    const wanted = [...new Set(emails.map((email) => email.trim().toLowerCase()))]
    const found = await accountsByEmail(db, wanted)
    const missing = wanted.filter((email) => !found.has(email))
    if (missing.length > 0) throw new Invalid({ accounts: `There is no account with ${missing.join(', ')}.` })
    const hashes = wanted.flatMap((email) => hashOfMark(accountMark(secret, found.get(email) ?? '')))
    const all = [...new Set([...(change.window.accounts ?? []), ...hashes])]
    return { ...change, window: { ...change.window, accounts: all } }
  }

  return {
    now: (): Promise<Releases> =>
      refusedByRegistry(async () => {
        const registry = asked()
        const [document, shells, judgements] = await Promise.all([
          registry.read(),
          registry.shells(),
          readJudgements(registry),
        ])
        const { sequence, validUntil, remotes } = document
        return {
          sequence,
          validUntil,
          remotes: Object.keys(remotes)
            .sort()
            .map((name) => remoteOf(document, name, judgements)),
          shells: shells.map(shellOf),
        }
      }),

    details: (name: string): Promise<ReleaseDetails> =>
      refusedByRegistry(async () => {
        const registry = asked()
        const [document, health, log, judgements] = await Promise.all([
          registry.read(),
          registry.json<Health>(`/v1/health?remote=${name}`),
          registry.audit({ limit: logLines, remote: name }),
          readJudgements(registry),
        ])
        if (!Object.hasOwn(document.remotes, name)) throw new NotFound(`The remote ${name} does not exist.`)
        return {
          remote: remoteOf(document, name, judgements),
          stepMinutes: health.stepMinutes,
          health: healthOf(name, health),
          log: log.map(logLine),
        }
      }),

    log: (before?: string): Promise<ReleaseLogEntry[]> =>
      refusedByRegistry(async () => (await asked().audit({ limit: logLines, ...(before && { before }) })).map(logLine)),

    change: (userId: string, change: ChangeRequest, accounts?: readonly string[]): Promise<ChangeAnswer> =>
      refusedByRegistry(async () =>
        asked(await nameInLog(db, userId)).change(accounts ? await forAccounts(change, accounts) : change),
      ),
  }
}

interface Health {
  readonly stepMinutes: number
  readonly releases: Readonly<Record<string, ViewCounts[]>>
}

const healthOf = (name: string, { releases }: Health) =>
  Object.entries(releases).map(([release, steps]) => ({ version: release.slice(name.length + 1), steps }))

function remoteOf({ remotes, grants }: RegistryDocument, name: string, judgements: readonly Judged[]): ReleasedRemote {
  const remote = remotes[name] ?? { versions: {}, rules: [], history: [] }
  const canary = judgements.find((one) => one.remote === name)
  const { paths = [], slots = [] } = grants?.[name] ?? {}
  return {
    name,
    versions: versionsOf(remote),
    rules: remote.rules.map(ruleOf),
    granted: [...paths, ...slots.map((slot) => `slot ${slot}`)],
    canary: canary
      ? { version: canary.version, verdict: canary.verdict, reason: canary.reason, isJudged: canary.isJudged }
      : null,
  }
}

function versionsOf({ versions, history }: RegistryRemote): ReleasedVersion[] {
  const target = history.find((version) => versions[version]?.quarantined === undefined)
  return Object.entries(versions)
    .sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([version, { publishedAt, signedBy, platform, quarantined, withdrawnAt, skipped }]) => ({
      version,
      publishedAt,
      platform,
      team: signedBy?.team ?? null,
      quarantined: quarantined ?? null,
      rolledBackAt: withdrawnAt ?? null,
      isRollbackTarget: version === target,
      skipped: skipped ? `${skipped.gates.join(', ')}: ${skipped.reason}` : null,
    }))
}

const ruleOf = ({
  version,
  channel,
  share,
  isJudged,
  since,
  cities,
  webview,
  accounts,
  from,
  until,
}: Rule): ReleaseRule => ({
  version,
  channel,
  share: share ?? null,
  isJudged: isJudged === true,
  since: since ?? null,
  cities: [...(cities ?? [])],
  webview: webview ?? null,
  accounts: [...(accounts ?? [])],
  from: instant(from),
  until: instant(until),
})

/** A time in the contract's format, whatever its offset. */
const instant = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString())

const shellOf = ({ shell, sequence, seen, platform, refused, leftOut }: ShellStatus): Releases['shells'][number] => ({
  shell,
  sequence,
  seen,
  platform: platform ?? '',
  refused: refused ?? null,
  leftOut: Object.entries(leftOut).map(([release, why]) => ({ release, why })),
})

const logLine = ({ at, sequence, by, act, remote, version, why, refused }: AuditEntry): ReleaseLogEntry => ({
  at,
  by,
  act,
  sequence: sequence ?? null,
  remote: remote ?? null,
  version: version ?? null,
  why: why ?? null,
  refused: refused ?? null,
})

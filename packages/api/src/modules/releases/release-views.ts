import type { RegistryDocument } from '@nukkad/contracts'
import type { ReleasedRemote, ReleaseLogEntry, Releases } from '@nukkad/contracts/endpoints/site/releases'
import type { AuditEntry, ViewCounts } from '@nukkad/contracts/registry-service'
import type { ShellStatus } from '@nukkad/registry/client'
import { ruleOf, versionsOf } from './version-views.ts'

export interface Judged {
  readonly remote: string
  readonly version: string
  readonly verdict: 'promote' | 'withdraw' | 'wait'
  readonly reason: string
  readonly isJudged: boolean
}

export interface Health {
  readonly stepMinutes: number
  readonly releases: Readonly<Record<string, ViewCounts[]>>
}

export const healthOf = (name: string, { releases }: Health) =>
  Object.entries(releases).map(([release, steps]) => ({ version: release.slice(name.length + 1), steps }))

export function remoteOf(
  { remotes, grants }: RegistryDocument,
  name: string,
  judgements: readonly Judged[],
): ReleasedRemote {
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

export const shellOf = ({
  shell,
  sequence,
  seen,
  platform,
  refused,
  leftOut,
}: ShellStatus): Releases['shells'][number] => ({
  shell,
  sequence,
  seen,
  platform: platform ?? '',
  refused: refused ?? null,
  leftOut: Object.entries(leftOut).map(([release, why]) => ({ release, why })),
})

export const logLine = ({ at, sequence, by, act, remote, version, why, refused }: AuditEntry): ReleaseLogEntry => ({
  at,
  by,
  act,
  sequence: sequence ?? null,
  remote: remote ?? null,
  version: version ?? null,
  why: why ?? null,
  refused: refused ?? null,
})

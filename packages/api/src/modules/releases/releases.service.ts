import type { ReleaseDetails, ReleaseLogEntry, Releases } from '@nukkad/contracts/endpoints/site/releases'
import type { ChangeAnswer, ChangeRequest } from '@nukkad/contracts/registry-service'
import type { RegistryClient } from '@nukkad/registry/client'
import type { Db } from '../../db.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { accountMark, hashOfMark } from '../auth/account-mark.ts'
import { refusedByRegistry } from './registry-refusals.ts'
import { type Health, healthOf, type Judged, logLine, remoteOf, shellOf } from './release-views.ts'
import { accountsByEmail, nameInLog } from './releases.repository.ts'

export interface ReleasesParts {
  readonly db: Db
  /** used to compute the marks of accounts */
  readonly secret: string
  /** a client that acts on behalf of a user; undefined where there is no registry */
  readonly registryFor: ((behalf?: string) => RegistryClient) | undefined
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

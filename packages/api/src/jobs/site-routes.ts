import { learnRoutes, type Route, screenFault } from '@nukkad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings.ts'
import { type IntervalJob, intervalJob } from './interval-job.ts'

/** How long a link to a new page may be missing, in seconds. */
const every = 15
const longest = 5_000
/** At a start the API comes before the shells, so the first runs say nothing. */
const runsBeforeWarning = 8

/**
 * Polls the shell for the pages that the site has: remotes are released without the API, and menus and banners that
 * lead to their pages are to be shown. While the shell does not answer, the last known pages stay in use.
 */
export function siteRoutes(settings: Pick<Settings, 'PUBLIC_URL'>, log: FastifyBaseLogger): IntervalJob<void> {
  const address = `${settings.PUBLIC_URL.replace(/\/$/, '')}/_shell/routes`
  let etag = ''
  let missed = 0
  async function work(): Promise<void> {
    let cause = ''
    const answer = await fetch(address, {
      headers: etag ? { 'if-none-match': etag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    }).catch((error: Error) => {
      cause = String(error.cause ?? error)
      return undefined
    })
    if (answer?.ok) {
      const rows = asRoutes(await answer.json().catch(() => undefined))
      if (rows) learnRoutes(rows)
      if (rows) etag = answer.headers.get('etag') ?? ''
    } else await answer?.body?.cancel()
    missed = answer?.ok || answer?.status === 304 ? 0 : missed + 1
    if (missed === runsBeforeWarning) log.warn({ address, cause: cause || `answered ${answer?.status}` }, unknownPages)
  }
  return intervalJob({ work, every, first: 2, log, failure: 'the pages of the site could not be read' })
}

const unknownPages =
  'the pages of the site cannot be read at PUBLIC_URL, which the API must reach; links to pages of new remotes are not shown'

/** Pages arrive as rows that omit the most common values. */
function asRoutes(value: unknown): Route[] | undefined {
  if (!Array.isArray(value)) return undefined
  const rows = value.map((row: Partial<Route>) => ({ ...row, access: row?.access ?? 'public' }) as Route)
  return rows.every((row) => screenFault(row) === undefined && typeof row.owner === 'string') ? rows : undefined
}

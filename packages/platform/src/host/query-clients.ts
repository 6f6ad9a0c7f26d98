import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import type { QueryClients } from '../remote/host.ts'

/** Data fetched by the server is not fetched again during hydration. */
const freshFor = 30_000
const keptFor = 5 * 60_000

/** A refusal stays one however often it is asked; a dead line or a server that is down may come back. */
const isWorthARetry = (failures: number, error: unknown) =>
  failures < 2 && (!(error instanceof ApiError) || error.offline || error.status >= 500)

export const createQueryClient = (isServer = false): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: isServer ? Number.POSITIVE_INFINITY : keptFor,
        retry: isServer ? false : isWorthARetry,
        retryDelay: (failures) => Math.min(400 * 2 ** failures, 4_000),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** True for a query with `meta: { isLive: true }`: what a team changes while people are on the site. */
const isLive = ({ meta }: { readonly meta: Record<string, unknown> | undefined }): boolean => meta?.isLive === true
/** The next page stands by then, as a rule, and what stays around it is left over to be asked. */
const nextPageWithin = 1500

export interface ShellQueryClients extends QueryClients {
  /** somebody goes on to another page: what is live is asked again there, and in what stays around it */
  goOn(): void
  /** somebody signed in or out: nothing of the one before may be seen */
  reset(): void
  /** it is known now who came: everything is asked for them, and what a guest sees stands meanwhile */
  renew(): void
}

/** One client per running release, ended with its last mount. */
export function queryClients(): ShellQueryClients {
  const held = new Map<string, { client: QueryClient; mounts: number }>()
  return {
    hold(releaseId) {
      const entry = held.get(releaseId) ?? { client: createQueryClient(), mounts: 0 }
      if (entry.mounts === 0) entry.client.mount()
      entry.mounts += 1
      held.set(releaseId, entry)
      return entry.client
    },
    release(releaseId) {
      const entry = held.get(releaseId)
      if (!entry) return
      entry.mounts -= 1
      if (entry.mounts > 0) return
      held.delete(releaseId)
      void entry.client.cancelQueries()
      entry.client.unmount()
      entry.client.clear()
    },
    reset() {
      for (const { client } of held.values()) {
        for (const query of client.getQueryCache().getAll()) query.reset()
      }
      // Asked again only when the screens know who it is now: a guest's cart, say, is gone by then.
      setTimeout(() => {
        for (const { client } of held.values()) void client.refetchQueries({ type: 'active' }, { cancelRefetch: false })
      })
    },
    goOn() {
      for (const { client } of held.values()) void client.invalidateQueries({ predicate: isLive, refetchType: 'none' })
      setTimeout(() => {
        const left = { type: 'active', stale: true, predicate: isLive } as const
        for (const { client } of held.values()) void client.refetchQueries(left, { cancelRefetch: false })
      }, nextPageWithin)
    },
    renew() {
      setTimeout(() => {
        for (const { client } of held.values()) void client.invalidateQueries()
      })
    },
  }
}

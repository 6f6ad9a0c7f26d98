import { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/api-error.ts'
import type { QueryClients } from '../remote/host.ts'

/** Data fetched by the server is not fetched again during hydration. In milliseconds. */
const freshFor = 30_000
const keptFor = 5 * 60_000

/** A client error is final; a lost connection, without a status, or a server error is retried up to twice. */
const isWorthARetry = (failures: number, { status }: Partial<ApiError>) => failures < 2 && (!status || status >= 500)

export const createQueryClient = (isServer = false): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: isServer ? Number.POSITIVE_INFINITY : keptFor,
        retry: isServer ? false : isWorthARetry,
        retryDelay: (failures) => 400 * 2 ** failures,
        // Without a network a call fails and the page says so; a paused one would leave its skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Whether a query has `meta: { isLive: true }`: data that a team changes while visitors are on the site. */
const isLive = ({ meta }: { readonly meta: Record<string, unknown> | undefined }): boolean => meta?.isLive === true
/**
 * The next page is usually shown by then, so only the queries that stay mounted around it are left to refetch. In ms.
 */
const nextPageWithin = 1500

export interface ShellQueryClients extends QueryClients {
  /** the visitor navigates to another page: live queries are refetched there and in what stays mounted around it */
  goOn(): void
  /** a user signed in or out: nothing of the previous user may remain visible */
  reset(): void
  /** the user is now known: everything is refetched for them, and the guest's data stays visible meanwhile */
  renew(): void
}

/** One client per running release, unmounted with its last mount. */
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
      // Refetched only after the screens know the new user: a guest's cart, for example, no longer exists then.
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

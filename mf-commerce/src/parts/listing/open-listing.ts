import type { Api, QueryClient } from '@nukkad/platform'
import type { Choice, Scope } from './choice/choice.ts'
import { EmptyState } from './lazy-empty-state.ts'
import { listingQuery } from './listing.queries.ts'
import { sideFiltersReady } from './side-filters.tsx'

/**
 * Makes sure that the wanted page is in the cache, and that the code for an empty list is loaded, `empty` included; a
 * page far from the cached ones starts a new list.
 */
export async function openListing(
  query: QueryClient,
  api: Api,
  scope: Scope,
  choice: Choice,
  empty?: { ready(): Promise<void> },
): Promise<void> {
  const options = listingQuery(api, scope, choice)
  const kept = query.getQueryData(options.queryKey)
  if (kept && !kept.pageParams.includes(choice.page)) query.removeQueries({ queryKey: options.queryKey, exact: true })
  const [{ pages }] = await Promise.all([query.ensureInfiniteQueryData(options), sideFiltersReady()])
  if (pages.at(-1)?.total === 0) await Promise.all([EmptyState.ready(), empty?.ready()])
}

import { ApiError, type QueryClient } from '@nukkad/platform'

/**
 * An answer younger than this counts as current, in milliseconds: a page that was just fetched is not fetched again.
 */
const presentFor = 1_500

type QueryToFetch<T, K extends readonly unknown[]> = Parameters<
  typeof QueryClient.prototype.fetchQuery<T, Error, T, K>
>[0]

/**
 * Fetches content that the campaign team may have changed, at each navigation, so that open pages pick up changes
 * without a reload. If the server is unreachable, the cached answer is used.
 */
export async function presentOrKept<T, K extends readonly unknown[]>(
  query: QueryClient,
  wanted: QueryToFetch<T, K>,
): Promise<T> {
  try {
    return await query.fetchQuery({ ...wanted, staleTime: presentFor })
  } catch (error) {
    const kept = query.getQueryData<T>(wanted.queryKey)
    const isAway = error instanceof ApiError && (error.offline || error.status >= 500)
    if (isAway && kept !== undefined) return kept
    throw error
  }
}

import { ApiError, type QueryClient } from '@nukkad/platform'

/** An answer this young counts as the present state: a page that was just made is not fetched again. */
const presentFor = 1_500

type Wanted<T, K extends readonly unknown[]> = Parameters<typeof QueryClient.prototype.fetchQuery<T, Error, T, K>>[0]

/**
 * What the campaign team may have changed meanwhile: asked for at each navigation, so that open pages take a change
 * without a reload. Where nobody answers, what came before will do.
 */
export async function presentOrKept<T, K extends readonly unknown[]>(
  query: QueryClient,
  wanted: Wanted<T, K>,
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

/** Revisions of what the campaign team publishes, as short texts. */
export interface PageRevision {
  /** revision of everything */
  readonly all: string
  /** revision of what appears on all pages: banners, ads and menus */
  readonly chrome: string
}
interface RevisionOptions {
  /** fetches the revision from the API; rejects if the API does not know it or does not answer */
  readonly ask: () => Promise<PageRevision>
  /** after this long it is fetched again in the background */
  readonly everyMs?: number
  /** after this long it is no longer used: visitors wait for the answer */
  readonly longestMs?: number
  readonly now?: () => number
}

/**
 * The revision of everything that the campaign team publishes. It is part of the keys of cached pages and of answers
 * cached for pages, so that the next visitor of every shell sees a change. It is fetched on demand, at most twice a
 * second. Under constant traffic no visitor waits for it; after a pause the first ones do. While the API is away,
 * cached pages stay valid.
 */
export function pageRevision({
  ask,
  everyMs = 500,
  longestMs = 1_500,
  now = Date.now,
}: RevisionOptions): () => Promise<PageRevision> {
  let known: PageRevision = { all: '', chrome: '' }
  let askedAt = Number.NEGATIVE_INFINITY
  let knownAt = Number.NEGATIVE_INFINITY
  let isAway = false
  let underWay: Promise<void> | undefined

  async function renew(): Promise<void> {
    const from = now()
    askedAt = from
    try {
      known = await ask()
      knownAt = from
      isAway = false
    } catch {
      isAway = true
    }
  }
  return async () => {
    if (!underWay && now() - askedAt >= everyMs) {
      underWay = renew().finally(() => {
        underWay = undefined
      })
    }
    if (underWay && !isAway && now() - knownAt >= longestMs) await underWay
    return known
  }
}

/** Longer than the API takes at peak load, shorter than a visitor would notice. In milliseconds. */
const longest = 400

/** Fetches the revision from the API behind this shell. */
export const revisionFrom = (apiUrl: string) => async (): Promise<PageRevision> => {
  const answer = await fetch(`${apiUrl}/api/campaigns/revision`, { signal: AbortSignal.timeout(longest) })
  const { revision: all, chrome } = (await answer.json()) as { revision?: unknown; chrome?: unknown }
  if (!answer.ok || typeof all !== 'string' || typeof chrome !== 'string') throw new Error('No revision is available.')
  return { all, chrome }
}

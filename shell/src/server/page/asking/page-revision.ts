/** What the campaign team publishes, as short texts that change with it. */
export interface PageRevision {
  /** of everything */
  readonly all: string
  /** of what stands on pages of all kinds: banners, ads and menus */
  readonly chrome: string
}
interface RevisionOptions {
  /** asks the API; rejects when it does not know or does not answer */
  readonly ask: () => Promise<PageRevision>
  /** what was asked so long ago is asked again, while what is known still holds */
  readonly everyMs?: number
  /** what was asked so long ago holds no more: visitors wait for the answer */
  readonly longestMs?: number
  readonly now?: () => number
}

/**
 * The state of all that the campaign team publishes. It stands in the keys of kept pages and of what is kept for pages,
 * so that a change is seen by the next visitor of every shell. It is asked for when somebody comes, at most twice a
 * second. Where visitors come all the time nobody waits for it; after a pause the first ones do. While the API is away
 * pages stand as they are.
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

/** Longer than the API takes in an hour of rush, shorter than anybody notices. */
const longest = 400

/** Asks the API behind this shell. */
export const revisionFrom = (apiUrl: string) => async (): Promise<PageRevision> => {
  const answer = await fetch(`${apiUrl}/api/campaigns/revision`, { signal: AbortSignal.timeout(longest) })
  const { revision: all, chrome } = (await answer.json()) as { revision?: unknown; chrome?: unknown }
  if (!answer.ok || typeof all !== 'string' || typeof chrome !== 'string')
    throw new Error('There is no revision to be had.')
  return { all, chrome }
}

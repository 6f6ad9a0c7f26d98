interface RevisionOptions {
  /** asks the API; rejects when it does not know or does not answer */
  readonly ask: () => Promise<string>
  /** what was asked so long ago is asked again */
  readonly everyMs?: number
  readonly now?: () => number
}

/**
 * The state of all that the campaign team publishes, as a short text that changes with it: it stands in the keys of kept
 * pages, so that a change is seen by the next visitor of every shell. It is asked for when somebody comes, at most twice
 * a second; while the API is away pages stand as they are, and nobody waits for it.
 */
export function pageRevision({ ask, everyMs = 500, now = Date.now }: RevisionOptions): () => Promise<string> {
  let known = ''
  let askedAt = Number.NEGATIVE_INFINITY
  let isAway = false
  let underWay: Promise<void> | undefined

  async function renew(): Promise<void> {
    askedAt = now()
    try {
      known = await ask()
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
    if (underWay && !isAway) await underWay
    return known
  }
}

/** Longer than the API takes in an hour of rush, shorter than anybody notices. */
const longest = 400

/** Asks the API behind this shell. */
export const revisionFrom = (apiUrl: string) => async (): Promise<string> => {
  const answer = await fetch(`${apiUrl}/api/campaigns/revision`, { signal: AbortSignal.timeout(longest) })
  const { revision } = (await answer.json()) as { revision?: unknown }
  if (!answer.ok || typeof revision !== 'string') throw new Error('There is no revision to be had.')
  return revision
}

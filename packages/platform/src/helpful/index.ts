import { markHelpful } from '@nukkad/contracts/endpoints/shop/reviews'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useApi, useQuery, useUser } from '@nukkad/platform'
import { useOptimisticToggle } from '../optimistic-toggle/use-optimistic-toggle.ts'

interface Votes {
  /** whether this user has marked it during this visit; earlier marks are not told */
  readonly isMine: boolean
  readonly count: number
}

export interface Helpful extends Votes {
  toggle(): void
}

const keyOf = (reviewId: string, userId: string | undefined) => ['helpful', reviewId, userId] as const

/**
 * How many readers found a review helpful, and a toggle that adds the user: it takes effect at once and is undone on
 * refusal. A guest signs in first, and the review is marked then.
 */
export function useHelpful(reviewId: string, counted: number): Helpful {
  const api = useApi()
  const user = useUser()
  const unmarked: Votes = { isMine: false, count: counted }
  // Never fetched, only written by the toggle: the answer to a change is all that is told about it.
  const { data = unmarked } = useQuery<Votes>({
    queryKey: keyOf(reviewId, user?._id),
    queryFn: () => unmarked,
    enabled: false,
  })
  const toggle = useOptimisticToggle<Votes>({
    keyOf: (userId) => keyOf(reviewId, userId),
    isOn: data.isMine,
    changed: ({ isMine, count } = unmarked, is) => ({ isMine: is, count: count + Number(is) - Number(isMine) }),
    async send(isHelpful) {
      const { data: now } = await api.call(markHelpful, { params: { reviewId }, body: { isHelpful } })
      return { isMine: now.isHelpful, count: now.helpful_count }
    },
    said: (is) => (is ? 'Marked as helpful' : 'No longer marked as helpful'),
    failed: 'That did not work. Please try again.',
    reason: 'Sign in to say that this review helped you.',
  })
  return { ...data, toggle }
}

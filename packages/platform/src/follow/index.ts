import { doIFollow, type Following, followUser, unfollowUser } from '@nukkad/contracts/endpoints/people/follow'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useApi, useBus, useBusEvent, useQuery, useQueryClient, useSession, useTrack } from '@nukkad/platform'
import { useOptimisticToggle } from '../optimistic-toggle/use-optimistic-toggle.ts'

interface Person {
  /** handle, or number of the account */
  readonly id: string
  readonly user_id: string
  readonly name: string
}

export interface FollowState {
  readonly isFollowing: boolean
  /** as far as it is known here; null before the first answer */
  readonly followers: number | null
  /** users can't follow themselves */
  readonly isMe: boolean
  toggle(): void
}

/** By the number of the account: its handle is another name of the same person. */
const keyOf = (personId: string, userId: string | undefined) => ['follow', personId, userId] as const

/**
 * Whether the user follows this person, and a toggle: it takes effect at once and is undone on refusal. A guest signs
 * in first.
 */
export function useFollow({ id, user_id, name }: Person): FollowState {
  const api = useApi()
  const bus = useBus()
  const client = useQueryClient()
  const track = useTrack()
  const { status, user } = useSession()
  const isMe = user?._id === user_id
  const state = useQuery({
    queryKey: keyOf(user_id, user?._id),
    queryFn: async ({ signal }) => (await api.call(doIFollow, { params: { userId: id } }, { signal })).data,
    enabled: status === 'user' && !isMe,
    staleTime: 300_000,
  })

  const isFollowing = state.data?.isFollowing ?? false
  const toggle = useOptimisticToggle<Following>({
    keyOf: (followerId) => keyOf(user_id, followerId),
    isOn: isFollowing,
    changed: (known, is) => known && { ...known, isFollowing: is, followers: known.followers + (is ? 1 : -1) },
    async send(is) {
      const { data } = await api.call(is ? followUser : unfollowUser, { params: { userId: id } })
      if (is) track('AUTHOR_FOLLOWED', { author: id })
      bus.publish('follow.changed', { userId: user_id, isFollowing: data.isFollowing, followers: data.followers })
      return data
    },
    said: (is) => (is ? `You now follow ${name}` : `You no longer follow ${name}`),
    failed: 'That did not work. Please try again.',
    reason: `Sign in to follow ${name}, and hear about what they write.`,
    mayWish: (followerId) => followerId !== user_id,
  })

  // Of another remote, also when its page was left before the server confirmed it: this page has read the state before.
  useBusEvent('follow.changed', ({ userId, ...now }) => {
    if (userId !== user_id || !user) return
    const queryKey = keyOf(user_id, user._id)
    void client.cancelQueries({ queryKey }).then(() => client.setQueryData<Following>(queryKey, { userId, ...now }))
  })
  return { isFollowing, followers: state.data?.followers ?? null, isMe, toggle }
}

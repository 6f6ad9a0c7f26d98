import { doIFollow, type Following, followUser, unfollowUser } from '@nukkad/contracts/endpoints/people/follow'
// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import {
  useApi,
  useBus,
  useBusEvent,
  useNotify,
  useQuery,
  useQueryClient,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { useRef } from 'react'

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
  /** nobody follows themselves */
  readonly isMe: boolean
  toggle(): void
}

const keyOf = (id: string, userId: string | undefined) => ['follow', id, userId] as const

/** Do I follow this person, and the way to change that: at once, undone on refusal. A guest signs in first. */
export function useFollow({ id, user_id, name }: Person): FollowState {
  const api = useApi()
  const bus = useBus()
  const notify = useNotify()
  const track = useTrack()
  const client = useQueryClient()
  const { status, user } = useSession()
  const isWanted = useRef(false)
  const isMe = user?._id === user_id
  const state = useQuery({
    queryKey: keyOf(id, user?._id),
    queryFn: async ({ signal }) => (await api.call(doIFollow, { params: { userId: id } }, { signal })).data,
    enabled: status === 'user' && !isMe,
    staleTime: 300_000,
  })

  async function change(isFollowing: boolean, userId: string) {
    const queryKey = keyOf(id, userId)
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<Following>(queryKey)
    const followers = (before?.followers ?? 0) + (isFollowing ? 1 : -1)
    if (before) client.setQueryData<Following>(queryKey, { ...before, isFollowing, followers })
    try {
      const call = isFollowing ? followUser : unfollowUser
      client.setQueryData(queryKey, (await api.call(call, { params: { userId: id } })).data)
      if (isFollowing) track('AUTHOR_FOLLOWED', { author: id })
      notify(isFollowing ? `You follow ${name} now` : `You do not follow ${name} any more`, { tone: 'success' })
    } catch (error) {
      client.setQueryData(queryKey, before)
      notify(error instanceof Error ? error.message : 'That did not get through. Try once more.', { tone: 'error' })
    }
  }

  useBusEvent('session.started', ({ userId }) => {
    if (isWanted.current && userId !== user_id) void change(true, userId)
    isWanted.current = false
  })
  const isFollowing = state.data?.isFollowing ?? false
  return {
    isFollowing,
    followers: state.data?.followers ?? null,
    isMe,
    toggle() {
      if (status === 'user' && user) return void change(!isFollowing, user._id)
      isWanted.current = true
      bus.request('sign-in', { reason: `Sign in to follow ${name}, and to hear of what they write.` })
    },
  }
}

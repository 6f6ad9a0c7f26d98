import { getPoll, type Poll, votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import {
  type Api,
  queryOptions,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { useGuestAnswer } from '@nukkad/platform/sign-in'

/** A poll as a user sees it; null is a guest. */
export const pollQuery = (api: Api, id: string, userId: string | null) =>
  queryOptions({
    queryKey: ['poll', id, userId],
    queryFn: async ({ signal }) => (await api.call(getPoll, { params: { id } }, { signal })).data,
    staleTime: 15_000,
  })

/** The poll, with the user's own vote once the session is known; `came` is the poll as loaded with the page. */
export function usePoll(id: string, came?: Poll) {
  const api = useApi()
  const { user, status } = useSession()
  const guest = useGuestAnswer(useQuery({ ...pollQuery(api, id, null), ...(came && { initialData: came }) }).data)
  const mine = useQuery({ ...pollQuery(api, id, user?._id ?? null), enabled: user !== null })
  return { poll: mine.data ?? guest, isGuest: status === 'guest' }
}

interface Vote {
  readonly optionId: string
  /** Given with the vote: one that waited for the sign-in is cast before this screen knows the user. */
  readonly userId: string | null
}

/** Votes, and shows the updated poll; a second vote is rejected with the name of the first. */
export function useVote(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  return useMutation({
    mutationFn: async ({ optionId }: Vote) => (await api.call(votePoll, { params: { id }, body: { optionId } })).data,
    async onSuccess(poll, { userId }) {
      const { queryKey } = pollQuery(api, id, userId)
      // A read that began before the vote, with the session, would hide it.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, poll)
      track('POLL_ANSWERED', { slug: id })
    },
    onError: () => client.invalidateQueries({ queryKey: ['poll', id] }),
  })
}

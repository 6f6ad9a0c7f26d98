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

/** A poll as somebody sees it; null is whoever is not signed in. */
export const pollQuery = (api: Api, id: string, userId: string | null) =>
  queryOptions({
    queryKey: ['poll', id, userId],
    queryFn: async ({ signal }) => (await api.call(getPoll, { params: { id } }, { signal })).data,
    staleTime: 15_000,
  })

/** The poll with one's own vote, as soon as it is known who looks; `came` is what came with the page. */
export function usePoll(id: string, came?: Poll) {
  const api = useApi()
  const { user, status } = useSession()
  const guest = useQuery({ ...pollQuery(api, id, null), ...(came && { initialData: came }) })
  const mine = useQuery({ ...pollQuery(api, id, user?._id ?? null), enabled: user !== null })
  return { poll: mine.data ?? guest.data, isGuest: status === 'guest', userId: user?._id ?? null }
}

/** Votes, and shows what the server says then; a second vote is refused with the first one's name. */
export function useVote(id: string, userId: string | null) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  return useMutation({
    mutationFn: async (optionId: string) => (await api.call(votePoll, { params: { id }, body: { optionId } })).data,
    onSuccess: (poll) => {
      client.setQueryData(pollQuery(api, id, userId).queryKey, poll)
      track('POLL_ANSWERED', { slug: id })
    },
    onError: () => client.invalidateQueries({ queryKey: ['poll', id] }),
  })
}

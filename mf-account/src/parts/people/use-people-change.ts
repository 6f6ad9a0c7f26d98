import { type Api, ApiError, useApi, useMutation, useQueryClient } from '@nukkad/platform'

interface ChangedQuery<Data, Sent> {
  readonly queryKey: readonly unknown[]
  /** what else shows these people */
  readonly stale?: readonly unknown[]
  readonly change: (api: Api, sent: Sent) => Promise<{ readonly data: Data }>
}

/** A change of a merchant's people; after one that came too late they are fetched again. */
export function usePeopleChange<Data, Sent = void>({ queryKey, stale, change }: ChangedQuery<Data, Sent>) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (sent: Sent) => (await change(api, sent)).data,
    onSuccess(people) {
      client.setQueryData(queryKey, people)
      if (stale) void client.invalidateQueries({ queryKey: stale })
    },
    onError(error) {
      if (error instanceof ApiError && [403, 404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey })
    },
  })
}

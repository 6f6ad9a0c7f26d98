import type { WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { type Api, ApiError, useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { requestQuery, requestsKey } from '../parts/team/team.queries.ts'

/**
 * A change of a request. A conflict means that a colleague was faster, so it is fetched again and the page shows their
 * answer.
 */
export function useRequestChange<Wanted = void>(
  id: number,
  change: (api: Api, wanted: Wanted) => Promise<{ readonly data: WholeRequest }>,
) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (wanted: Wanted) => (await change(api, wanted)).data,
    onSuccess(request) {
      client.setQueryData(requestQuery(api, id).queryKey, request)
      void client.invalidateQueries({ queryKey: requestsKey })
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.status !== 409) return
      notify(error.message, { tone: 'error' })
      void client.invalidateQueries({ queryKey: requestQuery(api, id).queryKey })
    },
  })
}

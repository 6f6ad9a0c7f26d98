import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { type Api, ApiError, useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { merchantsKey, peopleQuery } from '../parts/team/team.queries.ts'

/** A change of a merchant's people; after one that came too late they are fetched again. */
export function usePeopleChange(slug: string, change: (api: Api) => Promise<{ readonly data: MerchantPeople }>) {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = peopleQuery(api, slug)
  return useMutation({
    mutationFn: async () => (await change(api)).data,
    onSuccess(people) {
      client.setQueryData(queryKey, people)
      void client.invalidateQueries({ queryKey: merchantsKey })
    },
    onError(error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409))
        void client.invalidateQueries({ queryKey })
    },
  })
}

import {
  getCampaignToken,
  spendCampaignToken,
  type TokenView,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { type Api, queryOptions, useApi, useMutation, useQueryClient } from '@nukkad/platform'

/** A token as a guest or an account sees it; viewing it never redeems it. */
export const tokenQuery = (api: Api, token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['campaign-token', token, userId ?? 'guest'],
    queryFn: async ({ signal }): Promise<TokenView> =>
      (await api.call(getCampaignToken, { params: { token } }, { signal })).data,
    staleTime: 10_000,
  })

/** Redeems the token for the signed-in account; the page shows the response from then on. */
export function useSpendToken(token: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (_userId: string) => api.call(spendCampaignToken, { params: { token } }),
    onSuccess: ({ data }, userId) => client.setQueryData(tokenQuery(api, token, userId).queryKey, data),
  })
}

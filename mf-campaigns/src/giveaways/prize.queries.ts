import { wonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { type Api, queryOptions } from '@nukkad/platform'

/** The signed-in user's prize of a giveaway. */
export const prizeQuery = (api: Api, giveawayId: string) =>
  queryOptions({
    queryKey: ['giveaway-prize', giveawayId],
    queryFn: async ({ signal }) => (await api.call(wonPrize, { params: { id: giveawayId } }, { signal })).data,
  })

/** Fetched again whenever the form opens: the user may have added one in the account meanwhile. */
export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => (await api.call(listAddresses, {}, { signal })).data,
  })

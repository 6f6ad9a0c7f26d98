import { listSaved } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { type Api, queryOptions } from '@nukkad/platform'

/** A user's saved lines are their own, whatever their cart; a guest's belong to their cart. */
export const savedKey = (owner: string | null) => ['saved-lines', owner] as const

export const savedQuery = (api: Api, owner: string | null, cartId: string | null) =>
  queryOptions({
    queryKey: savedKey(owner),
    queryFn: async ({ signal }) =>
      (await api.call(listSaved, { query: cartId ? { cartID: cartId } : {} }, { signal })).data,
    staleTime: 30_000,
  })

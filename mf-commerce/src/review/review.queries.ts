import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/**
 * The delivery address of the cart; null while none is chosen. Never kept for a later visit: the order goes to the
 * address stored by then, which may have been changed in the checkout, in the account or on another device.
 */
export const attachedAddressQuery = (api: Api, cartId: string) =>
  queryOptions({
    queryKey: ['attached-address', cartId],
    queryFn: async ({ signal }) => (await api.call(attachedAddress, { query: { cartID: cartId } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    ...retryWhileAway,
  })

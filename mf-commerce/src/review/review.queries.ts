import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

/** The delivery address of the cart; null while none is chosen. */
export const attachedAddressQuery = (api: Api, cartId: string) =>
  queryOptions({
    queryKey: ['attached-address', cartId],
    queryFn: async ({ signal }) => (await api.call(attachedAddress, { query: { cartID: cartId } }, { signal })).data,
    ...recovering,
  })

import { addCoupon, type Cart, getCartV3, removeCoupon } from '@nukkad/contracts/endpoints/cart'
import { useApi, useCity, useMutation } from '@nukkad/platform'
import { useBagNews } from '../parts/bag/use-bag-news.ts'

/** Whether the code was taken, and if not, why. */
interface Outcome {
  readonly isApplied: boolean
  readonly reason: string | null
}

const notValid = 'Coupon code not valid.'

/** Applies and takes off codes. One that says REWARD spends perks and is no coupon. */
export function useCoupon({ id }: Pick<Cart, 'id'>) {
  const api = useApi()
  const { pincode } = useCity()
  const tell = useBagNews()
  const show = (cart: Cart) => tell({ cart, cartId: cart.id, count: cart.item_count }, pincode)

  const apply = useMutation({
    mutationFn: async (code: string): Promise<Outcome> => {
      if (code.toUpperCase().includes('REWARD')) {
        const { data, message } = await api.call(getCartV3, {
          query: { cartID: id, refreshCart: false, is_perks_applied: true, ...(pincode ? { pincode } : {}) },
        })
        tell(data, pincode)
        const reason = message?.message ?? data.cart?.coupon_error ?? null
        return { isApplied: reason === null, reason }
      }
      const { status, message, data } = await api.call(addCoupon, { body: { couponCode: code, cartID: id } })
      show(data.cart)
      return { isApplied: status === 'success', reason: status === 'error' ? (message ?? notValid) : null }
    },
  })
  const remove = useMutation({
    mutationFn: async (): Promise<Outcome> => {
      const { status, message, data } = await api.call(removeCoupon, { body: { cartID: id } })
      show(data.cart)
      return { isApplied: status === 'error', reason: status === 'error' ? (message ?? notValid) : null }
    },
  })
  const error = apply.data?.reason ?? apply.error?.message ?? remove.data?.reason ?? (remove.isError ? notValid : null)
  return { apply, remove, error }
}

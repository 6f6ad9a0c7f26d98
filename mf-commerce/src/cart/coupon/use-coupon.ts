import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { addCoupon, removeCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { useApi, useCity, useMutation, useTrack } from '@nukkad/platform'
import { cartTrouble, useCartTrouble } from '../../parts/cart/cart-trouble.ts'
import { useCartNews } from '../../parts/cart/use-cart-news.ts'
import { cartProps } from '../../parts/measuring/event-items.ts'

const notValid = 'Coupon code not valid.'
const isPerksCode = (code: string) => code.toUpperCase().includes('REWARD')

/** Applies and removes codes. A code that says REWARD spends perks and is not a coupon; the server tells them apart. */
export function useCoupon({ id: cartID }: Pick<Cart, 'id'>) {
  const api = useApi()
  const { pincode } = useCity()
  const tell = useCartNews()
  const onError = useCartTrouble(cartID)
  const track = useTrack()
  /** Applies a code, or with null removes the one on the cart; resolves with the reason for a refusal, or null. */
  const change = useMutation({
    mutationFn: async (code: string | null): Promise<string | null> => {
      const { status, message, data } = await (code === null
        ? api.call(removeCoupon, { body: { cartID, pincode } })
        : api.call(addCoupon, { body: { couponCode: code, cartID, pincode } }))
      // The reason is shown at the field the code was typed into, not on the cart.
      const cart = { ...data.cart, coupon_error: null }
      tell({ cart, cartId: cart.id, count: cart.item_count }, pincode)
      if (status !== 'error') {
        const props = cartProps(cart)
        if (code === null) track('COUPON_REMOVED', props)
        else if (isPerksCode(code)) track('PERKS_APPLIED', props)
        // As the shop writes it: shoppers type codes in any letter case.
        else track('COUPON_APPLIED', { ...props, coupon: cart.totals.coupon_code ?? code })
      } else if (code !== null) track('COUPON_REFUSED', { coupon: code })
      return status === 'error' ? (message ?? notValid) : null
    },
    onError,
  })
  return {
    error: change.data ?? (change.isError ? cartTrouble(change.error) || notValid : null),
    isBusyWith: (code: string | null) => change.isPending && change.variables === code,
    /** `then` is called once the code was accepted. */
    use: (code: string, then?: () => void) =>
      change.mutate(code, { onSuccess: (reason) => (reason === null ? then?.() : undefined) }),
    remove: () => change.mutate(null),
    forgetError: change.reset,
  }
}
export type Coupon = ReturnType<typeof useCoupon>

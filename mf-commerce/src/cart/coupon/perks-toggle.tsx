import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useApi, useCity, useMutation, useSession, useTrack } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { useState } from 'react'
import { cartTrouble, useCartTrouble } from '../../parts/cart/cart-trouble.ts'
import { perksWords } from '../../parts/cart/perks-words.ts'
import { useCartNews } from '../../parts/cart/use-cart-news.ts'
import { cartProps } from '../../parts/measuring/event-items.ts'
import styles from './coupon.module.css'

/** Pays part of the cart with perks by one tap; renders nothing for users without perks. */
export function PerksToggle({ cart }: { readonly cart: Cart }) {
  const api = useApi()
  const tell = useCartNews()
  const onError = useCartTrouble(cart.id)
  const track = useTrack()
  const { pincode } = useCity()
  const { status } = useSession()
  const [picked, setPicked] = useState<boolean | null>(null)
  const words = perksWords(cart.totals)
  const change = useMutation({
    mutationFn: async (use: boolean) => {
      const { status: outcome, message, data } = await api.call(usePerks, { body: { cartID: cart.id, use, pincode } })
      tell({ cart: data.cart, cartId: data.cart.id, count: data.cart.item_count }, pincode)
      if (outcome !== 'error') track(use ? 'PERKS_APPLIED' : 'PERKS_REMOVED', cartProps(data.cart))
      return outcome === 'error' ? message : null
    },
    onError,
  })
  if (status !== 'user' || cart.totals.perks_balance === 0) return null
  return (
    <div className={styles.perks}>
      <Checkbox
        label={words.label}
        hint={`You earn perks with orders and gifts. Each is worth one rupee. ${words.balance}`}
        checked={picked ?? cart.is_perks_applied}
        error={change.data ?? (change.error ? cartTrouble(change.error) : undefined)}
        onChange={(event) => {
          // Checked at once: waiting for the mutation to report it would make the box jump back in between.
          setPicked(event.currentTarget.checked)
          change.mutate(event.currentTarget.checked, { onSettled: () => setPicked(null) })
        }}
      />
    </div>
  )
}

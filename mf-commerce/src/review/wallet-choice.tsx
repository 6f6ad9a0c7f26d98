import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees, hrefs, Link, useApi, useMutation } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { useState } from 'react'
import { cartTrouble } from '../parts/cart/cart-trouble.ts'
import { perksWords } from '../parts/cart/perks-words.ts'
import { useCartNews } from '../parts/cart/use-cart-news.ts'
import styles from '../parts/checkout-steps/checkout.module.css'
import type { Uses } from '../parts/paying/due.ts'

interface WalletChoiceProps {
  readonly cart: Cart
  /** rupees of gift cards and of credit that can be used for this cart */
  readonly usable: { readonly usableCards: number; readonly usableCredit: number }
  readonly uses: Uses
  readonly onUse: (uses: Uses) => void
}

/**
 * The buyer's funds at the shop, in the order in which they are spent: perks, gift cards, credit; and the cart's
 * coupon. Buyers without any are shown nothing.
 */
export function WalletChoice({ cart, usable, uses, onUse }: WalletChoiceProps) {
  const { usableCards, usableCredit } = usable
  const api = useApi()
  const tell = useCartNews()
  const [picked, setPicked] = useState<boolean | null>(null)
  const perks = useMutation({
    mutationFn: async (use: boolean) => {
      const { data, status, message } = await api.call(usePerks, { body: { cartID: cart.id, use } })
      tell({ cart: data.cart, cartId: data.cart.id, count: data.cart.item_count }, null)
      return status === 'error' ? (message ?? 'Perks could not be used.') : null
    },
  })
  const { perks_applicable: applicable, coupon_code: coupon } = cart.totals
  const words = perksWords(cart.totals)
  const hasPerks = applicable > 0 || cart.is_perks_applied
  if (!hasPerks && cart.gift_card_balance === 0 && cart.credit_balance === 0 && !coupon) return null
  return (
    <section className={styles.block} aria-labelledby="what-you-have">
      <h2 id="what-you-have">Your balance</h2>
      <div className={styles.card}>
        {hasPerks && (
          <Checkbox
            label={words.label}
            hint={words.balance}
            error={perks.data ?? (perks.error ? cartTrouble(perks.error) : undefined)}
            checked={picked ?? cart.is_perks_applied}
            onChange={(event) => {
              const use = event.currentTarget.checked
              setPicked(use)
              perks.mutate(use, { onSettled: () => setPicked(null) })
            }}
          />
        )}
        {usableCards > 0 && (
          <Checkbox
            label={`Use ${formatRupees(usableCards)} of your gift cards`}
            hint={`You have ${formatRupees(cart.gift_card_balance)} on them. Any balance stays for your next order.`}
            checked={uses.giftCards}
            onChange={(event) => onUse({ ...uses, giftCards: event.currentTarget.checked })}
          />
        )}
        {usableCredit > 0 && (
          <Checkbox
            label={`Use ${formatRupees(usableCredit)} of your credit`}
            hint="Store credit from refunds. It does not expire."
            checked={uses.credit}
            onChange={(event) => onUse({ ...uses, credit: event.currentTarget.checked })}
          />
        )}
        {coupon && (
          <p className={styles.couponLine}>
            <span>
              Coupon <strong>{coupon}</strong> is on this bag
            </span>
            <Link to={hrefs.cart(cart.id)}>Change it</Link>
          </p>
        )}
      </div>
    </section>
  )
}

import type { Variant } from '@nukkad/contracts/endpoints/catalogue'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { AddButton } from './add-button.tsx'
import styles from './buy.module.css'
import type { Buying } from './use-buying.ts'
import { sizeOf } from './variants.ts'

interface BuyBarProps {
  readonly variant: Variant
  readonly buying: Buying
}

/** On a phone: price and button under the thumb for as long as the product is on the screen. */
export function BuyBar({ variant, buying }: BuyBarProps) {
  return (
    <div className={styles.bar}>
      <p>
        <strong className={styles.barPrice}>{formatRupees(variant.price + buying.optionsPrice)}</strong>
        <span className={styles.barNote}>{buying.hasAdded ? 'It is in your bag' : noteOf(variant)}</span>
      </p>
      {buying.hasAdded ? (
        <ButtonLink href={hrefs.cart(buying.cartId)} linkAs={Link} size={48} wide>
          View bag
        </ButtonLink>
      ) : (
        <AddButton variant={variant} buying={buying} />
      )}
    </div>
  )
}

function noteOf(variant: Variant): string {
  const size = sizeOf(variant)
  const parts = [size && `Size ${size}`, variant.stock_left && variant.isAvailable && `${variant.stock_left} left`]
  return parts.filter(Boolean).join(' · ') || 'Inclusive of taxes'
}

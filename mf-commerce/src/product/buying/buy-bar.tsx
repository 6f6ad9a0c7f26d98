import type { Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import { ThumbBar } from '../../parts/thumb-bar/thumb-bar.tsx'
import { sizeOf } from '../variants/variants.ts'
import { AddButton } from './add-button.tsx'
import { plainAddId } from './plain-add.tsx'
import type { Buying } from './use-buying.ts'

interface BuyBarProps {
  readonly variant: Variant
  readonly buying: Buying
}

/**
 * On a phone: the price of the chosen variant, and the button that adds it to the cart and, a moment later, links
 * there.
 */
export function BuyBar({ variant, buying }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isInBag = buying.hasAdded && !buying.isJustAdded
  // The button that was pressed is gone, so its focus moves to the link in its place.
  useEffect(() => {
    if (isInBag && document.activeElement === document.body) bar.current?.querySelector('a')?.focus()
  }, [isInBag])
  return (
    <ThumbBar
      amount={variant.price + buying.optionsPrice}
      note={buying.hasAdded ? 'It is in your bag' : noteOf(variant, buying.asksSize)}
    >
      <div data-scripted="" ref={bar}>
        {isInBag ? (
          <ButtonLink href={hrefs.cart(buying.cartId)} linkAs={Link} size={48} wide>
            View bag
          </ButtonLink>
        ) : (
          <AddButton variant={variant} buying={buying} />
        )}
      </div>
      <noscript>
        <ButtonLink href={`#${plainAddId}`} size={48} wide>
          Add to bag
        </ButtonLink>
      </noscript>
    </ThumbBar>
  )
}

function noteOf(variant: Variant, asksSize: boolean): string {
  if (asksSize) return 'Inclusive of taxes'
  const size = sizeOf(variant)
  const parts = [size && `Size ${size}`, variant.stock_left && variant.isAvailable && `${variant.stock_left} left`]
  return parts.filter(Boolean).join(' · ') || 'Inclusive of taxes'
}

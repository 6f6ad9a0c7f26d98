import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { Kicker } from '@nukkad/ui/kicker'
import { Price } from '@nukkad/ui/price'
import { Rating } from '@nukkad/ui/rating'
import { lazy, memo } from 'react'
import { DialogButton } from '../../parts/dialog-button.tsx'
import { DeliveryPromise } from '../delivery/delivery-promise.tsx'
import { MerchantStory } from '../merchant-story.tsx'
import { OfferList } from '../offer-list.tsx'
import page from '../product.module.css'
import { VariantPicker } from '../variants/variant-picker.tsx'
import { stockLine } from '../variants/variants.ts'
import { AddButton } from './add-button.tsx'
import styles from './buy.module.css'
import { MadeToOrder } from './made-to-order.tsx'
import { PlainAdd } from './plain-add.tsx'
import type { Buying } from './use-buying.ts'

interface BuyBoxProps {
  readonly product: ProductDetails
  readonly variant: Variant
  readonly buying: Buying
}

const PricesDialog = lazy(() => import('../prices/prices-dialog.tsx'))

// They depend on the product and the variant only: a tap on the button re-renders none of them.
const Offers = memo(OfferList)
const Variants = memo(VariantPicker)
const Delivery = memo(DeliveryPromise)
const Merchant = memo(MerchantStory)

/** Name, price, choices and the add-to-cart button. */
export function BuyBox({ product, variant, buying }: BuyBoxProps) {
  const { merchant } = product
  const saved = variant.og_price - variant.price
  return (
    <div className={styles.buy}>
      <Kicker className={styles.kicker}>
        {merchant.name} · {merchant.locality}
      </Kicker>
      <h1 className={styles.title}>{product.title}</h1>
      {product.rating !== null && product.review_count > 0 && (
        <div className={styles.rating}>
          <Rating value={product.rating} />
          <span>
            {product.review_count} {product.review_count === 1 ? 'review' : 'reviews'}, {product.verified_count}{' '}
            verified
          </span>
          <a href="#reviews">See what people say</a>
        </div>
      )}
      <div>
        <Price price={variant.price} mrp={variant.og_price} discountPercent={variant.discount_percent} size="l" />
        <p className={page.quiet}>Inclusive of taxes.{saved > 0 && ` You save ${formatRupees(saved)}.`}</p>
        {variant.price_note && (
          <p className={page.quiet}>
            {variant.price_note} · <DialogButton label="Price history" of={variant.sku} dialog={PricesDialog} />
          </p>
        )}
      </div>
      <Offers offers={product.offers} />
      <Variants product={product} variant={variant} asksSize={buying.asksSize} />
      <p className={styles.stock} role="status">
        {buying.asksSize ? null : stockLine(variant)}
      </p>
      <MadeToOrder options={product.options} buying={buying} />
      <Delivery product={product} />
      {buying.refusal && (
        <p className={styles.refusal} role="alert">
          {buying.refusal}
        </p>
      )}
      <div className={styles.actions} data-scripted="">
        <AddButton variant={variant} buying={buying} />
      </div>
      <PlainAdd product={product} variant={variant} asksSize={buying.asksSize} />
      {/* Always there: screen readers often miss a live region that arrives together with its text. */}
      <p className={styles.added} role="status">
        {buying.hasAdded && (
          <>
            It is in your bag. <Link to={hrefs.cart(buying.cartId)}>View bag</Link>
          </>
        )}
      </p>
      <Merchant product={product} />
    </div>
  )
}

import type { Cart } from '@nukkad/contracts/endpoints/cart'
import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { bagOffersQuery, goesWithQuery } from '../parts/bag/bag.queries.ts'
import { EmptyBag } from '../parts/bag/empty-bag.tsx'
import { Bill } from '../parts/bill/bill.tsx'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import { ThumbBar } from '../parts/thumb-bar/thumb-bar.tsx'
import { BagDelivery } from './bag-delivery.tsx'
import { BagLine } from './bag-line.tsx'
import styles from './cart.module.css'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponForm } from './coupon-form.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useBagEditor } from './use-bag-editor.ts'

interface BagProps {
  readonly cart: Cart
  /** prices and stock were checked just now */
  readonly isFresh: boolean
}

/** Lines, coupon and bill of a bag, and the way on. */
export function Bag({ cart, isFresh }: BagProps) {
  const api = useApi()
  const editor = useBagEditor(cart.id, cart.items)
  const offers = useQuery(
    bagOffersQuery(
      api,
      cart.items.map((line) => line.product_id),
    ),
  )
  const goesWith = useQuery(goesWithQuery(api, cart.id))
  if (cart.items.length === 0 && editor.removed.length === 0) return <EmptyBag />
  const isEmpty = cart.items.length === 0
  const gone = editor.removed.filter((line) => !cart.items.some((each) => each.item_id === line.item_id))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        Your bag <span className={styles.count}>{pieces(cart.item_count)}</span>
      </h1>
      <div className={styles.layout}>
        <div>
          {!isEmpty && <BagDelivery cart={cart} />}
          <p role="status" className={editor.message ? styles.message : styles.silent}>
            {editor.message}
          </p>
          <ul className={styles.lines} aria-label="In your bag">
            {cart.items.map((line) => (
              <BagLine key={line.item_id} line={line} editor={editor} />
            ))}
            {gone.map((line) => (
              <RemovedLine key={line.item_id} line={line} editor={editor} />
            ))}
          </ul>
          {isEmpty && (
            <p className={styles.onward}>
              <Link to={hrefs.shop()}>Back to the shop</Link>
            </p>
          )}
        </div>
        {!isEmpty && (
          <aside className={styles.side} aria-label="What is to pay">
            <CouponForm cart={cart} offers={offers.data ?? []} />
            <h2 className={styles.sideTitle}>What is to pay</h2>
            <Bill cart={cart} isStale={editor.isSaving || !isFresh} />
            <div className={styles.sideAction}>
              <CheckoutButton cart={cart} editor={editor} />
            </div>
          </aside>
        )}
      </div>
      <ProductRail title="Goes well with it" products={goesWith.data ?? []} />
      {!isEmpty && (
        <ThumbBar amount={cart.totals.price_paid} note={`${pieces(cart.item_count)}, taxes included`}>
          <CheckoutButton cart={cart} editor={editor} />
        </ThumbBar>
      )}
    </div>
  )
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { Bill } from '../parts/bill/bill.tsx'
import { goesWithQuery } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import { WaitingPayments } from '../parts/paying/waiting-payments.tsx'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import { LazySavedLines } from '../parts/saved/lazy-saved-lines.tsx'
import { useSaved } from '../parts/saved/use-saved.ts'
import { ThumbBar } from '../parts/thumb-bar/thumb-bar.tsx'
import styles from './cart.module.css'
import { CartDelivery } from './cart-delivery.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { CouponPanel } from './coupon/coupon-panel.tsx'
import { PerksToggle } from './coupon/perks-toggle.tsx'
import { CartChanges } from './lines/cart-changes.tsx'
import { CartLineRow } from './lines/cart-line.tsx'
import { GoneLine } from './lines/gone-line.tsx'
import { useCartEditor } from './use-cart-editor.ts'
import type { DeliveryCheck } from './use-shown-cart.ts'

interface CartContentsProps {
  readonly cart: Cart
  /** prices and stock are being checked */
  readonly isFetching: boolean
  readonly check: DeliveryCheck
  readonly onCheckAgain: () => void
}

/** Lines, coupon and bill of a cart, and the button to the next step. */
export function CartContents({ cart, isFetching, check, onCheckAgain }: CartContentsProps) {
  const api = useApi()
  const saved = useSaved()
  const editor = useCartEditor(cart, saved)
  const goesWith = useQuery(goesWithQuery(api, cart))
  const { actions } = editor
  // A line that is being removed disappears at once, but its place is kept so that the layout does not shift.
  const here = cart.items.filter((line) => editor.qtyOf(line) > 0)
  // A saved line gets another item id when it is moved back below, but is no longer among those saved.
  const canReturn = (savedId: string | null) =>
    savedId === null || saved.lines.some(({ saved_id }) => saved_id === savedId)
  const gone = editor.gone.filter(
    ({ line, savedId }) => canReturn(savedId) && !here.some((each) => each.item_id === line.item_id),
  )
  const rows = [...here.map((line) => ({ line })), ...gone].sort((a, b) => +a.line.item_id - +b.line.item_id)
  const list = useLostFocus<HTMLUListElement>(gone.length)
  if (rows.length === 0) return <EmptyCart />
  const isEmpty = here.length === 0
  const checkout = <CheckoutButton cart={cart} actions={actions} isSaving={editor.isSaving} check={check} />
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        Your bag <span className={styles.count}>{pieces(cart.item_count)}</span>
      </h1>
      <WaitingPayments />
      <div className={styles.layout}>
        <div>
          <CartChanges lines={here} actions={actions} />
          {!isEmpty && <CartDelivery cart={cart} check={check} onCheckAgain={onCheckAgain} />}
          <p role="status" className={editor.message ? styles.message : visuallyHidden}>
            {editor.message}
          </p>
          <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="In your bag">
            {rows.map((row) =>
              'savedId' in row ? (
                <GoneLine key={row.line.item_id} gone={row} actions={actions} />
              ) : (
                <CartLineRow key={row.line.item_id} line={row.line} qty={editor.qtyOf(row.line)} actions={actions} />
              ),
            )}
          </ul>
          {isEmpty && (
            <p className={styles.onward}>
              <Link to={hrefs.shop()}>Back to the shop</Link>
            </p>
          )}
        </div>
        {!isEmpty && (
          <aside className={styles.side} aria-label="Order summary">
            <CouponPanel cart={cart} />
            <PerksToggle cart={cart} />
            <h2 className={styles.sideTitle}>Order summary</h2>
            <Bill cart={cart} isStale={editor.isSaving || isFetching || check !== 'done'} />
            <div className={styles.sideAction}>{checkout}</div>
          </aside>
        )}
      </div>
      <LazySavedLines saved={saved} />
      <ProductRail title="Goes well with this" products={goesWith.data ?? []} />
      {!isEmpty && (
        <ThumbBar amount={cart.totals.price_paid} note={`${pieces(cart.item_count)}, taxes included`}>
          {checkout}
        </ThumbBar>
      )}
    </div>
  )
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

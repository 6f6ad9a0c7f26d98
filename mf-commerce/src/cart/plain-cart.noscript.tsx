import { isGuestCartId } from '@nukkad/contracts/cart-cookie'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs, useQueryClient, useSearchParams } from '@nukkad/platform'
import { Bill } from '../parts/bill/bill.tsx'
import { plainCartKey } from '../parts/cart/cart.queries.ts'
import styles from './cart.module.css'
import { PlainLine } from './lines/plain-line.tsx'

/** The cart, changed through forms. */
export default function PlainCart({ cartId }: { readonly cartId: string }) {
  const isWanted = useSearchParams()[0].has('plain')
  const cart = useQueryClient().getQueryData<Cart | null>(plainCartKey(cartId))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your bag</h1>
      {!isWanted ? <Elsewhere cartId={cartId} /> : cart && cart.items.length > 0 ? <Filled cart={cart} /> : <Empty />}
    </div>
  )
}

const Elsewhere = ({ cartId }: { readonly cartId: string }) =>
  isGuestCartId(cartId) ? (
    <p>
      JavaScript is off in this browser. <a href={hrefs.plainCart(cartId)}>View your bag without JavaScript</a>
    </p>
  ) : (
    <p>The bag of a signed-in account needs JavaScript, which is off in this browser.</p>
  )

const Empty = () => (
  <p>
    This bag is empty. <a href={hrefs.shop()}>Browse the shop</a>
  </p>
)

const Filled = ({ cart }: { readonly cart: Cart }) => (
  <div className={styles.layout}>
    <ul className={styles.lines} aria-label="In your bag">
      {cart.items.map((line) => (
        <PlainLine key={line.item_id} line={line} />
      ))}
    </ul>
    <aside className={styles.side} aria-label="Order summary">
      <h2 className={styles.sideTitle}>Order summary</h2>
      <Bill cart={cart} />
      <p>
        To check out, please switch JavaScript on: signing in and paying need it. Your bag is kept in this browser for
        90 days.
      </p>
      <a href={hrefs.shop()}>Back to the shop</a>
    </aside>
  </div>
)

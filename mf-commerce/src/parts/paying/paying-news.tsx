import type { CheckoutRefusalCode } from '@nukkad/contracts/endpoints/orders/orders'
import { hrefs, Link } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import styles from './paying.module.css'
import type { PayingNews } from './use-paying.ts'

interface PayingNewsViewProps {
  readonly news: PayingNews
  readonly cartId: string
  readonly checkout: string
}

/** `closed` and `ordered` are those of this remote. */
type NewsCode = CheckoutRefusalCode | 'closed' | 'ordered'
const titles: Readonly<Record<string, string>> = {
  price_changed: 'A price changed',
  unavailable: 'An item has sold out',
  coupon: 'The coupon has ended',
  address: 'Where should we deliver?',
  payment: 'This payment method is not available',
  cart_changed: 'Your bag changed',
  delivery_day: 'Please choose another day',
  transaction_ended: 'This checkout has expired',
  blocked: 'We can’t take orders right now',
  wallet: 'Your balance changed',
  empty: 'Your bag is empty',
  closed: 'Payment closed',
  ordered: 'Already ordered',
} satisfies Readonly<Record<NewsCode, string>>

/** What happened during payment, and where that leads. It takes the focus, because it changes what comes next. */
export function PayingNewsView({ news, cartId, checkout }: PayingNewsViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isCalm = news.code === 'closed' || news.code === 'ordered'
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.news} data-calm={isCalm || undefined}>
      <strong className={styles.newsTitle}>{titles[news.code] ?? 'Please check again'}</strong>
      <span>{news.text}</span>
      <WayOn code={news.code} cartId={cartId} checkout={checkout} />
    </div>
  )
}

function WayOn({ code, cartId, checkout }: { code: string; cartId: string; checkout: string }) {
  if (code === 'unavailable' || code === 'cart_changed') return <Link to={hrefs.cart(cartId)}>View your bag</Link>
  if (code === 'coupon') return <Link to={hrefs.cart(cartId)}>Choose another coupon</Link>
  if (code === 'address') return <Link to={checkout}>Choose an address</Link>
  if (code === 'ordered') return <Link to={hrefs.orderHistory()}>See your orders</Link>
  return null
}

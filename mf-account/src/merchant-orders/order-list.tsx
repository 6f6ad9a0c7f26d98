import type { AnswerOf } from '@nukkad/contracts'
import type { merchantOrders } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { Link } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Pager } from '@nukkad/ui/pager'
import { useLostRow } from '@nukkad/ui/use-lost-row'
import styles from './merchant-orders.module.css'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  readonly list: AnswerOf<typeof merchantOrders>
  readonly isStale: boolean
  readonly q: string
  readonly hrefOf: (page: number) => string
}

/** One page of orders. */
export function OrderList({ list, isStale, q, hrefOf }: OrderListProps) {
  // An accepted order leaves the list of new ones, and its button with it.
  const rows = useLostRow<HTMLUListElement>(list.data.map(({ orderId, state }) => `${orderId} ${state}`).join())
  return (
    <>
      {list.data.length === 0 && (
        <EmptyState
          title={q ? `Nothing for “${q}”` : 'Nothing here'}
          text={q ? 'Search for part of an order number, a name or a phone number.' : 'New orders appear here.'}
        />
      )}
      <ul ref={rows} tabIndex={-1} aria-label="Orders" className={styles.list} aria-busy={isStale}>
        {list.data.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
      </ul>
      <Pager page={list.page} hasNext={list.hasNext} hrefOf={hrefOf} linkAs={Link} />
    </>
  )
}

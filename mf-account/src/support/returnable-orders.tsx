import { listOrders, type Order } from '@nukkad/contracts/endpoints/orders/orders'
import type { Api } from '@nukkad/platform'
import { formatDay, hrefs, Link, queryOptions, useApi, useQuery, useSession } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './exchange-steps.module.css'

const deliveredQuery = (api: Api) =>
  queryOptions({
    queryKey: ['support', 'delivered'],
    queryFn: async ({ signal }) =>
      (await api.call(listOrders, { query: { filter: 'delivered', pagesize: 10 } }, { signal })).data,
  })

/** The signed-in user's orders that can still be exchanged or returned; nothing when there are none. */
export function ReturnableOrders() {
  const { user } = useSession()
  const { data = [] } = useQuery({ ...deliveredQuery(useApi()), enabled: user?.role === 'user' })
  const open = data.filter(({ actions }) => actions.can_exchange.allowed || actions.can_return.allowed)
  if (open.length === 0) return null
  return (
    <ul className={styles.orders} aria-label="Orders you can return">
      {open.map((order) => (
        <ReturnableOrder key={order.orderId} order={order} />
      ))}
    </ul>
  )
}

function ReturnableOrder({ order: { orderId, lines, actions } }: { readonly order: Order }) {
  const [first, ...others] = lines
  if (!first) return null
  const until = actions.can_return.until ?? actions.can_exchange.until
  return (
    <li className={styles.order}>
      <span className={styles.picture}>
        <PictureView picture={first.media_image} width={52} aspect={4 / 5} decorative />
      </span>
      <span>
        <strong>
          {first.name}
          {others.length > 0 && ` and ${others.length} more`}
        </strong>
        {until && <span className={styles.until}> until {formatDay(until)}</span>}
      </span>
      <span className={styles.ways}>
        {actions.can_exchange.allowed && (
          <Link to={hrefs.orderExchange(orderId)} className={styles.way} aria-label={`Exchange, order ${orderId}`}>
            Exchange
          </Link>
        )}
        {actions.can_return.allowed && (
          <Link to={hrefs.orderReturn(orderId)} className={styles.way} aria-label={`Return, order ${orderId}`}>
            Return
          </Link>
        )}
      </span>
    </li>
  )
}

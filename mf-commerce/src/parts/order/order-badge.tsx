import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { Badge } from '@nukkad/ui/badge'

/** The state of an order, in the shop's words. */
export function OrderBadge({ order }: { readonly order: Pick<Order, 'label' | 'state'> }) {
  return <Badge tone={toneOf(order.state)}>{order.label}</Badge>
}

function toneOf(state: string): 'success' | 'warning' | 'neutral' {
  if (state === 'cancelled' || state === 'rto' || state === 'delivery_failed' || state === 'on_hold') return 'warning'
  return state === 'delivered' ? 'success' : 'neutral'
}

import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { hrefs } from '@nukkad/platform'
import { allowedFor, possibleLines } from './draft.ts'

export const claimHref = (orderId: string) => `${hrefs.orderReturn(orderId)}?kind=claim`

const ways: Readonly<Record<RequestKind, { label: string; href: (orderId: string) => string }>> = {
  return: { label: 'Return it instead', href: (orderId) => hrefs.orderReturn(orderId) },
  exchange: { label: 'Exchange it instead', href: (orderId) => hrefs.orderExchange(orderId) },
  claim: { label: 'Report damage instead', href: claimHref },
}

/** The nearest request that is still possible when this kind is not. */
export function otherWay(returnable: Returnable, kind: RequestKind) {
  const order: readonly RequestKind[] = kind === 'exchange' ? ['return', 'claim'] : ['exchange', 'return', 'claim']
  const open = order.find((other) => other !== kind && possibleLines(returnable, other).length > 0)
  return open && { label: ways[open].label, href: ways[open].href(returnable.orderId) }
}

/** Why none of the lines qualifies; the lines of an order mostly share the reason. */
export function whyNot(returnable: Returnable, kind: RequestKind): string {
  const reasons = new Set(returnable.lines.flatMap((line) => allowedFor(line, kind).reason ?? []))
  return [...reasons].join(' ') || 'All of them are already being returned or exchanged.'
}

import type { ReviewRefusal } from '@nukkad/contracts/endpoints/shop/reviews'
import type { Purchase } from '../orders/placing/purchases.service.ts'

/** What those are told who did not buy a product, or did not get it yet. */
export const purchaseRefusals = {
  never: {
    code: 'not_bought',
    message: 'Reviews here come from people who bought the thing. You have not bought this one yet.',
  },
  ordered: {
    code: 'not_received',
    message: 'Your order is still on its way. Tell us what you think when it has arrived.',
  },
} as const satisfies Record<string, ReviewRefusal>

/** Why whoever stands so with a product may not review it; null for one who received it. */
export const refusalOf = (purchase: Purchase) => (purchase === 'received' ? null : purchaseRefusals[purchase])

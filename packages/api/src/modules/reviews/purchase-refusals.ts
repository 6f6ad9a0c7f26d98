import type { ReviewRefusal } from '@nukkad/contracts/endpoints/shop/reviews'
import type { Purchase } from '../orders/placing/purchases.service.ts'

/** The refusals for users who have not bought a product, or not received it yet. */
export const purchaseRefusals = {
  never: {
    code: 'not_bought',
    message: 'Only buyers can review a product. You have not bought this one yet.',
  },
  ordered: {
    code: 'not_received',
    message: 'Your order is still on its way. You can review it once it has been delivered.',
  },
} as const satisfies Record<string, ReviewRefusal>

/** Why a user with this purchase status may not review the product; null for one who received it. */
export const refusalOf = (purchase: Purchase) => (purchase === 'received' ? null : purchaseRefusals[purchase])

import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import { type Paise, share, sum } from '../../pricing/money.ts'
import { daysOfOrders, type OrderDays } from '../days/days-of-orders.ts'
import type { OrderMoney } from '../order-rows.ts'
import type { AgreedAddress, AgreedLine, Agreement } from '../placing/agreement.ts'
import { newOrderId } from '../placing/public-number.ts'
import type { PaymentStatus } from '../steps/order-states.ts'

export interface OrderToOpen extends OrderMoney, OrderDays {
  readonly id: string
  readonly transactionId: string
  readonly userId: number
  readonly merchant: AgreedLine['merchant']
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly address: AgreedAddress
  readonly lines: readonly AgreedLine[]
  readonly giftNote: GiftNote | null
  /** The delivery number of a purchase that is paid at once and delivered in parts; otherwise 1. */
  readonly part: number
}

export interface Settled {
  readonly transactionId: string
  readonly userId: number
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly agreement: Agreement
  readonly gifts: Paise
  readonly credit: Paise
  readonly part?: number
  readonly now: Date
}

/** Builds one order per merchant, each the sum of its lines; pure except for the order numbers it draws. */
export function ordersOf({
  transactionId,
  userId,
  method,
  paymentStatus,
  agreement,
  gifts,
  credit,
  part = 1,
  now,
}: Settled): OrderToOpen[] {
  const byMerchant = new Map<number, AgreedLine[]>()
  for (const line of agreement.lines) {
    byMerchant.set(line.merchant.id, [...(byMerchant.get(line.merchant.id) ?? []), line])
  }
  const merchants = [...byMerchant.values()]
  const covered = share(
    gifts + credit,
    merchants.map((lines) => sum(lines, (line) => line.payable)),
  )
  const fromCards = share(gifts, covered)
  const daysOf = daysOfOrders(agreement, now)
  return merchants.flatMap((lines, at) => {
    const [first] = lines
    if (!first) return []
    return {
      id: newOrderId(),
      transactionId,
      userId,
      method,
      paymentStatus,
      lines,
      part,
      merchant: first.merchant,
      address: agreement.address,
      giftNote: agreement.giftNote ?? null,
      items: sum(lines, (line) => line.items),
      discount: sum(lines, (line) => line.discount),
      shipping: sum(lines, (line) => line.shipping),
      paymentDiscount: sum(lines, (line) => line.paymentDiscount),
      payable: sum(lines, (line) => line.payable),
      gifts: fromCards[at] ?? 0,
      credit: (covered[at] ?? 0) - (fromCards[at] ?? 0),
      cgst: sum(lines, (line) => line.gst.cgst),
      sgst: sum(lines, (line) => line.gst.sgst),
      igst: sum(lines, (line) => line.gst.igst),
      ...daysOf(lines),
    }
  })
}

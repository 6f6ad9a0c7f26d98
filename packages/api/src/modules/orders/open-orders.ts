import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import { dayAfterWorkingDays } from '../catalogue/delivery-day.ts'
import { type Paise, sum } from '../pricing/share.ts'
import type { AgreedAddress, AgreedLine, Agreement } from './agreement.ts'
import type { PaymentStatus } from './order-states.ts'
import { newOrderId } from './public-number.ts'

export interface OrderToOpen {
  readonly id: string
  readonly transactionId: string
  readonly userId: number
  readonly merchant: AgreedLine['merchant']
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly address: AgreedAddress
  readonly lines: readonly AgreedLine[]
  readonly items: Paise
  readonly discount: Paise
  readonly shipping: Paise
  readonly paymentDiscount: Paise
  readonly payable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly expectedBy: string
}

export interface Settled {
  readonly transactionId: string
  readonly userId: number
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly agreement: Agreement
  readonly now: Date
}

/** One order a merchant, each the sum of its lines; pure but for the numbers it draws. */
export function ordersOf({ transactionId, userId, method, paymentStatus, agreement, now }: Settled): OrderToOpen[] {
  const byMerchant = new Map<number, AgreedLine[]>()
  for (const line of agreement.lines) {
    byMerchant.set(line.merchant.id, [...(byMerchant.get(line.merchant.id) ?? []), line])
  }
  return [...byMerchant.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    return {
      id: newOrderId(),
      ...{ transactionId, userId, method, paymentStatus, lines },
      merchant: first.merchant,
      address: agreement.address,
      items: sum(lines, (line) => line.items),
      discount: sum(lines, (line) => line.discount),
      shipping: sum(lines, (line) => line.shipping),
      paymentDiscount: sum(lines, (line) => line.paymentDiscount),
      payable: sum(lines, (line) => line.payable),
      cgst: sum(lines, (line) => line.gst.cgst),
      sgst: sum(lines, (line) => line.gst.sgst),
      igst: sum(lines, (line) => line.gst.igst),
      expectedBy: dayAfterWorkingDays(now, Math.max(...lines.map((line) => line.days))),
    }
  })
}

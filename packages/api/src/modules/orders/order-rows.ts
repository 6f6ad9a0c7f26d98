import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Picture } from '@nukkad/contracts/schema'
import type { Paise } from '../pricing/money.ts'
import type { OrderDays } from './days/days-of-orders.ts'
import type { AgreedAddress } from './placing/agreement.ts'
import type { OrderState, PaymentStatus } from './steps/order-states.ts'

export interface OrderLineRow {
  readonly id: number
  readonly sku: string
  readonly productId: number
  readonly slug: string
  readonly name: string
  readonly picture: Picture
  readonly qty: number
  readonly price: Paise
  readonly items: Paise
  /** What was paid for all its pieces, including delivery; and the part of its discount that was perks. */
  readonly payable: Paise
  readonly perks: Paise
  readonly state: OrderState
  /** Pieces in an open return, exchange or claim, and pieces that were returned or exchanged. */
  readonly open: number
  readonly done: number
  readonly isReturnable: boolean
  readonly options: Record<string, string>
  readonly customOptions: CartLine['custom_options']
}

export interface OrderEventRow {
  readonly id: number
  readonly at: string
  readonly kind: string
  readonly to: OrderState | null
  readonly actor: OrderActor
  readonly text: string
}
export type OrderActor = 'buyer' | 'merchant' | 'courier' | 'shop'

export interface ShipmentRow {
  readonly requestId: string | null
  readonly courier: string
  readonly awb: string | null
  readonly shippedAt: string
  readonly expectedBy: string | null
  readonly deliveredAt: string | null
}

/** What an order costs, and how it was paid. */
export interface OrderMoney {
  readonly items: Paise
  readonly discount: Paise
  readonly shipping: Paise
  readonly paymentDiscount: Paise
  readonly payable: Paise
  /** The parts of the payable paid from gift cards, and from the buyer's credit. */
  readonly gifts: Paise
  readonly credit: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
}

export interface OrderRow extends OrderMoney, Omit<OrderDays, 'expectedBy'> {
  /** The part of the cash on delivery that is not collected, because lines were declined. */
  readonly waived: Paise
  readonly id: string
  readonly transactionId: string
  readonly userId: number
  readonly merchantId: number
  readonly merchantSlug: string
  readonly merchantName: string
  readonly state: OrderState
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly address: AgreedAddress
  /** Both are null for an order that is not a gift. */
  readonly giftNoteFrom: string | null
  readonly giftNoteText: string | null
  readonly expectedBy: string | null
  readonly deliveredAt: Date | null
  readonly placedAt: Date
  readonly lines: readonly OrderLineRow[]
  readonly events: readonly OrderEventRow[]
  readonly shipments: readonly ShipmentRow[]
}

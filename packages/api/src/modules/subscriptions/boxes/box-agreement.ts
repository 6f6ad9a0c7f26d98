import { hrefs } from '@nukkad/contracts/hrefs'
import { dayOfDelivery, workingDaysUntil } from '../../catalogue/products/delivery-day.ts'
import { type SaleItem, sellerOf } from '../../catalogue/products/sale-item.ts'
import type { AgreedAddress, AgreedLine, Agreement } from '../../orders/placing/agreement.ts'
import { inclusiveGst } from '../../pricing/gst.ts'
import type { Paise } from '../../pricing/money.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import { everyWords } from './cycle-dates.ts'

const nothingOff = { couponId: null, couponCode: null, perks: 0, pricedFor: 'razorpay' } as const

/** The agreement for a payment of all deliveries, or of one. The goods are agreed on when a box is packed. */
export const purchaseOf = (row: SubscriptionRow, payable: Paise, boxes: number): Agreement => ({
  ...nothingOff,
  address: row.address,
  lines: [],
  payable,
  other: {
    title: boxes === 1 ? row.title : `${row.title}, ${boxes} boxes, ${everyWords(row)}`,
    href: hrefs.subscription(row.id),
  },
})

/** One box as an order: its price is that of the subscription, whatever the shop's current price; tax is included. */
export function boxOf(item: SaleItem, address: AgreedAddress, price: Paise, now: Date): Agreement {
  const isWithinState = address.state === item.merchant.state
  const by = dayOfDelivery(now, { ready: item.shippingDays, road: daysOnTheWay, away: item.merchant.away })
  const line: AgreedLine = {
    sku: item.sku,
    productId: item.productId,
    slug: item.slug,
    name: item.title,
    hsn: item.hsn,
    isReturnable: item.isReturnable,
    merchant: sellerOf(item),
    picture: item.picture,
    options: item.attributes,
    customOptions: [],
    qty: 1,
    price,
    mrp: Math.max(price, item.mrp),
    items: price,
    discount: 0,
    perks: 0,
    goods: price,
    gst: inclusiveGst(price, item.gstPercent, isWithinState),
    shipping: 0,
    paymentDiscount: 0,
    payable: price,
    days: workingDaysUntil(now, by),
  }
  return { ...nothingOff, address, lines: [line], payable: price }
}

/** Working days that carriers need to almost everywhere. */
const daysOnTheWay = 4

import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import type { CheckedLine } from '../../cart/lines/cart-line.ts'
import type { PricedCart } from '../../cart/reading/whole-cart.ts'
import { sellerOf } from '../../catalogue/products/sale-item.ts'
import type { AgreedLine, Agreement } from '../../orders/placing/agreement.ts'

interface Wanted {
  readonly address: Address
  readonly pricedFor: PaymentMethod
  readonly giftNote: GiftNote | null
  readonly deliveryDay: string | null
}

/** The agreement recorded for a cart that can be bought as it is. */
export function agreementOf(priced: PricedCart, { address, pricedFor, giftNote, deliveryDay }: Wanted): Agreement {
  const { name, phone, line1, line2, landmark, city, state, postcode } = address
  return {
    address: { name, phone, line1, line2, landmark, city, state, postcode },
    couponId: priced.coupon?.id ?? null,
    couponCode: priced.coupon?.code ?? null,
    payable: priced.price.payable,
    perks: priced.price.perks.used,
    pricedFor,
    ...(giftNote && { giftNote }),
    ...(deliveryDay && { deliveryDay }),
    lines: priced.lines.flatMap(agreedLine),
  }
}

function agreedLine({ row, product, chosen, unit, mrp, price, days, road }: CheckedLine): AgreedLine[] {
  if (!product || !price) return []
  const { items, discount, perks, goods, gst, shipping, paymentDiscount, payable } = price
  return [
    {
      sku: product.sku,
      productId: product.productId,
      slug: product.slug,
      name: product.title,
      hsn: product.hsn,
      isReturnable: product.isReturnable,
      merchant: sellerOf(product),
      picture: product.picture,
      options: product.attributes,
      customOptions: chosen.map(({ optionId, title, optionValue }) => ({ optionId, title, optionValue })),
      asked: row.options,
      qty: row.qty,
      price: unit,
      mrp,
      items,
      discount,
      perks,
      goods,
      gst,
      shipping,
      paymentDiscount,
      payable,
      days: days ?? product.shippingDays,
      ...(road !== null && { road }),
    },
  ]
}

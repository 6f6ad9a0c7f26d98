import type { Address } from '@nukkad/contracts/endpoints/address'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart-shapes'
import type { BagLine } from '../cart/cart-line.ts'
import type { Bag } from '../cart/whole-cart.ts'
import type { AgreedLine, Agreement } from '../orders/agreement.ts'

/** Writes down a bag that can be bought as it is. */
export function agreementOf(bag: Bag, address: Address, pricedFor: PaymentMethod): Agreement {
  const { name, phone, line1, line2, landmark, city, state, postcode } = address
  return {
    address: { name, phone, line1, line2, landmark, city, state, postcode },
    couponId: bag.coupon?.id ?? null,
    couponCode: bag.coupon?.code ?? null,
    payable: bag.price.payable,
    perks: bag.price.perks.used,
    pricedFor,
    lines: bag.lines.flatMap((line) => agreedLine(line, bag.delivery?.days ?? 0)),
  }
}

function agreedLine({ row, product, chosen, unit, mrp, price }: BagLine, daysOnTheWay: number): AgreedLine[] {
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
      merchant: { id: product.merchant.id, slug: product.merchant.slug, name: product.merchant.name },
      picture: product.picture,
      options: product.attributes,
      customOptions: chosen.map(({ optionId, title, optionValue }) => ({ optionId, title, optionValue })),
      asked: row.options,
      qty: row.qty,
      price: unit,
      mrp,
      ...{ items, discount, perks, goods, gst, shipping, paymentDiscount, payable },
      days: product.shippingDays + daysOnTheWay,
    },
  ]
}

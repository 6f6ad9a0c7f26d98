import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { AddAnswer, Cart, CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { givenPicture } from '../product-card/product.given.ts'

export const givenLine = (parts: Partial<CartLine> = {}): CartLine => {
  const { qty = 1, special_price = 1499 } = parts
  return {
    item_id: '11',
    product_id: '1',
    sku: 'indigo-kurta-m',
    slug: 'indigo-block-print-kurta',
    name: 'Indigo block-print kurta',
    merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
    media_image: givenPicture,
    qty,
    max_qty: 100,
    special_price,
    og_price: 1999,
    row_total: qty * special_price,
    discount_percent: 25,
    options: { Colour: 'Indigo', Size: 'M' },
    custom_options: [],
    lbb_url: '/shop/product/indigo-block-print-kurta',
    is_available: true,
    deliverable: true,
    msg_title: null,
    change: null,
    deliver_by: null,
    ...parts,
  }
}

type PaymentOption = Cart['payment_options'][number]
export const givenPaymentOption = (parts: Partial<PaymentOption> = {}): PaymentOption => ({
  method: 'razorpay',
  title: 'Card, UPI or net banking',
  isAvailable: true,
  onlyWithCredit: false,
  reason: null,
  discount: 0,
  price_paid: 1499,
  ...parts,
})

/** A cart whose totals follow from its lines; delivery is free, and only labelled discounts apply. */
export function givenCart(parts: Partial<Cart> = {}): Cart {
  const { items = [givenLine()] } = parts
  const full = items.reduce((sum, line) => sum + line.og_price * line.qty, 0)
  const toPay = items.reduce((sum, line) => sum + line.special_price * line.qty, 0)
  return {
    id: '7',
    items,
    item_count: items.reduce((sum, line) => sum + line.qty, 0),
    category_ids: [],
    payment_options: [
      givenPaymentOption({ price_paid: toPay }),
      givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery', price_paid: toPay }),
    ],
    applied_discounts: [],
    totals: {
      bag_total: full,
      price_paid: toPay,
      bag_savings: full - toPay,
      sub_total: toPay,
      base_total: toPay,
      tax_percent: 5,
      total_tax: 71.38,
      cashback_amount: 0,
      total_savings: full - toPay,
      perks_applicable: 0,
      max_perks_applicable: 0,
      perks_balance: 0,
      coupon_code: null,
      discount: 0,
      shipping_charges: 0,
      shipping_charges_str: 'FREE',
      online_payment_discount: 0,
    },
    shipping_info: null,
    shipping_prompt: null,
    coupon_error: null,
    online_payment_applicable: false,
    selected_payment_method: null,
    v2Pincode: null,
    is_deliverable: true,
    is_perks_applied: false,
    credit_balance: 0,
    gift_card_balance: 0,
    is_blocked: false,
    ...parts,
  }
}

export const givenCartAnswer = (cart: Cart = givenCart()): CartAnswer => ({
  data: { cart, cartId: cart.id, count: cart.item_count },
})

/** The answer to an add: the cart, and which of its lines was added to. */
export const givenAddAnswer = (cart: Cart = givenCart(), itemId = '11'): AddAnswer => ({
  data: { ...givenCartAnswer(cart).data, itemId },
})

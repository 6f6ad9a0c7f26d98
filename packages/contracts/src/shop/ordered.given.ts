import type { OrderLine } from '../endpoints/orders/order-shapes.ts'
import type { Order } from '../endpoints/orders/orders.ts'
import type { ReturnRequest } from '../endpoints/orders/return-shapes.ts'

type RequestLine = ReturnRequest['lines'][number]

/** Orders for tests of buyer and merchant screens: one kurta, paid on delivery; every part can be replaced. */
const kurta = {
  line_id: '1',
  sku: 'indigo-kurta-m',
  slug: 'indigo-block-print-kurta',
  name: 'Indigo block-print kurta',
  media_image: { url: '/images/product/kurta/front', width: 960, height: 1200, alt: 'Kurta', color: '#3b3a66' },
  options: { Size: 'M' },
  qty: 1,
}

export const givenOrderLine = (parts: Partial<OrderLine> = {}): OrderLine => ({
  ...kurta,
  price: 1499,
  row_total: 1499,
  custom_options: [],
  state: 'placed',
  label: 'Confirmed',
  delivered: 0,
  open: 0,
  returned: 0,
  can_review: false,
  ...parts,
})

export const givenTotals = (parts: Partial<Order['totals']> = {}): Order['totals'] => ({
  items: 1499,
  discount: 0,
  perks: 0,
  shipping: 0,
  tax: 71.38,
  paid: 1499,
  gift_cards: 0,
  credit: 0,
  declined: 0,
  due: 1499,
  ...parts,
})

/** An order line that the buyer wants to return. */
export const givenRequestLine = (parts: Partial<RequestLine> = {}): RequestLine => ({
  ...kurta,
  reason: 'too_small',
  reason_label: 'Too small',
  note: '',
  replacement: null,
  ...parts,
})

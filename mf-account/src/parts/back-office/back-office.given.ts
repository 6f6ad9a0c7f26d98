import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import type { CatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { givenOrderLine, givenRequestLine, givenTotals } from '@nukkad/contracts/ordered.given'

const givenPicture = { url: '/images/kurta', width: 800, height: 1000, alt: 'A kurta', color: '#27406b' }
export const merchantUser = { role: 'merchant', displayName: 'Dilli Dyers', email: 'dilli-dyers@makers.test' } as const

export const givenMerchantOrder = (parts: Partial<MerchantOrder> = {}): MerchantOrder => ({
  orderId: 'NK-7F3K-92',
  placed: '2025-11-21T10:00:00.000Z',
  state: 'placed',
  label: 'Confirmed',
  group: 'waiting',
  payment: { method: 'cashondelivery', label: 'Cash on delivery', status: 'pending', collect: 1499 },
  lines: [givenOrderLine()],
  gift_note: null,
  address: {
    name: 'Asha Menon',
    phone: '9810012345',
    line1: '12 Lodhi Road',
    line2: '',
    landmark: '',
    city: 'New Delhi',
    state: 'Delhi',
    postcode: '110003',
  },
  sender: ['Farida Khan', '14, Weavers Lane', 'New Delhi 110049', 'Delhi'],
  note: null,
  deliver_on: null,
  send_by: '2025-11-23',
  expected_by: '2025-11-25',
  is_late: false,
  totals: givenTotals(),
  payment_discount: 0,
  steps: [],
  events: [{ at: '2025-11-21T10:00:00.000Z', text: 'Order placed', by: 'Buyer' }],
  shipments: [],
  returns: [],
  invoice: null,
  can_decline: [],
  next: [
    { step: 'accept', label: 'Accept', needs: [], is_main: true },
    { step: 'cancel', label: 'Cancel the order', needs: ['reason'], is_main: false },
  ],
  ...parts,
})

export const givenReturn = (
  parts: Partial<MerchantOrder['returns'][number]> = {},
): MerchantOrder['returns'][number] => ({
  requestId: 'R-48KD-11',
  orderId: 'NK-7F3K-92',
  kind: 'return',
  state: 'requested',
  label: 'Return Requested',
  next_step: null,
  requestedAt: '2025-11-26T10:00:00.000Z',
  lines: [givenRequestLine({ note: 'The sleeves end at the elbow' })],
  photos: ['/api/media/a1'],
  refund: { to: 'wallet', amount: 1499, perks: 0 },
  pickup: null,
  denied_because: null,
  steps: [],
  can_cancel: true,
  next: [
    { step: 'approve', label: 'Approve', needs: [], is_main: true },
    { step: 'deny', label: 'Deny', needs: ['reason'], is_main: false },
  ],
  ...parts,
})

export const givenDashboard = (parts: Partial<Dashboard> = {}): Dashboard => ({
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers', maker: 'Farida and her sons' },
  has_products: true,
  away_until: null,
  waiting: {
    to_accept: 3,
    to_pack: 1,
    to_ship: 0,
    to_send_today: 0,
    on_the_way: 0,
    failed: 0,
    on_hold: 0,
    to_answer: 1,
    to_reply: 0,
    to_fetch: 0,
    to_settle: 0,
    to_receive: 0,
  },
  today: { orders: 2, pieces: 3, sales: 4497 },
  last_7_days: { orders: 9, pieces: 12, sales: 18200 },
  days: [
    { date: '2025-11-20', orders: 7, sales: 13703 },
    { date: '2025-11-21', orders: 2, sales: 4497 },
  ],
  low_stock: [
    { sku: 'indigo-kurta-s', title: 'Indigo kurta', options: { Size: 'S' }, media_image: givenPicture, stock: 0 },
  ],
  ...parts,
})

export const givenItem = (parts: Partial<CatalogItem> = {}): CatalogItem => ({
  sku: 'indigo-kurta-m',
  slug: 'indigo-block-print-kurta',
  title: 'Indigo block-print kurta',
  options: { Size: 'M' },
  media_image: givenPicture,
  price: 1499,
  mrp: 1899,
  stock: 4,
  held: 0,
  is_available: true,
  is_offered: true,
  version: 'v1',
  ...parts,
})

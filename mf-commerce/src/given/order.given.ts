import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { givenPicture } from './product.given.ts'

export const givenAddress = (parts: Partial<Address> = {}): Address => ({
  address_id: '5',
  name: 'Asha Menon',
  phone: '9810012345',
  line1: '12 Lodhi Road',
  line2: '',
  landmark: 'the chai stall',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110003',
  kind: 'home',
  is_default: true,
  ...parts,
})

const notYet = { allowed: false, until: null, reason: 'It has not arrived yet.' }

export const givenOrder = (parts: Partial<Order> = {}): Order => ({
  orderId: 'NK-7F3K-92',
  transactionId: 'txn_12345678',
  placed: '2025-11-21T10:00:00.000Z',
  state: 'placed',
  label: 'Confirmed',
  payment: { method: 'cashondelivery', label: 'Cash on delivery', status: 'pending' },
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
  lines: [
    {
      line_id: '1',
      sku: 'indigo-kurta-m',
      slug: 'indigo-block-print-kurta',
      name: 'Indigo block-print kurta',
      media_image: givenPicture,
      qty: 1,
      price: 1499,
      row_total: 1499,
      options: { Size: 'M' },
      custom_options: [],
      state: 'placed',
      label: 'Confirmed',
      delivered: 0,
      open: 0,
      returned: 0,
      can_review: false,
    },
  ],
  address: givenAddress(),
  expected_by: '2025-11-25',
  totals: {
    ...{ items: 1499, discount: 0, perks: 0, shipping: 0, tax: 71.38, paid: 1499 },
    ...{ gift_cards: 0, credit: 0, due: 1499 },
  },
  taxes: [
    { label: 'CGST', amount: 35.69 },
    { label: 'SGST', amount: 35.69 },
  ],
  steps: [
    { label: 'Confirmed', at: '2025-11-21T10:00:00.000Z', done: true },
    { label: 'Shipped', at: null, done: false },
  ],
  events: [],
  delivered_at: null,
  shipments: [],
  returns: [],
  refunds: [],
  invoice: null,
  actions: {
    can_cancel: { allowed: true, until: null, reason: null },
    can_return: notYet,
    can_exchange: notYet,
    can_claim: notYet,
    can_reorder: { allowed: true, until: null, reason: null },
  },
  can_cancel: true,
  ...parts,
})

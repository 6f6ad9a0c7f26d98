import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { givenOrderLine, givenTotals } from '@nukkad/contracts/ordered.given'

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

const notYet = { allowed: false, until: null, reason: 'It has not been delivered yet.' }

export const givenOrder = (parts: Partial<Order> = {}): Order => ({
  orderId: 'NK-7F3K-92',
  transactionId: 'txn_12345678',
  placed: '2025-11-21T10:00:00.000Z',
  state: 'placed',
  label: 'Confirmed',
  payment: { method: 'cashondelivery', label: 'Cash on delivery', status: 'pending' },
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
  lines: [givenOrderLine()],
  gift_note: null,
  address: givenAddress(),
  deliver_on: null,
  expected_by: '2025-11-25',
  is_late: false,
  totals: givenTotals(),
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
    can_change_day: { allowed: true, until: null, reason: null },
  },
  can_cancel: true,
  ...parts,
})

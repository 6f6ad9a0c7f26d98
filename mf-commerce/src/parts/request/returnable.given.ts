import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { givenRequestLine } from '@nukkad/contracts/ordered.given'
import { givenPicture } from '../product-card/product.given.ts'

export const yes = { allowed: true, until: '2025-12-02T10:00:00.000Z', reason: null }
export const no = (reason: string) => ({ allowed: false, until: null, reason })

export const givenReturnableLine = (parts: Partial<Returnable['lines'][number]> = {}): Returnable['lines'][number] => ({
  line_id: '1',
  sku: 'indigo-kurta-m',
  slug: 'indigo-block-print-kurta',
  name: 'Indigo block-print kurta',
  media_image: givenPicture,
  options: { Size: 'M' },
  qty_left: 1,
  refunds: [{ amount: 1499, perks: 0 }],
  can_return: yes,
  can_exchange: yes,
  can_claim: yes,
  replacements: [
    { sku: 'indigo-kurta-l', options: { Size: 'L' }, isAvailable: true, reason: null },
    { sku: 'indigo-kurta-s', options: { Size: 'S' }, isAvailable: false, reason: 'sold out' },
  ],
  ...parts,
})

const reasons = [
  { code: 'too_small', label: 'Too small' },
  { code: 'other', label: 'Something else' },
]
export const givenReturnable = (parts: Partial<Returnable> = {}): Returnable => ({
  orderId: 'NK-7F3K-92',
  lines: [givenReturnableLine()],
  reasons: { return: reasons, exchange: reasons, claim: [{ code: 'broken', label: 'It came broken' }] },
  refund_to: [
    { to: 'source', label: 'To where you paid', isAvailable: true, reason: null },
    { to: 'wallet', label: 'To your Nukkad credit, at once', isAvailable: true, reason: null },
  ],
  pickup_slots: [
    { date: '2025-11-27', part: 'morning', label: 'Thursday, 27 November, morning' },
    { date: '2025-11-27', part: 'evening', label: 'Thursday, 27 November, evening' },
  ],
  pickup_address: '12 Lodhi Road, New Delhi 110003',
  ...parts,
})

export const givenRequest = (parts: Partial<ReturnRequest> = {}): ReturnRequest => ({
  requestId: 'R-48KD-11',
  orderId: 'NK-7F3K-92',
  kind: 'return',
  state: 'requested',
  label: 'Return Requested',
  next_step: 'Dilli Dyers looks at it and answers within a day.',
  requestedAt: '2025-11-26T10:00:00.000Z',
  lines: [givenRequestLine()],
  photos: [],
  refund: { to: 'wallet', amount: 1499, perks: 0 },
  pickup: {
    date: '2025-11-27',
    part: 'morning',
    address: '12 Lodhi Road, New Delhi 110003',
    courier: null,
    awb: null,
  },
  denied_because: null,
  steps: [
    { label: 'Requested', at: '2025-11-26T10:00:00.000Z', done: true },
    { label: 'Approved', at: null, done: false },
  ],
  can_cancel: true,
  ...parts,
})

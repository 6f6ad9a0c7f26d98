import type { Shipment } from '@nukkad/contracts/endpoints/orders/shipment'
import type { Tracking } from '@nukkad/contracts/endpoints/orders/tracking'
import { givenPicture } from '../product-card/product.given.ts'

export const givenShipment = (parts: Partial<Shipment> = {}): Shipment => ({
  kind: 'order',
  courier: 'Bluedart',
  awb: '77123409',
  tracking_url: 'https://www.bluedart.example/track?awb=77123409',
  shippedAt: '2025-11-23T10:00:00.000Z',
  expectedBy: '2025-11-25',
  deliveredAt: null,
  steps: [],
  ...parts,
})

export const givenTracking = (parts: Partial<Tracking> = {}): Tracking => ({
  orderId: 'NK-7F3K-92',
  placed: '2025-11-21T10:00:00.000Z',
  state: 'shipped',
  label: 'Shipped',
  merchant: { slug: 'dilli-dyers', name: 'Dilli Dyers' },
  to: { name: 'Asha', city: 'New Delhi', postcode: '110003' },
  deliver_on: null,
  expected_by: '2025-11-25',
  is_late: false,
  delivered_at: null,
  lines: [
    {
      name: 'Indigo block-print kurta',
      slug: 'indigo-block-print-kurta',
      qty: 1,
      media_image: givenPicture,
      label: 'Shipped',
    },
  ],
  shipments: [givenShipment()],
  steps: [
    { label: 'Confirmed', at: '2025-11-21T10:00:00.000Z', done: true },
    { label: 'Shipped', at: '2025-11-23T10:00:00.000Z', done: true },
    { label: 'Delivered', at: null, done: false },
  ],
  events: [],
  version: '1',
  is_final: false,
  ...parts,
})

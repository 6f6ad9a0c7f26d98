import type { Shipment } from '@nukkad/contracts/endpoints/orders/shipment'
import type { OrderEventRow, OrderRow, ShipmentRow } from '../order-rows.ts'

/** Tracking pages of couriers that accept the parcel's number in the address; other couriers only have a form. */
const pages: Readonly<Record<string, (awb: string) => string>> = {
  Bluedart: (awb) => `https://www.bluedart.com/trackdartresult?trackFor=0&trackNo=${awb}`,
  Delhivery: (awb) => `https://www.delhivery.com/track-v2/package/${awb}`,
  DHL: (awb) => `https://www.dhl.com/in-en/home/tracking.html?tracking-id=${awb}`,
  Fedex: (awb) => `https://www.fedex.com/fedextrack/?trknbr=${awb}`,
}

export const trackingUrl = (courier: string, awb: string | null): string | null =>
  awb === null ? null : (pages[courier]?.(encodeURIComponent(awb)) ?? null)

const instant = (at: string) => new Date(at).toISOString()
const lastTo = (events: readonly OrderEventRow[], state: string) => {
  const event = events.findLast(({ to }) => to === state)
  return event ? instant(event.at) : null
}

/** A parcel with its tracking steps; one that could not be delivered is still on its way. */
export function showShipment(parcel: ShipmentRow, { events }: Pick<OrderRow, 'events'>): Shipment {
  const shippedAt = instant(parcel.shippedAt)
  const deliveredAt = parcel.deliveredAt ? instant(parcel.deliveredAt) : null
  const isReplacement = parcel.requestId !== null
  const outAt = isReplacement ? null : lastTo(events, 'out_for_delivery')
  const out = { label: 'Out for Delivery', at: outAt, done: outAt !== null || deliveredAt !== null }
  return {
    kind: isReplacement ? 'replacement' : 'order',
    courier: parcel.courier,
    awb: parcel.awb,
    tracking_url: trackingUrl(parcel.courier, parcel.awb),
    shippedAt,
    expectedBy: parcel.expectedBy,
    deliveredAt,
    steps: [
      { label: 'Shipped', at: shippedAt, done: true },
      ...(isReplacement ? [] : [out]),
      { label: 'Delivered', at: deliveredAt, done: deliveredAt !== null },
    ],
  }
}

import type { Tx } from '../../../db.ts'

/** A parcel to send: an order's own, or that of a return or exchange (`requestId`). */
export interface NewShipment {
  readonly orderId: string
  readonly requestId: string | null
  readonly courier: string
  readonly awb: string | null
  readonly expectedBy: string | null
  readonly now: Date
}

/** False when this number belongs to another parcel of the courier. */
export async function insertShipment(tx: Tx, parcel: NewShipment): Promise<boolean> {
  const rows = await tx`
    insert into shipment (order_id, request_id, courier, awb, shipped_at, expected_by)
    values (${parcel.orderId}, ${parcel.requestId}, ${parcel.courier}, ${parcel.awb}, ${parcel.now}, ${parcel.expectedBy})
    on conflict on constraint shipment__awb_once do nothing returning shipment_id`
  return rows.length === 1
}

/** Marks the parcel of an order, or of one of its returns or exchanges, as delivered. */
export async function markDelivered(tx: Tx, orderId: string, requestId: string | null, now: Date): Promise<void> {
  await tx`
    update shipment set delivered_at = ${now}
    where order_id = ${orderId} and request_id is not distinct from ${requestId}`
}

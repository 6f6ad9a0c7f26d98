import type { PickupSlot, ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { inRupees } from '../pricing/money.ts'
import { requestSteps } from './request-steps.ts'
import { slotLabel } from './requesting/pickup-slots.ts'
import { reasonLabel } from './requesting/return-reasons.ts'
import type { ReturnRow } from './return-rows.ts'
import { canCancelRequest, requestLabel } from './steps/return-states.ts'

/** A request as shown to buyer and merchant; `isPaid` when its refund has been paid. */
export function showRequest(row: ReturnRow, isPaid: boolean): ReturnRequest {
  return {
    requestId: row.id,
    orderId: row.orderId,
    kind: row.kind,
    state: row.state,
    label: requestLabel(row.kind, row.state, isPaid),
    next_step: nextStep(row, isPaid),
    requestedAt: row.requestedAt.toISOString(),
    lines: row.lines.map((line) => ({
      line_id: String(line.lineId),
      sku: line.sku,
      slug: line.slug,
      name: line.name,
      media_image: line.picture,
      options: line.options,
      qty: line.pieces.length,
      reason: line.reason,
      reason_label: reasonLabel(line.reason),
      note: line.note,
      replacement: line.replacementSku ? { sku: line.replacementSku, options: line.replacementOptions ?? {} } : null,
    })),
    photos: [...row.photos],
    refund: { to: row.refundTo, amount: inRupees(row.refund), perks: inRupees(row.perks) },
    pickup: {
      date: row.pickupDate,
      part: row.pickupPart,
      address: row.pickupAddress,
      courier: row.pickupCourier,
      awb: row.pickupAwb,
    },
    denied_because: row.deniedBecause,
    steps: requestSteps(row, isPaid),
    can_cancel: canCancelRequest(row.kind, row.state),
  }
}

function nextStep(row: ReturnRow, isPaid: boolean): string | null {
  const { kind, state, merchantName, pickupDate, pickupPart, refundTo } = row
  const slot = pickupDate && pickupPart ? slotLabel({ date: pickupDate, part: pickupPart as PickupSlot['part'] }) : null
  const place = refundTo === 'wallet' ? 'your wallet' : 'your original payment method'
  switch (state) {
    case 'requested':
      return `${merchantName} will review it and respond within two days.`
    case 'approved':
      return `${merchantName} will arrange the pickup.`
    case 'pickup_scheduled':
      return slot ? `Keep it packed: the courier will come ${slot}.` : 'Keep it packed: the courier will come soon.'
    case 'picked_up':
      return kind === 'exchange'
        ? 'We will ship the replacement when it arrives.'
        : 'You will be refunded when it arrives.'
    case 'received':
      return kind === 'exchange' ? 'The replacement will be shipped to you.' : 'You will be refunded.'
    case 'refunded':
      return isPaid ? null : `Your refund is on its way to ${place}.`
    case 'replacement_shipped':
      return 'The replacement is on its way to you.'
    default:
      return null
  }
}

import type { PickupSlot, RefundTo, RequestKind, RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Picture } from '@nukkad/contracts/schema'
import type { Paise } from '../pricing/money.ts'

interface ReturnLineRow {
  readonly lineId: number
  readonly pieces: readonly number[]
  readonly reason: string
  readonly note: string
  readonly replacementSku: string | null
  readonly replacementOptions: Record<string, string> | null
  readonly sku: string
  readonly slug: string
  readonly name: string
  readonly picture: Picture
  readonly options: Record<string, string>
}

export interface ReturnRow {
  readonly id: string
  readonly orderId: string
  readonly userId: number
  readonly merchantId: number
  readonly merchantName: string
  readonly buyer: string
  readonly kind: RequestKind
  readonly state: RequestState
  readonly reached: Partial<Record<RequestState, string>>
  readonly refundTo: RefundTo
  readonly refund: Paise
  readonly perks: Paise
  readonly refundId: string | null
  readonly photos: readonly string[]
  readonly pickupAddress: string
  readonly pickupDate: string | null
  readonly pickupPart: PickupSlot['part'] | null
  readonly pickupCourier: string | null
  readonly pickupAwb: string | null
  readonly condition: 'good' | 'poor' | null
  readonly deniedBecause: string | null
  readonly holdsReplacement: boolean
  readonly requestedAt: Date
  readonly lines: readonly ReturnLineRow[]
}

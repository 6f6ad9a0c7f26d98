import type { RefundTo, RequestKind, RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Tx } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface NewRequest {
  readonly id: string
  readonly orderId: string
  readonly userId: number
  readonly merchantId: number
  readonly kind: RequestKind
  readonly refundTo: RefundTo
  readonly refund: Paise
  readonly perks: Paise
  readonly photos: readonly string[]
  readonly pickup: { readonly address: string; readonly date: string; readonly part: string }
  readonly lines: readonly {
    readonly lineId: number
    readonly pieces: readonly number[]
    readonly reason: string
    readonly note: string
    readonly replacement: { readonly sku: string; readonly options: Readonly<Record<string, string>> } | null
  }[]
  readonly now: Date
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { id, now, pickup } = request
  await tx`
    insert into return_request (request_id, order_id, user_id, merchant_id, kind, reached, refund_to, refund_paise,
      perks_paise, photos, pickup_address, pickup_date, pickup_part, requested_at, updated_at)
    values (${id}, ${request.orderId}, ${request.userId}, ${request.merchantId}, ${request.kind},
      ${tx.json({ requested: now.toISOString() })}, ${request.refundTo}, ${request.refund}, ${request.perks},
      ${[...request.photos]}::text[], ${pickup.address}, ${pickup.date}, ${pickup.part}, ${now}, ${now})`
  const rows = request.lines.map(({ lineId, pieces, reason, note, replacement }) => ({
    request_id: id,
    line_id: lineId,
    pieces: [...pieces],
    reason,
    note,
    replacement_sku: replacement?.sku ?? null,
    replacement_options: replacement ? tx.json({ ...replacement.options }) : null,
  }))
  await tx`insert into return_line ${tx(rows)}`
}

/** What a step changes besides the state; omitted fields are left unchanged. */
export interface RequestChange {
  readonly kind?: RequestKind
  readonly refundTo?: RefundTo
  readonly refundId?: string | null
  readonly deniedBecause?: string
  readonly condition?: 'good' | 'poor'
  readonly holdsReplacement?: boolean
  readonly pickup?: {
    readonly date: string
    readonly part: string
    readonly courier: string | null
    readonly awb: string | null
  }
}

const columns: Readonly<Record<keyof Omit<RequestChange, 'pickup'>, string>> = {
  kind: 'kind',
  refundTo: 'refund_to',
  refundId: 'refund_id',
  deniedBecause: 'denied_because',
  condition: 'condition',
  holdsReplacement: 'holds_replacement',
}

/** Changes the state of a request; false when it is no longer in the state that the caller saw. */
export async function moveRequest(
  tx: Tx,
  { id, from, to, now }: { id: string; from: RequestState; to: RequestState; now: Date },
  { pickup, ...rest }: RequestChange = {},
): Promise<boolean> {
  const changed = Object.entries(rest).map(([name, value]) => [columns[name as keyof typeof columns], value] as const)
  const set = {
    state: to,
    updated_at: now,
    ...Object.fromEntries(changed),
    ...(pickup && {
      pickup_date: pickup.date,
      pickup_part: pickup.part,
      pickup_courier: pickup.courier,
      pickup_awb: pickup.awb,
    }),
  }
  const rows = await tx`
    update return_request set ${tx(set)}, reached = reached || ${tx.json({ [to]: now.toISOString() })}
    where request_id = ${id} and state = ${from} returning request_id`
  return rows.length === 1
}

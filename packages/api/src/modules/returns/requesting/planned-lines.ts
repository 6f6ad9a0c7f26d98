import type { BodyOf } from '@nukkad/contracts'
import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { commentOnOrder } from '@nukkad/contracts/endpoints/orders/returns'
import { Conflict, Invalid, NoSuchEntity } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { ProductVariant } from '../../catalogue/merchant-catalogue/variants.service.ts'
import type { OrderLineRow, OrderRow } from '../../orders/order-book.service.ts'
import { lineMayComeBack, piecesLeft } from '../../orders/steps/windows.ts'
import { whyNot } from '../steps/replacements.ts'
import { freePieces, type Shares, sharesOf } from './piece-shares.ts'
import { isReason } from './return-reasons.ts'

type WantedLine = NonNullable<BodyOf<typeof commentOnOrder>['lines']>[number]

export interface PlannedLine extends Shares {
  readonly lineId: number
  readonly pieces: readonly number[]
  readonly reason: string
  readonly note: string
  readonly replacement: ProductVariant | null
}

export interface Plan {
  readonly order: OrderRow
  readonly kind: RequestKind
  readonly lines: readonly WantedLine[]
  /** Numbers of pieces claimed by other requests, by line. */
  readonly taken: ReadonlyMap<number, ReadonlySet<number>>
  /** Variants of the lines' products, for exchanges. */
  readonly variants: readonly ProductVariant[]
  readonly now: Date
}

/** Checks every requested line against order, remaining pieces and return window; throws errors that buyers can fix. */
export function planLines({ order, kind, lines, taken, variants, now }: Plan): PlannedLine[] {
  const seen = new Set<string>()
  return lines.map((wanted, at) => {
    const field = (name: string) => `lines.${at}.${name}`
    const line = order.lines.find(({ id }) => String(id) === wanted.line_id)
    if (!line) throw new NoSuchEntity()
    if (seen.has(wanted.line_id)) throw new Invalid({ [field('line_id')]: 'is listed twice' })
    seen.add(wanted.line_id)

    const may = lineMayComeBack(order, line, kind, now)
    if (!may.allowed) throw new Conflict(`${line.name}: ${may.reason}`)
    const left = piecesLeft(line)
    if (wanted.qty > left) throw new Conflict(`${line.name}: only ${left} can still be returned.`)
    if (!isReason(kind, wanted.reason)) throw new Invalid({ [field('reason')]: 'is not one of the reasons' })

    const pieces = freePieces(line, taken.get(line.id) ?? new Set(), wanted.qty)
    if (pieces.length < wanted.qty) throw new Conflict(`${line.name}: only ${pieces.length} can still be returned.`)
    return {
      lineId: line.id,
      pieces,
      reason: wanted.reason,
      note: oneLine(wanted.note ?? ''),
      replacement: kind === 'exchange' ? replacementOf(line, wanted, variants, field('replacement_sku')) : null,
      ...sharesOf(line, pieces),
    }
  })
}

function replacementOf(
  line: OrderLineRow,
  { replacement_sku, qty }: WantedLine,
  variants: readonly ProductVariant[],
  field: string,
): ProductVariant {
  if (!replacement_sku)
    throw new Invalid({ [field]: 'is required' }, `Please choose what you want instead of ${line.name}.`)
  const wanted = variants.find(({ sku, productId }) => sku === replacement_sku && productId === line.productId)
  if (!wanted) throw new Invalid({ [field]: 'is not a variant of this product' })
  const reason = whyNot(line, wanted, variants, qty)
  if (reason) throw new Conflict(`${line.name}: ${reason}`)
  return wanted
}

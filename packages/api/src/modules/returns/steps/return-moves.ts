import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Tx } from '../../../db.ts'
import { Conflict } from '../../../errors.ts'
import { orderBook } from '../../orders/order-book.service.ts'
import { bySku, putBack } from '../../stock/stock.ts'
import { moveRequest, type RequestChange } from '../requesting/return-writing.repository.ts'
import { findRequest } from '../return.repository.ts'
import type { ReturnRow } from '../return-rows.ts'
import type { ReturnMails } from './return-mails.ts'
import { canStep, isDone, isFruitless, requestLabel } from './return-states.ts'
import { storyOfRequest } from './return-words.ts'

interface RequestStep {
  readonly to: RequestState
  readonly actor: 'buyer' | 'merchant' | 'shop'
  readonly now: Date
  readonly change?: RequestChange
  /** Replaces the default text. */
  readonly text?: string
  /** No mail is sent for a step that is followed by another at once. */
  readonly isQuiet?: boolean
}

export type TakeStep = (tx: Tx, row: ReturnRow, step: RequestStep) => Promise<ReturnRow>

/** Performs one legal step of a request, with its pieces, its event and its mail. Callers hold the order's lock. */
export function createRequestSteps(mails: ReturnMails): TakeStep {
  return async (tx, row, { to, actor, now, change = {}, text: own, isQuiet = false }) => {
    const kind = change.kind ?? row.kind
    refuseIllegal(row, to)
    if (!(await moveRequest(tx, { id: row.id, from: row.state, to, now }, change))) {
      throw new Conflict('This request has changed in the meantime. Please check it again.')
    }
    if (isFruitless(to) || isDone(to)) {
      for (const { lineId, pieces } of row.lines) {
        const count = pieces.length
        await orderBook.countPieces(tx, lineId, { open: -count, done: isDone(to) ? count : 0 })
      }
    }
    if (isFruitless(to) && row.holdsReplacement) await putBack(tx, replacementsOf(row))
    const text = own ?? storyOfRequest({ ...row, kind }, to, change.deniedBecause)
    const story = kind === 'exchange' ? 'exchange' : 'return'
    const event = { orderId: row.orderId, at: now, kind: story, actor, text } as const
    const [eventId = 0] = await orderBook.tell(tx, [event])
    const after = (await findRequest(tx, row.id)) ?? row
    if (!isQuiet) await mails.tellStep(tx, after, { id: eventId, state: to, text })
    return after
  }
}

export const replacementsOf = ({ lines }: ReturnRow) =>
  bySku(
    lines.flatMap(({ replacementSku, pieces }) =>
      replacementSku ? [{ sku: replacementSku, qty: pieces.length }] : [],
    ),
  )

export const returnedOf = ({ lines }: ReturnRow) => bySku(lines.map(({ sku, pieces }) => ({ sku, qty: pieces.length })))

/** Throws for a step that is not in the table of transitions. */
export function refuseIllegal({ kind, state }: ReturnRow, to: RequestState): void {
  if (canStep(kind, state, to)) return
  throw new Conflict(`The status of this request is “${requestLabel(kind, state, true)}”, so this is not possible.`)
}

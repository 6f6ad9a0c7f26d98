import type { OrderLineRow } from '../../orders/order-book.service.ts'
import { type Paise, share, sum } from '../../pricing/money.ts'

export interface Shares {
  readonly money: Paise
  readonly perks: Paise
}

type Bought = Pick<OrderLineRow, 'qty' | 'payable' | 'perks'>

const each = (qty: number) => Array.from({ length: qty }, () => 1)

/** The refund for these pieces of a line. All pieces together refund what was paid for the line, to the paisa. */
export function sharesOf({ qty, payable, perks }: Bought, pieces: readonly number[]): Shares {
  const money = share(payable, each(qty))
  const gifts = share(perks, each(qty))
  return { money: sum(pieces, (at) => money[at] ?? 0), perks: sum(pieces, (at) => gifts[at] ?? 0) }
}

/** The first pieces that no other request has claimed. */
export function freePieces({ qty }: Pick<Bought, 'qty'>, taken: ReadonlySet<number>, wanted: number): number[] {
  const free = each(qty).flatMap((_, at) => (taken.has(at) ? [] : [at]))
  return free.slice(0, wanted)
}

import { csvFrom } from '../../../text/csv.ts'
import type { Paise } from '../../pricing/money.ts'
import type { LedgerRow, ShownAccount } from '../movements.repository.ts'

/** The movements of a time span, oldest first, with opening and closing balances. */
export interface Statement {
  readonly name: string
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  readonly opening: Readonly<Record<ShownAccount, Paise>>
  readonly closing: Readonly<Record<ShownAccount, Paise>>
  readonly rows: readonly LedgerRow[]
}

export const accountWords: Readonly<Record<ShownAccount, string>> = {
  perks: 'Perks',
  gift_cards: 'Gift cards',
  credit: 'Credit',
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
const times = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
/** '2026-11-22', in Indian time. */
export const dayOf = (at: Date): string => days.format(at)

/** In rupees, as a number. */
const rupees = (amount: Paise): number => amount / 100

const titles = ['Date', 'Time', 'Account', 'Description', 'Amount (INR)', 'Order', 'Refund', 'Gift card', 'Expires on']

/** The statement as a table for spreadsheets. */
export function asCsv({ rows, opening, closing, from, to }: Statement): string {
  const balances = (at: Date, time: string, words: string, of: Statement['opening']) =>
    (Object.keys(accountWords) as ShownAccount[]).map((account) => [
      ...[dayOf(at), time, accountWords[account], words, rupees(of[account])],
      ...['', '', '', ''],
    ])
  const lines = rows.map(({ at, account, text, amount, orderIds, refundId, giftId, expires }) => [
    ...[dayOf(at), times.format(at), accountWords[account], text, rupees(amount)],
    ...[orderIds.join(' '), refundId, giftId, expires && dayOf(expires)],
  ])
  const last = new Date(to.getTime() - 1)
  return csvFrom(titles, [
    ...balances(from, '00:00', 'Opening balance', opening),
    ...lines,
    ...balances(last, '23:59', 'Closing balance', closing),
  ])
}

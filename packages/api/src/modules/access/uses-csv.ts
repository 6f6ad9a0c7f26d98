import { clockOf, dayInIndia } from './offer-view.ts'
import type { UseRow } from './use.repository.ts'

const head = ['Day', 'Time', 'Offer', 'Discount', 'Member', 'Counter', 'How', 'Taken back']

/** A text that begins like a formula is one to a spreadsheet: an apostrophe before it makes it text again. */
const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`

/** Uses as a table for a spreadsheet, by the clock of India. */
export const usesAsCsv = (rows: readonly UseRow[]): string =>
  [
    head,
    ...rows.map((row) => [
      ...[dayInIndia(undefined, row.usedAt).day, clockOf(row.usedAt), row.offerTitle, row.discountLabel, row.member],
      ...[row.counter, row.way, row.undoneAt ? clockOf(row.undoneAt) : ''],
    ]),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')

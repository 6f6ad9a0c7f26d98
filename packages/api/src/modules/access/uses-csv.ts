import { stringify } from 'csv-stringify/sync'
import { clockOf, dayInIndia } from './offer-view.ts'
import type { UseRow } from './use.repository.ts'

const head = ['Day', 'Time', 'Offer', 'Discount', 'Member', 'Counter', 'How', 'Taken back']

/** Uses as a table for a spreadsheet, by the clock of India. A text that begins like a formula stays text. */
export const usesAsCsv = (rows: readonly UseRow[]): string =>
  stringify(
    [
      head,
      ...rows.map((row) => [
        ...[dayInIndia(undefined, row.usedAt).day, clockOf(row.usedAt), row.offerTitle, row.discountLabel, row.member],
        ...[row.counter, row.way, row.undoneAt ? clockOf(row.undoneAt) : ''],
      ]),
    ],
    { escape_formulas: true, quoted: true, record_delimiter: 'windows' },
  )

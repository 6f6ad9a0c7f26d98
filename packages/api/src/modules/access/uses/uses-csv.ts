import { dayInIndia } from '@nukkad/contracts/indian-time'
import { csvFrom } from '../../../text/csv.ts'
import { clockOf } from '../offers/offer-view.ts'
import type { UseRow } from './use.repository.ts'

const head = ['Day', 'Time', 'Offer', 'Discount', 'Member', 'Counter', 'Method', 'Undone']

/** Uses as CSV for a spreadsheet, in Indian time. */
export const usesAsCsv = (rows: readonly UseRow[]): string =>
  csvFrom(
    head,
    rows.map((row) => [
      dayInIndia(row.usedAt),
      clockOf(row.usedAt),
      row.offerTitle,
      row.discountLabel,
      row.member,
      row.counter,
      row.way,
      row.undoneAt ? clockOf(row.undoneAt) : '',
    ]),
  )

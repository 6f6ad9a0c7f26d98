import { stringify } from 'csv-stringify/sync'

/** How a spreadsheet tells a formula, the full-width forms of East Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** By it spreadsheets know that a file is UTF-8. */
const byteOrderMark = '\ufeff'

/** Numbers stay numbers; anything else is text. */
export type Cell = string | number | null | undefined

const safe = (cell: Cell): Cell => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell)

/** Lines of a table after its head, as RFC 4180 has them. Text that begins like a formula stays text. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(safe)),
    { record_delimiter: 'windows' },
  )

/** A table for spreadsheets from its beginning: its first line says what each column is. */
export const csvFrom = (head: readonly string[], rows: readonly (readonly Cell[])[] = []): string =>
  byteOrderMark + csvLines([head, ...rows])

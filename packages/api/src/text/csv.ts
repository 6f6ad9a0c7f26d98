import { stringify } from 'csv-stringify/sync'

/** The beginnings that spreadsheets take for a formula, including the full-width forms of East Asian keyboards. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** The library quotes the line breaks between rows only; a single \n would begin a row, which may be a formula. */
const lineBreak = /[\r\n]/
/** Tells spreadsheets that a file is UTF-8. */
const byteOrderMark = '\ufeff'

/** Numbers stay numbers; anything else is text. */
export type Cell = string | number | null | undefined

const safe = (cell: Cell): Cell => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell)

/** Rows of a table without its header, in the format of RFC 4180. Text that begins like a formula stays text. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(safe)),
    { record_delimiter: 'windows', quoted_match: lineBreak },
  )

/** A table for spreadsheets, starting with its header. */
export const csvFrom = (head: readonly string[], rows: readonly (readonly Cell[])[] = []): string =>
  byteOrderMark + csvLines([head, ...rows])

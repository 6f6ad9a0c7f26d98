import type { CopiedRows } from '../../../personal-data.ts'
import { type Cell, csvFrom } from '../../../text/csv.ts'

/** The files of a copy by name: a table each for people, one file with everything for programs, and a read-me. */
export function copiedFiles(tables: Readonly<Record<string, CopiedRows>>, at: Date): Record<string, string> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
  return {
    'READ-ME.txt': readMe(
      at,
      filled.map(([name]) => name),
    ),
    'everything.json': JSON.stringify(Object.fromEntries(filled), null, 2),
    ...Object.fromEntries(filled.map(([name, rows]) => [`${name}.csv`, tableOf(rows)])),
  }
}

/** One column per name; values that are not plain are written as JSON. */
function tableOf(rows: CopiedRows): string {
  const names = Object.keys(rows[0] ?? {})
  return csvFrom(
    names,
    rows.map((row) => names.map((name) => cellOf(row[name]))),
  )
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const readMe = (at: Date, names: readonly string[]) => `Your data at Nukkad, as of ${at.toISOString()}.

everything.json contains all of it in machine-readable form. These tables contain the same, to read in a spreadsheet:
${names.map((name) => `  ${name}.csv`).join('\n')}

Left out for security: passwords, codes and session ids. Cards and bank accounts are known only to the payment
gateway. Invoices are separate documents: you find them with each order.
`

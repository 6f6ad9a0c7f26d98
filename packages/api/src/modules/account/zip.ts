import type { CopiedRows } from '../../personal-data.ts'

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value)
  // Spreadsheets take what begins like this for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d. ]+$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a table that spreadsheets open; the first line says what each column is. */
export function asCsv(rows: CopiedRows): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A zip of text files by their names; the library is loaded with the first. */
export async function zipOf(files: Readonly<Record<string, string>>, at: Date): Promise<Buffer> {
  const { strToU8, zip } = await import('fflate')
  const parts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return new Promise((resolve, reject) => {
    zip(parts, { mtime: at }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
}

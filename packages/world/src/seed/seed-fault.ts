/** Codes of PostgreSQL: a table, a column or a function that a statement names does not exist. */
const missing = new Set(['42P01', '42703', '42883'])

/** What to tell whoever ran the seeder when it failed. */
export function seedFault(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) }
  if (code && missing.has(code)) {
    return (
      `Seeding failed: this database does not have the tables of this version (${message}). The API creates them when ` +
      'it starts: start it once with this DATABASE_URL, and seed again.'
    )
  }
  return `Seeding failed: ${message || code || 'no reason was given'}`
}

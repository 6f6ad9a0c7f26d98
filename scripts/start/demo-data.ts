import type { StartSettings } from './settings.ts'

/**
 * Why demo data is not written to a database of the user's own, or undefined: it contains staff accounts whose password
 * is public, so a setting must ask for it.
 */
export function refusalOfDemoData({ DATABASE_URL, DEMO_DATA_IN_DATABASE_URL }: StartSettings): string | undefined {
  if (DATABASE_URL === undefined || DEMO_DATA_IN_DATABASE_URL) return undefined
  return (
    'No demo data was written: its staff accounts have a public password. ' +
    'Set DEMO_DATA_IN_DATABASE_URL=true if the database of DATABASE_URL is to have them.'
  )
}

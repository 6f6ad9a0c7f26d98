import type { Page } from 'playwright/test'

interface Told {
  readonly name: string
  readonly version: string
  readonly phase: string
}

/**
 * Collects the reports that a page sends about releases it could not run, and keeps them from the server. Reports of
 * slowness are ignored unless asked for, since a busy machine is slow too.
 */
export async function reportsOf(page: Page, { withSlow = false } = {}): Promise<Told[]> {
  const reports: Told[] = []
  await page.route('**/_shell/report', async (route) => {
    const told: Told = route.request().postDataJSON()
    if (withSlow || told.phase !== 'slow') reports.push(told)
    await route.fulfill({ status: 204 })
  })
  return reports
}

/** Collects uncaught exceptions. */
export function uncaughtOf(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  return uncaught
}

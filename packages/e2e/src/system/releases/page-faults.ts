import type { Page } from 'playwright/test'

interface Told {
  readonly name: string
  readonly version: string
  readonly phase: string
}

/**
 * Everything that a page sends to the server about releases it could not run; nothing of it arrives there. That something
 * was slow is left out unless it is asked for: a busy machine is slow too.
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

/** Exceptions that nobody caught. */
export function uncaughtOf(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  return uncaught
}

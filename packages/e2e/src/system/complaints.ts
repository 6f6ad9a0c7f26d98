import type { Page } from 'playwright/test'

/** Collects what a page complains of in its console: errors, and exceptions that nobody caught. */
export function complaintsOf(page: Page): () => string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  return () => heard
}

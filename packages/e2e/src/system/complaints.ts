import type { Page } from 'playwright/test'

/** Collects a page's console errors and uncaught exceptions. */
export function complaintsOf(page: Page): () => string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  return () => heard
}

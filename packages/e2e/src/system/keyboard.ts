import type { Page } from 'playwright/test'

/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
    return `${element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''}`.trim()
  })

/** Presses Tab, or Shift+Tab to go backwards, until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let tries = 0; tries < 150; tries++) {
    const here = await focused(page)
    if (name.test(here)) return
    passed.push(here.slice(0, 30))
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${name}; it passed ${passed.join(' | ')}`)
}

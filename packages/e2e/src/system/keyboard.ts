import type { Page } from 'playwright/test'

/** What has the focus, by the name that is read out for it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
    return `${element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''}`.trim()
  })

/** Goes from where the focus is, by Tab or backwards by Shift+Tab, until it is on what is called so. */
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

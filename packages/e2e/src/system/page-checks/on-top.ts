import { expect, type Locator } from 'playwright/test'

/** Expects that a tap on the centre of the element hits it, and nothing that covers it. */
export async function expectOnTop(wanted: Locator): Promise<void> {
  await expect
    .poll(() =>
      wanted.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)
}

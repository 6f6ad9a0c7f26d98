import { expect, type Locator } from 'playwright/test'

/** A finger in the middle of it meets it, and nothing that lies over it. */
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

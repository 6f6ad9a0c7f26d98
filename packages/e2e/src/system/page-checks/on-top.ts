import { expect, type Locator } from 'playwright/test'

/**
 * Expects that a tap on the centre of the element hits it, and nothing that covers it; with `part`, that it hits that
 * larger part of the page, whose link may lie above the element.
 */
export async function expectOnTop(wanted: Locator, part: Locator = wanted): Promise<void> {
  await expect
    .poll(async () => {
      const whole = await part.elementHandle()
      return wanted.evaluate((element, around) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return around?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }, whole)
    })
    .toBe(true)
}

import axe from 'axe-core'
import type { Page } from 'playwright/test'

interface Axe {
  run(context: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * What axe finds wrong in the page, or in the elements that `selector` matches, their shadow trees included: each rule
 * with the first element that breaks it.
 */
export async function accessibilityFaults(page: Page, selector = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};undefined`)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ include: [[selector]] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 300)}`)
  }, selector)
}

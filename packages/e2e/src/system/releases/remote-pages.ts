import { stableOf } from '@nukkad/registry'
import { expect, type Locator, type Page } from 'playwright/test'
import type { OwnShell } from '../own-shell.ts'

export type Remote = 'mf-header' | 'mf-content' | 'mf-commerce' | 'mf-account' | 'mf-campaigns'

interface RemotePage {
  readonly path: string
  /** the slot that it fills there */
  readonly slot: 'header' | 'main'
  /** something to read in that slot, also without scripts */
  readonly content: (page: Page) => Locator
  /** a link of that slot; while the remote runs it leads on without a reload */
  readonly link: (page: Page) => Locator
}

const app = (path: string, name: string): RemotePage => ({
  path,
  slot: 'main',
  content: (page) => page.getByRole('heading', { level: 1 }),
  link: (page) => page.locator('#slot-main').getByRole('link', { name, exact: true }).first(),
})

/** A page for each remote on which it can be seen whether it runs. */
export const remotePages: Readonly<Record<Remote, RemotePage>> = {
  'mf-header': {
    path: '/delhi',
    slot: 'header',
    content: (page) => page.getByRole('link', { name: 'Nukkad, home' }),
    link: (page) => page.locator('#slot-header').getByRole('link', { name: 'Buy', exact: true }).first(),
  },
  'mf-content': app('/delhi', 'Under ₹999'),
  'mf-commerce': app('/shop/product/indigo-block-print-kurta', 'Shop'),
  'mf-account': app('/customer-support', 'Paying'),
  'mf-campaigns': app('/campaign/festive/diwali-lights', 'See the lamps'),
}
export const remotes = Object.keys(remotePages) as Remote[]

/** Offered where a slot has no release that works. */
export const fallbackOf = (page: Page, remote: Remote): Locator =>
  page.locator(`[data-fallback="${remotePages[remote].slot}"]`)

/** A person's click before React has taken a link over would follow it as a plain one, so a test has to wait. */
async function clickInReact(link: Locator): Promise<void> {
  const isReacts = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isReacts, { timeout: 15_000 }).toBe(true)
  await link.click()
}

/** A link that a remote drew leads on in the same document, which it does only if its scripts run. */
export async function expectToRun(page: Page, remote: Remote): Promise<void> {
  const { content, link } = remotePages[remote]
  await expect(content(page)).toBeVisible()
  await expect(fallbackOf(page, remote)).toHaveCount(0)
  const before = page.url()
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
  await clickInReact(link(page))
  await expect(page).not.toHaveURL(before)
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
}

/** The parts of the page that belong to other remotes work as always. */
export async function expectTheRestToRun(page: Page, remote: Remote): Promise<void> {
  if (remote === 'mf-header') return expectToRun(page, 'mf-content')
  const header = page.locator('#slot-header')
  await clickInReact(header.getByRole('link', { name: /change city/ }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The version of a remote that everybody gets from a shell. */
export const stableVersion = async ({ registry }: OwnShell, name: string): Promise<string | undefined> => {
  const remote = (await registry.read()).remotes[name]
  return remote && stableOf(remote)
}

/** The style sheets of one version of a remote in a page: they are there while it stands. */
export const styledBy = (page: Page, name: string, version: string | undefined): Locator =>
  page.locator(`link[rel="stylesheet"][href*="/releases/${name}/${version}/"]`)

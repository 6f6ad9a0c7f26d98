import { stableOf } from '@nukkad/registry'
import { expect, type Locator, type Page } from 'playwright/test'
import type { OwnShell } from '../own-shell.ts'

export type Remote = 'mf-header' | 'mf-content' | 'mf-commerce' | 'mf-account' | 'mf-campaigns'

interface RemotePage {
  readonly path: string
  /** the slot that the remote fills on it */
  readonly slot: 'header' | 'main'
  /** content of that slot, visible also without JavaScript */
  readonly content: (page: Page) => Locator
  /** a link in that slot; while the remote runs, it navigates without a reload */
  readonly link: (page: Page) => Locator
}

const app = (path: string, name: string): RemotePage => ({
  path,
  slot: 'main',
  content: (page) => page.getByRole('heading', { level: 1 }),
  link: (page) => page.locator('#slot-main').getByRole('link', { name, exact: true }).first(),
})

/** For each remote, a page that shows whether it runs. */
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

/**
 * Whether every fault is tested in this remote. All remotes share a loader, error boundaries and render processes, so
 * every fault is tested in a frame slot (mf-header) and in a page (mf-content), and some in each of the others
 * (decision 0634). EVERY_FAULT=1 tests all of them in all.
 */
export const hasEveryFault = (remote: Remote): boolean =>
  Boolean(process.env.EVERY_FAULT) || remote === 'mf-header' || remote === 'mf-content'

/** The fallback of a slot without a working release. */
export const fallbackOf = (page: Page, remote: Remote): Locator =>
  page.locator(`[data-fallback="${remotePages[remote].slot}"]`)

/** A click before React has hydrated a link would follow it as a plain link, so tests wait. */
export async function clickInReact(link: Locator): Promise<void> {
  const isReacts = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isReacts, { timeout: 15_000 }).toBe(true)
  await link.click()
}

/** Expects that a link rendered by the remote navigates within the document, which requires its scripts to run. */
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

/** Expects that the page's parts of other remotes still work. */
export async function expectTheRestToRun(page: Page, remote: Remote): Promise<void> {
  if (remote === 'mf-header') return expectToRun(page, 'mf-content')
  const header = page.locator('#slot-header')
  await clickInReact(header.getByRole('link', { name: /change city/ }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The stable version of a remote in a shell. */
export const stableVersion = async ({ registry }: OwnShell, name: string): Promise<string | undefined> => {
  const remote = (await registry.read()).remotes[name]
  return remote && stableOf(remote)
}

/** The style sheets of one version of a remote in a page: present while it is mounted. */
export const styledBy = (page: Page, name: string, version: string | undefined): Locator =>
  page.locator(`link[rel="stylesheet"][href*="/releases/${name}/${version}/"]`)

import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { root, site } from '../system/site.ts'

const env = { ...process.env, ...site.env }

/** Runs a program of `system/` that makes a release through the regular release path. */
const released = (name: string, ...words: string[]) =>
  new Promise<void>((resolve, reject) => {
    const program = path.join(root, 'packages/e2e/src/system', name)
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))))
  })
const command = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'release', ...words], { cwd: root, env, encoding: 'utf8' })

const campaign = '/campaign/festive/diwali-lights'
const word = (page: Page) => page.locator('[data-word]')

test('refuses a release that breaks in browsers and names its screen, before anyone gets it @phone', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const refusal = await released('release-new.ts', 'mf-broken-guide', 'breaking').then(
    () => '',
    (error: Error) => error.message,
  )

  expect(refusal).toContain("mf-broken-guide: the screen 'broken-guide' does not mount in a browser")
  expect(refusal).toContain('broken on purpose')
  expect((await request.get('/broken-guide')).status()).toBe(404)
})

test('serves a newly created remote at its own address, also to open pages @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  await page.goto('/policies')
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))

  await released('release-new.ts', 'mf-tea-guide')

  await expect.poll(async () => (await request.get('/tea-guide')).status(), { timeout: 10_000 }).toBe(200)
  const html = await (await request.get('/tea-guide')).text()
  expect(html).toMatch(/<h1[^>]*>Tea guide<\/h1>/)
  expect(html).toContain('<title>Tea guide | Nukkad</title>')
  expect(await (await request.get('/sitemaps/screens.xml')).text()).toContain('/tea-guide/</loc>')
  // The page that was already open goes there without a reload.
  await page.evaluate(() => history.pushState(null, '', '/tea-guide'))
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Tea guide' })).toBeVisible()
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
  expect(complaints()).toEqual([])
})

test.describe('release while visitors are on the site', () => {
  test('an open page takes it, and its rollback, at the next navigation without a reload', async ({ page }) => {
    test.setTimeout(180_000)
    const complaints = complaintsOf(page)
    await page.goto(campaign)
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
    await expect(word(page)).toHaveCount(0)
    const visit = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Delhi NCR' }).click()
      await expect(page).not.toHaveURL(new RegExp(campaign))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(campaign))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }

    await released('release-changed.ts', 'hot off the press')
    await expect(async () => {
      await visit()
      expect(await word(page).textContent({ timeout: 500 })).toBe('hot off the press')
    }).toPass({ timeout: 20_000 })

    const done = command('rollback', 'mf-campaigns')
    expect(done.status, done.stderr).toBe(0)
    await expect(async () => {
      await visit()
      expect(await word(page).count()).toBe(0)
    }).toPass({ timeout: 20_000 })

    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
    expect(complaints()).toEqual([])
  })
})

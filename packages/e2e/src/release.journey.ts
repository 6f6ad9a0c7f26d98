import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'
import { root, site } from './system/site.ts'

const env = { ...process.env, ...site.env }

/** Releases mf-campaigns with `word` on its page, by the one path that a release takes. */
const releaseChanged = (word: string) =>
  new Promise<void>((resolve, reject) => {
    const program = path.join(root, 'packages/e2e/src/system/release-changed.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', program, word], {
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

test.describe('a release while people are on the site', () => {
  test('is seen by an open page at its next navigation without a reload, and so is the rollback', async ({ page }) => {
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

    await releaseChanged('hot off the press')
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

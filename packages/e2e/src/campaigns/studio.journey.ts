import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { tabTo } from '../system/keyboard.ts'
import { giveawayToDraw } from '../system/people/giveaway-to-draw.ts'
import { newcomer, signInByCode, signInByPassword } from '../system/people/sign-in.ts'

// The browser is in another time zone: the times of pages are Indian wherever it runs.
test.use({ timezoneId: 'America/Los_Angeles' })

const campaigner = 'yamini@nukkad.test'
const studio = '/staff/campaigns'
const inPhone = (page: Page) => page.frameLocator('iframe[title="The page at the width of a phone"]')

test(
  'makes, previews, schedules, publishes, changes and ends a campaign while a visitor watches',
  { tag: '@desktop' },
  // limit: one page, which each step finds as the previous step published it
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const complaints = complaintsOf(page)
    const title = `Kites ${Date.now()}`
    const main = page.getByRole('main')
    const hero = main.locator('[data-block]').first()
    const saved = () => expect(main.getByText(/^Saved at/)).toBeVisible()
    const visitor = await (await browser.newContext()).newPage()
    let href = ''

    await test.step('creates a page from a template and previews it at phone width', async () => {
      await page.goto(studio)
      await signInByPassword(page, campaigner)
      await main.getByLabel('A new page').fill(title)
      await main.getByLabel('Template').selectOption('blank')
      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/staff\/campaigns\/\d+$/)
      await hero.getByLabel('Title').fill('Kites over every roof')
      // The hint of the template stops publishing.
      await hero.getByLabel(/^Line/).fill('One day, every roof.')
      await expect(inPhone(page).getByRole('heading', { level: 1, name: 'Kites over every roof' })).toBeVisible()
      const frame = page.frames().find((one) => one.url().includes('/preview'))
      expect(await frame?.evaluate(() => matchMedia('(width: 390px)').matches)).toBe(true)
      await saved()
    })

    await test.step('schedules it at Indian time, cancels that and publishes at once', async () => {
      await main.getByLabel('Time').last().fill('6:30 am')
      await main.getByLabel('Time').last().blur()
      await main.getByRole('button', { name: 'Publish at this time' }).click()
      await expect(main.getByText(/^Scheduled for .*, 6:30 am$/)).toBeVisible()
      await main.getByRole('button', { name: 'Move back to draft' }).click()
      await expect(main.getByText('Visitors can’t see it.')).toBeVisible()
      await main.getByRole('button', { name: 'Publish now' }).click()
      await expect(main.getByText('Visitors see it as it is.')).toBeVisible()
      href = (await main.getByRole('link', { name: 'View page' }).getAttribute('href')) ?? ''
    })

    const shown = visitor.getByRole('main').getByRole('heading', { level: 1 })
    await test.step('shows a change to a present visitor at the next navigation, without a reload', async () => {
      await visitor.goto(new URL(href, page.url()).href)
      await expect(shown).toHaveText('Kites over every roof')
      await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await hero.getByLabel('Title').fill('Kites over the sea')
      await expect(main.getByText('Visitors see it, without your last changes.')).toBeVisible()
      await main.getByRole('button', { name: 'Publish changes' }).click()
      await expect(main.getByText('Visitors see it as it is.')).toBeVisible()
      await visitor.getByRole('banner').getByRole('link', { name: 'Nukkad' }).first().click()
      await expect(visitor).not.toHaveURL(new RegExp(href))
      await expect(shown).not.toHaveText('Kites over every roof')
      await visitor.goBack()
      await expect(shown).toHaveText('Kites over the sea')
      expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })

    await test.step('a visitor votes and enters a giveaway through its form', async () => {
      await visitor.goto(new URL('/feature/poll/best-golgappa', page.url()).href)
      await visitor.getByText('Gokul Chat, Hyderabad').click()
      await visitor.getByRole('button', { name: 'Cast my vote' }).click()
      await signInByCode(visitor, newcomer(`studio-${project.name}`))
      await expect(visitor.getByText(/^Your vote is number/)).toBeVisible()
      await visitor.goto(new URL('/favourite/things/giveaways', page.url()).href)
      await visitor.getByLabel('Your name').fill('Meera Nair')
      await visitor.getByLabel(/city/i).last().selectOption({ index: 1 })
      await visitor.getByText('I am eighteen or older and agree to the rules').click()
      await visitor.getByRole('button', { name: 'I am in' }).click()
      await expect(visitor.getByRole('heading', { name: 'You are in' })).toBeVisible()
    })

    await test.step('draws winners and repeats the draw with the same result', async () => {
      const edited = page.url()
      await page.goto(`${studio}/giveaways/${await giveawayToDraw('Kites to win', 12)}`)
      await main.getByLabel(/^Value:/).fill('81,523.16')
      await main.getByRole('button', { name: 'Draw 2 winners' }).click()
      await expect(main.getByText(/the same entries win/)).toBeVisible()
      await page.goto(edited)
    })

    await test.step('ends it for the next visitor', async () => {
      await main.getByRole('button', { name: 'End it now' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
      await expect(main.getByText('It has ended.', { exact: false }).first()).toBeVisible()
      await expect(async () => {
        await visitor.goto(new URL(href, page.url()).href)
        await expect(shown).toHaveText('This has ended', { timeout: 500 })
      }).toPass({ timeout: 2_000 })
    })
    expect(complaints()).toEqual([])
    await visitor.context().close()
  },
)

test('makes a page, moves a block and publishes it by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(studio)
  await signInByPassword(page, campaigner)
  await tabTo(page, /^A new page/)
  await page.keyboard.type(`By keyboard ${Date.now()}`)
  await tabTo(page, /^Template/)
  await page.keyboard.type('Gift guide')
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/campaigns\/\d+$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3, name: '1. Hero' })).toBeVisible()
  // The hints of the template stop publishing: one is replaced, the other goes with its block.
  await tabTo(page, /^Line/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('For those who have everything.')
  await tabTo(page, /^Remove block 2$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Move block 2 up$/)
  await page.keyboard.press('Enter')
  await expect(main.getByText('Banner moved to 1 of 2')).toBeAttached()
  await expect(main.getByRole('button', { name: 'Move block 1 up' })).toBeFocused()
  await tabTo(page, /^Publish now$/)
  await page.keyboard.press('Enter')
  await expect(main.getByText('Visitors see it as it is.')).toBeVisible()
})

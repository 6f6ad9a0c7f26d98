import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { complaintsOf } from '../system/complaints.ts'
import { linkFor } from '../system/people/mailbox.ts'
import { newcomer, signInByPassword } from '../system/people/sign-in.ts'

const editor = 'meera@nukkad.test'
const brassPhoto = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#b08d3c' } })
    .jpeg()
    .toBuffer()

test(
  'a maker asks to sell, is accepted and invited, and puts the first product into the shop',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const complaints = complaintsOf(page)
    const email = newcomer(`maker-${project.name}`)
    const shop = `Kiln and Lamp ${Date.now()}`
    const main = page.getByRole('main')

    await test.step('asks to sell', async () => {
      await page.goto('/sell')
      await main.getByLabel('Your name').fill('Imran Ansari')
      await main.getByLabel('Your shop').fill(shop)
      await main.getByLabel('Email').fill(email)
      await main.getByLabel('Mobile number').fill('98765 43210')
      await main.getByLabel('City').selectOption('delhi')
      await main.getByLabel('What do you make?').fill('Lamps of brass, cut by hand, some forty a month.')
      await main.getByRole('button', { name: 'Send it' }).click()
      await expect(main.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    })

    const team = await (await browser.newContext()).newPage()
    await test.step('is found and accepted by an editor', async () => {
      await team.goto(new URL('/sell/requests', page.url()).href)
      await signInByPassword(team, editor)
      await team.getByRole('searchbox').fill(email)
      await team.getByRole('searchbox').press('Enter')
      await team.getByRole('link', { name: shop }).click()
      const form = team.getByRole('form', { name: 'Accept' })
      await form.getByLabel('In one line').fill('Lamps of brass, cut by hand')
      await form.getByLabel('Locality').selectOption('shahpur-jat')
      await expect(form.getByLabel('Pincode')).toHaveValue(/^\d{6}$/)
      await form.getByRole('button', { name: 'Accept and invite' }).click()
      await expect(team.getByRole('heading', { name: 'Accepted' })).toBeVisible()
    })

    await test.step('opens the invitation and chooses a password', async () => {
      await page.goto(await linkFor(email, '#invitation='))
      await expect(main.getByRole('heading', { name: `Sell on Nukkad as ${shop}` })).toBeVisible()
      await main.getByLabel('Your first name').fill('Imran')
      await main.getByLabel('Password', { exact: true }).fill('brass lamps of Moradabad')
      await main.getByRole('button', { name: 'Open the back office' }).click()
      await expect(page).toHaveURL(/\/merchant$/)
    })

    await test.step('adds the first product', async () => {
      await main.getByRole('link', { name: 'Add your first product' }).click()
      const photo = await brassPhoto()
      await main.getByLabel('Add a photo').setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: photo })
      await expect(main.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
      await expect(main.getByText('Photo 1 is on its way')).toBeHidden()
      await main.getByLabel('Name', { exact: true }).fill(`${shop} no. 1`)
      await main.getByLabel('Category').selectOption({ index: 1 })
      await main.getByLabel('In one line').fill('A window of light for a shelf')
      await main.getByLabel('About it').fill('Cut by hand from one sheet of brass, and wired for a small bulb.')
      await main.getByLabel('Price').fill('1499')
      await main.getByLabel('Weight in grams').fill('900')
      await main.getByLabel('Days needed before dispatch').fill('3')
      await main.getByLabel('Pieces', { exact: true }).fill('4')
      await main.getByRole('button', { name: 'Put it on sale' }).click()
      await expect(page).toHaveURL(/\/merchant-products\?q=/)
    })

    await test.step('is in the shop with it', async () => {
      await team.getByRole('link', { name: 'Page in the shop' }).click()
      await expect(team.getByRole('heading', { level: 1, name: shop })).toBeVisible()
      await expect(async () => {
        await team.reload()
        await expect(
          team
            .getByRole('main')
            .getByRole('link', { name: `${shop} no. 1` })
            .first(),
        ).toBeVisible({
          timeout: 2_000,
        })
      }).toPass()
    })
    expect(complaints()).toEqual([])
    await team.context().close()
  },
)

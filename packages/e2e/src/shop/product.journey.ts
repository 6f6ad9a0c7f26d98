import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { complaintsOf } from '../system/complaints.ts'
import { expectOnTop } from '../system/page-checks/on-top.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'
import { site } from '../system/site.ts'

const kurta = '/shop/product/indigo-block-print-kurta'

/** The SKU of a product that is sold out. */
async function soldOut(): Promise<string> {
  const answer = await fetch(`${site.api}/v4/products/getDetails?slug=indigo-block-print-kurta`)
  const { data } = (await answer.json()) as { data: { variants: { sku: string; isAvailable: boolean }[] } }
  const sku = data.variants.find(({ isAvailable }) => !isAvailable)?.sku
  if (!sku) throw new Error('Everything is in stock.')
  return sku
}

test('views a kurta from all sides, picks another colour and size, and saves it', async ({ page }, { project }) => {
  const complaints = complaintsOf(page)
  await page.goto(kurta)
  await expect(page.getByRole('heading', { level: 1, name: 'Indigo block-print kurta' })).toBeVisible()

  await test.step('selects a colour and a size through links that change the URL', async () => {
    await page.getByRole('link', { name: 'Madder' }).click()
    await expect(page.getByText('Colour: Madder')).toBeVisible()
    await page.getByRole('link', { name: 'L', exact: true }).click()
    await expect(page).toHaveURL(/selectedSku=indigo-kurta-madder-l/)
    await expect(page.getByRole('img', { name: /in madder/ }).first()).toBeVisible()
  })

  await test.step('shares it, and on a phone the message is shown above the buy bar', async () => {
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click()
    await expect(page.getByText(/Link copied|Copy the link/)).toBeVisible()
    const buy = page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first()
    if (project.name === 'phone') await expectOnTop(buy)
  })

  await test.step('goes through the pictures by keyboard', async () => {
    const strip = page.getByRole('region', { name: 'Pictures of Indigo block-print kurta' })
    await strip.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 / 4')).toBeVisible()

    await page.getByRole('button', { name: 'Enlarge' }).click()
    const large = page.getByRole('dialog', { name: 'Indigo block-print kurta' })
    await expect(large.getByText('2 of 4')).toBeVisible()
    await large.getByRole('region', { name: 'Pictures' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(large.getByText('3 of 4')).toBeVisible()
    await page.keyboard.press('+')
    await expect(large.getByRole('button', { name: 'Smaller' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
  })

  await test.step('saves it, which requires signing in', async () => {
    const heart = page.getByRole('button', { name: 'Save Indigo block-print kurta' }).first()
    await heart.click()
    await signInByCode(page, newcomer(project.name))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
  expect(complaints()).toEqual([])
})

test('asks for a back-in-stock notice for a sold-out size', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${kurta}?selectedSku=${await soldOut()}`)
  await page.getByRole('button', { name: 'Tell me when it’s back' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('waits@nukkad.test')
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('We will email waits@nukkad.test once, when it is back in stock.')
})

test('orders a tile made from an uploaded photo', { tag: '@phone' }, async ({ page }, { project }) => {
  const cat = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c07a00' } })
    .jpeg()
    .toBuffer()
  await page.goto('/shop/product/doorbell-tile-with-your-cat')
  await page.getByLabel(/Name or words/).fill('Billu')
  await page.getByLabel(/Script/).selectOption({ label: 'English' })
  await page.getByRole('button', { name: 'Sign in to add a photo' }).click()
  await signInByCode(page, newcomer(project.name))

  await page.getByLabel('Add a photo').setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: cat })
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect(page.getByText('Photo 1 is on its way')).toBeHidden()
  await page.getByRole('button', { name: 'Add to bag' }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'View bag' }).filter({ visible: true }).first().click()

  await expect(page.getByText('Doorbell tile with your cat').first()).toBeVisible()
  await expect(page.getByText('Billu').first()).toBeVisible()
})

test(
  'filters reviews by stars and refuses a review from someone who has not bought the product',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto(kurta)
    await page.getByRole('link', { name: 'All 128 reviews' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What people say about the Indigo block-print kurta',
    )
    await page.getByRole('link', { name: /^4 stars/ }).click()
    await expect(page).toHaveURL(/stars=4/)
    await expect(page.getByText(/of 128 reviews with 4 stars/)).toBeVisible()

    await page.getByRole('link', { name: 'Write a review' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await signInByCode(page, newcomer(project.name))
    await expect(page.getByText('You have not bought this one yet.', { exact: false })).toBeVisible()
  },
)

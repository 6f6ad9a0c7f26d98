import { signUp } from '@nukkad/contracts/endpoints/people/auth'
import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { call } from '../system/people/api-call.ts'
import { type Buyer, signInAs } from '../system/people/buyer.ts'
import { newcomer } from '../system/people/sign-in.ts'

const slug = 'indigo-block-print-kurta'

test('makes a list right after saving, shares it by a link and withdraws that', async ({ page, browser }, {
  project,
}) => {
  const complaints = complaintsOf(page)
  const { data: session } = await call<{ data: Buyer['session'] }>(signUp, {
    email: newcomer(project.name),
    password: 'jor bagh at seven',
    firstName: 'Meera',
    lastName: 'Nair',
  })
  await signInAs(page, { session })
  const main = page.getByRole('main')

  await test.step('saves a product and puts it into a new list', async () => {
    await page.goto(`/shop/product/${slug}`)
    const heart = main.getByRole('button', { name: /^Save / }).first()
    const offer = page.getByRole('button', { name: 'Add to a list' })
    // The offer stands for two seconds, which a busy machine may need to press it: then the product is saved again.
    await expect(async () => {
      await heart.click()
      await offer.click({ timeout: 1_500 })
    }).toPass()
    const dialog = page.getByRole('dialog', { name: 'Add to a list' })
    await dialog.getByLabel('Name your first list').fill('Diwali gifts')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: /^Diwali gifts/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  })

  const link = await test.step('finds the list above the saves and shares it', async () => {
    await page.goto('/saves')
    await main.getByRole('link', { name: 'Diwali gifts' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Diwali gifts' })).toBeVisible()
    await main.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this list' })
    await expect(dialog.getByLabel(/Your name on the list/)).toHaveValue('Meera')
    await dialog.getByRole('button', { name: 'Create the link' }).click()
    const shown = dialog.getByText(/\/saves\/shared\/[0-9a-f]{32}$/)
    await expect(shown).toBeVisible()
    const address = (await shown.textContent()) ?? ''
    await dialog.getByRole('button', { name: 'Close' }).click()
    return address
  })

  const visitor = await browser.newPage()
  await test.step('is read signed out, and leads to the product', async () => {
    const response = await visitor.goto(link)
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    })
    const html = (await response?.text()) ?? ''
    expect(html).toContain('A list by Meera')
    expect(html).not.toContain('Nair')
    await visitor.getByRole('link', { name: /^Choose and buy/ }).click()
    await expect(visitor).toHaveURL(new RegExp(`/shop/product/${slug}`))
  })

  await test.step('leads nowhere once it is withdrawn', async () => {
    await main.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(main.getByText('1 thing · only you see it')).toBeVisible()
    expect((await visitor.goto(link))?.status()).toBe(404)
    await visitor.close()
  })

  expect(complaints()).toEqual([])
})

import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

test('buys a kurta with cash on delivery, from the city page to the order details', async ({ page }, { project }) => {
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)

  await page.goto('/delhi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'All of the shop' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Made in Delhi NCR' })).toBeVisible()

  await test.step('finds the product by search and picks a size', async () => {
    await page.goto('/shop/search?q=indigo+block+print+kurta')
    await page
      .getByRole('link', { name: /Indigo block-print kurta/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Indigo block-print kurta' })).toBeVisible()
    await page.getByRole('link', { name: 'L', exact: true }).click()
    await expect(page).toHaveURL(/selectedSku=/)
  })

  await test.step('adds it to the cart and increases the quantity', async () => {
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await page.getByRole('link', { name: 'View bag' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag 1 piece' })).toBeVisible()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag 2 pieces' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible()
  })

  await test.step('signs in with the mailed code', async () => {
    await page.getByRole('button', { name: 'Sign in and check out' }).first().click()
    await signInByCode(page, email)
    await expect(page).toHaveURL(/\/shop\/w\/[^/]+\/checkout/)
  })

  await test.step('enters an address', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Where should we deliver?' })).toBeVisible()
    await page.getByLabel('Full name').fill('Meera Nair')
    await page.getByLabel('Mobile number').fill('9810012345')
    await page.getByLabel('Pincode').fill('110003')
    await page.getByLabel('House, street').fill('14 Jor Bagh')
    await expect(page.getByLabel('State')).toHaveValue('Delhi')
    await page.getByRole('button', { name: /Save/ }).click()
    await page.getByRole('button', { name: /Deliver|Review|Go on|Continue/ }).click()
  })

  await test.step('reviews the order and pays on delivery', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
    await page.getByRole('radio', { name: /^Cash on delivery/i }).check()
    await page.getByRole('button', { name: /Place the order for/ }).click()
    await expect(page).toHaveURL(/\/shop\/order\/confirmed\//)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you, / })).toBeVisible()
  })

  await test.step('sees the order in the history and its details', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /orders/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByText('Indigo block-print kurta').first()).toBeVisible()
    await expect(page.getByText('Confirmed').first()).toBeVisible()
  })
  expect(complaints()).toEqual([])
})

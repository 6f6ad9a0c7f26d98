import { expect, test } from 'playwright/test'
import { newcomer } from '../system/people/sign-in.ts'
import { insideGateway, payOnline, toReview } from '../system/people/to-review.ts'

test('an order is placed for a chosen day, kept over a failed payment, and moved before it is sent', async ({ page }, {
  project,
}) => {
  await toReview(page, newcomer(project.name))
  const list = page.getByLabel('Day of delivery')
  await expect(list).toBeHidden()
  await page.getByRole('radio', { name: /^On a day of your choice/ }).check()
  await expect(list.getByRole('option')).not.toHaveCount(1)
  await list.selectOption({ index: 5 })
  const day = (await list.getByRole('option', { selected: true }).textContent()) ?? ''
  await expect(page.getByText(`with you on ${day}`)).toBeVisible()

  await test.step('a failed payment keeps it', async () => {
    const gateway = await payOnline(page)
    await gateway.getByRole('radio', { name: /The bank says no/ }).check()
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
    await gateway.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible()
    await expect(page.getByText(`with you on ${day}`)).toBeVisible()
    await page.getByRole('button', { name: /^Try again: pay ₹/ }).click()
    const again = await insideGateway(page)
    await again.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you, / })).toBeVisible()
    await expect(page.getByText(`Everything will be with you on ${day}.`)).toBeVisible()
  })

  await test.step('and its buyer moves it', async () => {
    await page.getByRole('link', { name: 'Details, change or cancel' }).click()
    await expect(page.getByText(`With you on ${day}`)).toBeVisible()
    await page.getByRole('button', { name: 'Change the day of delivery' }).click()
    const days = page.getByLabel('When should it come?')
    await expect(days.getByRole('option')).not.toHaveCount(2)
    await days.selectOption({ index: 9 })
    const later = (await days.getByRole('option', { selected: true }).textContent()) ?? ''
    await page.getByRole('button', { name: 'Change the day', exact: true }).click()
    await expect(page.getByText(`With you on ${later}`)).toBeVisible()
    await page.getByText('Timeline').click()
    await expect(page.getByText(`Delivery moved to ${later}`)).toBeVisible()
  })
})

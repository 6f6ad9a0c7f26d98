import { expect, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'
import { mailsTo } from './system/people/mailbox.ts'
import { newcomer, signInByCode } from './system/people/sign-in.ts'
import { insideGateway } from './system/people/to-review.ts'

test('finds an evening, holds a seat, pays for it and shows the ticket', async ({ page }, { project }) => {
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)
  await page.goto('/delhi/events?kind=workshop')
  await expect(page.getByRole('heading', { level: 1, name: /^What is on in Delhi/ })).toBeVisible()
  await page.getByRole('link', { name: /Print your own stole/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Print your own stole/ })).toBeVisible()
  await page.getByRole('link', { name: 'Get tickets' }).first().click()

  await page.getByRole('button', { name: 'One more' }).first().click()
  await page.getByRole('button', { name: /^Sign in to hold one seat, ₹/ }).click()
  await signInByCode(page, email)

  await page.getByRole('button', { name: /^Hold one seat, ₹/ }).click()
  await expect(page.getByText(/^Your seats are kept for \d+ more minutes$/)).toBeAttached()
  await page.getByLabel('Name on the ticket').fill('Meera Nair')
  await page.getByLabel('Your name').fill('Meera Nair')
  await page.getByLabel('Mobile number').fill('9810012345')
  await page.getByLabel('Email for the tickets').fill(email)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const gateway = await insideGateway(page)
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click()

  await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
  await page.getByRole('link', { name: 'Meera Nair' }).click()
  await expect(page).toHaveURL(/\/tickets\/TK-/)
  await expect(page.getByRole('img', { name: 'QR code of the ticket for Meera Nair' })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Your ticket: Print your own stole/))
  expect(complaints()).toEqual([])
})

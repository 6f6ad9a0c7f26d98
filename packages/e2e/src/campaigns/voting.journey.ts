import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

test('fills in a form, votes in a poll and sees the result', { tag: '@phone' }, async ({ page }, { project }) => {
  const complaints = complaintsOf(page)
  await page.goto('/subscription/form/chai-of-the-month')
  await page.getByLabel('Your name').fill('Meera Nair')
  await page.getByLabel('Email').fill(newcomer(`form-${project.name}`))
  await page.getByLabel('Where should it come to?').fill('110003')
  await page.getByText('Kadak, boiled twice').click()
  await page.getByText('Ginger').click()
  await page.getByLabel('Cups a day, in your house').fill('4')
  await page.getByRole('button', { name: 'Send it to the chai desk' }).click()
  await expect(page.getByText('This is required.')).toBeVisible()
  const day = page.getByRole('textbox', { name: 'When shall the first tin come?' })
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  await day.fill(inTwoWeeks)
  await day.press('Enter')
  await page.getByText(/^You may keep this for 90 days/).click()
  await page.getByRole('button', { name: 'Send it to the chai desk' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto('/feature/poll/best-golgappa')
  await expect(page.getByText(/\d %/)).toHaveCount(0)
  await page.getByText('Gokul Chat, Hyderabad').click()
  await page.getByRole('button', { name: 'Cast my vote' }).click()
  await signInByCode(page, newcomer(`poll-${project.name}`))
  await expect(page.getByText(/^Your vote is number/)).toBeVisible()
  await expect(page.getByText('Your vote', { exact: true })).toBeVisible()
  await expect(page.getByText(/\d %/).first()).toBeVisible()
  expect(complaints()).toEqual([])
})

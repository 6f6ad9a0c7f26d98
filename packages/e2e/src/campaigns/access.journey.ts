import { counterEmail, demoPassword } from '@nukkad/world/people'
import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

test(
  'joins, redeems a cafe’s offer at its counter and cannot reuse the code',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const complaints = complaintsOf(page)
    await page.goto('/lbb-access/cafes?city=hyderabad')
    await page.getByRole('link', { name: 'Two Osmania biscuits with every chai' }).click()
    await page.getByRole('button', { name: 'Sign in to use it' }).click()
    await signInByCode(page, newcomer(project.name))
    await page.getByRole('button', { name: 'Join, free' }).click()
    const card = page.getByRole('region', { name: 'Your code' })
    await expect(card.getByRole('img', { name: /^QR code of the card/ })).toBeVisible()
    const digits = (await card.locator('[data-code]').getAttribute('data-code')) ?? ''
    const tail = (await card.locator('b').textContent()) ?? ''

    const { viewport } = project.use
    const place = await browser.newContext({ ...(viewport && { viewport }), baseURL: project.use.baseURL ?? '' })
    const counter = await place.newPage()
    await counter.goto('/lbb-access/counter')
    await counter.getByLabel('Email').fill(counterEmail('nimrah'))
    await counter.getByLabel('Password', { exact: true }).fill(demoPassword)
    await counter.getByRole('button', { name: 'Sign in', exact: true }).click()
    const look = async () => {
      await counter.getByLabel('Six digits').fill(digits)
      await counter.getByLabel('Last four of phone or card').fill(tail)
      await counter.getByRole('button', { name: 'Look' }).click()
    }
    await look()
    await counter.getByRole('button', { name: 'Confirm Free Osmania' }).click()
    await expect(counter.getByText(/^Two Osmania biscuits with every chai for .+, \d\d:\d\d\.$/)).toBeVisible()
    await expect(page.getByText(/^Enjoy it/)).toBeVisible()

    await look()
    await expect(counter.getByText(/^(Already used \d\d:\d\d, counter 1|This code is not valid)/)).toBeVisible()
    await page.goto('/lbb-access/card')
    await expect(page.getByRole('link', { name: 'Two Osmania biscuits with every chai' })).toBeVisible()
    await place.close()
    expect(complaints()).toEqual([])
  },
)

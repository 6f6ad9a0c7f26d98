import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { linkFor } from '../system/people/mailbox.ts'
import { signInAsMerchant } from '../system/people/merchant-orders.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

test('a guest asks the maker, the maker answers, and everybody reads it', async ({ page, browser }, { project }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const email = newcomer(`asks-${project.name}`)
  const question = `Does it fit over jeans, in size M? (${project.name} ${Date.now() % 1_000_000})`
  const main = page.getByRole('main')

  await test.step('the guest writes, signs in, and the question is sent', async () => {
    await page.goto('/shop/product/indigo-block-print-kurta')
    await main.getByRole('link', { name: 'Ask the maker' }).click()
    await main.getByRole('textbox', { name: 'Ask Dilli Dyers' }).fill(question)
    await main.getByRole('button', { name: 'Send question' }).click()
    await signInByCode(page, email)
    await expect(main.getByText('Your question is with Dilli Dyers.')).toBeVisible()
    await main.getByRole('link', { name: 'See your questions' }).click()
    await expect(main.getByRole('heading', { name: question })).toBeVisible()
    await expect(main.getByText('Waiting for the maker')).toBeVisible()
  })

  await test.step('the maker finds the link in an email, and answers', async () => {
    await linkFor('farida@nukkad.test', '/merchant/questions')
    const maker = await (await browser.newContext()).newPage()
    await signInAsMerchant(maker, new URL('/merchant/questions', page.url()).href)
    const card = maker.getByRole('listitem', { name: question })
    await card.getByLabel('Your answer').fill('Yes, it is cut straight.')
    await card.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(card).toBeHidden()
  })

  await test.step('the answer arrives, and is on the page of the product without a name', async () => {
    await page.goto(await linkFor(email, '/shop/product/indigo-block-print-kurta'))
    await expect(async () => {
      await page.reload()
      await expect(main.getByText(question)).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(main.getByText('Yes, it is cut straight.').first()).toBeVisible()
  })
  expect(complaints()).toEqual([])
})

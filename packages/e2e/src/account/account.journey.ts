import { expect, test } from 'playwright/test'
import { shopperWith, skuOf } from '../system/people/buyer.ts'
import { codeFor, mailsTo } from '../system/people/mailbox.ts'
import { newcomer } from '../system/people/sign-in.ts'

let count = 0
/** A mobile number that was never used before. */
const newNumber = () => `9${String(Date.now() + process.pid * 7919 + ++count).slice(-9)}`

test('signs in by phone, deletes the account and restores it', { tag: '@phone' }, async ({ page, context }) => {
  const number = newNumber()
  await page.goto('/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile number or email').fill(`0${number.slice(0, 5)} ${number.slice(5)}`)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await dialog.getByLabel('Your code').fill(await codeFor(`+91${number}`))
  await expect(dialog).toBeHidden()

  const main = page.getByRole('main')
  await expect(main.getByText(`+91${number}`)).toBeVisible()
  for (const [part, title] of [
    ['Devices', 'Your devices'],
    ['Notices and emails', 'Notices and emails'],
    ['Addresses', 'Your addresses'],
    ['Privacy', 'Your data'],
  ] as const) {
    await main.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (part !== 'Privacy') await main.getByRole('link', { name: 'Your account' }).click()
  }

  const told = (await mailsTo(`+91${number}`)).length
  await main.getByRole('button', { name: 'Delete my account' }).click()
  await expect.poll(async () => (await mailsTo(`+91${number}`)).length).toBeGreaterThan(told)
  await dialog.getByLabel('Your code').fill(await codeFor(`+91${number}`))
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(/Your account is closed/)).toBeVisible()

  const texts = async () => (await mailsTo(`+91${number}`)).map(({ text }) => text).join('\n')
  await expect.poll(texts).toContain('/api/account/reopen')
  const link = /https?:\S+\/api\/account\/reopen\S+/.exec(await texts())?.[0] ?? ''
  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Reopen my account' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Your account is open again' })).toBeVisible()
})

/** As the web views of Android name themselves. */
const ofApp = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile'

test.describe(() => {
  test.use({ userAgent: ofApp })
  test(
    'the app’s login token is removed from the address and replaces the previous session',
    {
      tag: '@phone',
    },
    async ({ page }, { project }) => {
      const sku = await skuOf('lambani-mirror-potli')
      const [before, theirs] = [newcomer(project.name), newcomer(project.name)]
      const { session: other } = await shopperWith({ email: before, sku })
      const { session } = await shopperWith({ email: theirs, sku })
      const token = session.jwt_token.access_token
      await page.goto('/account')
      await page.evaluate(
        ([user, token]) => {
          localStorage.setItem('loggedInUser', user)
          localStorage.setItem('jwt_token', token)
        },
        [JSON.stringify(other.user), JSON.stringify(other.jwt_token)] as const,
      )

      const told = page.waitForRequest((request) => (request.postData() ?? '').includes('SIGNIN_SUCCESS'))
      await page.goto(`/account?os=Android&token=${token}&appuser=1`)
      const main = page.getByRole('main')
      await expect(main.getByText(theirs)).toBeVisible()
      await expect(page).toHaveURL(/\/account\?appuser=1$/)
      expect((await told).postData()).toMatch(/"webview"/)
      expect(
        await page.evaluate(() => JSON.stringify([performance.getEntriesByType('resource'), history.state])),
      ).not.toContain(token)

      // A session of its own: it is renewed by its cookie when the token is gone from the page.
      await page.evaluate(() => localStorage.removeItem('jwt_token'))
      await page.reload()
      await expect(main.getByText(theirs)).toBeVisible()

      await page.goto(`/account?os=Android&token=${token.slice(0, -6)}AAAAAA`)
      await expect(page).toHaveURL(/\/account$/)
      await expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(main.getByText(theirs)).toBeHidden()
    },
  )
})

test('a link with a login signs nobody in before they agree', { tag: '@phone' }, async ({ page }, { project }) => {
  const sku = await skuOf('lambani-mirror-potli')
  const [own, sender] = [newcomer(project.name), newcomer(project.name)]
  const { session } = await shopperWith({ email: own, sku })
  const { session: sent } = await shopperWith({ email: sender, sku })
  await page.goto('/account')
  await page.evaluate(
    ([user, token]) => {
      localStorage.setItem('loggedInUser', user)
      localStorage.setItem('jwt_token', token)
    },
    [JSON.stringify(session.user), JSON.stringify(session.jwt_token)] as const,
  )
  const main = page.getByRole('main')
  const link = `/account?os=android&token=${sent.jwt_token.access_token}`
  const question = page.getByRole('alertdialog', { name: /Sign in as Meera Nair, .*@nukkad\.test\?/ })

  await page.goto(link)
  await expect(question).toContainText(sender)
  await question.getByRole('button', { name: 'Stay as I am' }).click()
  await expect(question).toBeHidden()
  await expect(main.getByText(own)).toBeVisible()
  await page.reload()
  await expect(main.getByText(own)).toBeVisible()

  await page.goto(link)
  await question.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.getByText(sender)).toBeVisible()
})

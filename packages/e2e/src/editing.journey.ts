import { expect, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'
import { signInByPassword } from './system/people/sign-in.ts'

const editor = 'meera@nukkad.test'

test(
  'an editor writes, previews and publishes a post, and a visitor reads it',
  { tag: '@desktop' },
  // limit: each step continues with the draft that the previous one saved
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const complaints = complaintsOf(page)
    const title = `Rain on Lodhi Road ${project.name} ${Date.now()}`
    const main = page.getByRole('main')
    const saved = () => expect(main.getByText(/^Saved at/)).toBeVisible()

    await test.step('creates a draft by its title', async () => {
      await page.goto('/editor')
      await signInByPassword(page, editor)
      await main.getByRole('link', { name: 'Write a post' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'A new post' })).toBeVisible()
      await main.getByLabel('Title').fill(title)
      await main.getByLabel('City').selectOption('delhi')
      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/editor\/\d+/)
    })

    await test.step('saves the text automatically', async () => {
      await main.getByLabel('Kicker').fill('Rain')
      await main.getByLabel('Line').fill('Where to stand when it pours.')
      await main.getByLabel('What the picture shows').fill('A street in the rain')
      await main.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Text' }).click()
      await expect(main.getByLabel('Heading of the text')).toBeFocused()
      await main.getByRole('textbox', { name: 'Text', exact: true }).click()
      await page.keyboard.type('Take the ')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type('long')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type(' way, <script>alert(1)</script>slowly.')
      await saved()
    })

    let href = ''
    await test.step('shows the preview to its editor only', async () => {
      const preview = page.waitForEvent('popup')
      await main.getByRole('link', { name: /^Preview/ }).click()
      const look = await preview
      await expect(look.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(look.getByRole('main').locator('strong', { hasText: 'long' })).toBeVisible()
      href = new URL(look.url()).pathname
      await look.close()
      const visitor = await browser.newPage()
      const answer = await visitor.goto(new URL(href, page.url()).href)
      expect(answer?.status()).toBe(404)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Nothing to see here yet' })).toBeVisible()
      await visitor.close()
    })

    await test.step('publishes the post for visitors', async () => {
      await main.getByRole('button', { name: 'Publish now' }).click()
      await expect(main.getByText('Readers see it as it is.')).toBeVisible()
      const address = await main.getByRole('link', { name: 'View page' }).getAttribute('href')
      const visitor = await browser.newPage()
      await visitor.goto(new URL(address ?? '', page.url()).href)
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(visitor.getByRole('main')).toContainText('<script>alert(1)</script>slowly')
      await visitor.close()
    })

    await test.step('adds a place in the same back office', async () => {
      const name = `Kettle Corner ${project.name} ${Date.now()}`
      await page.goto('/editor?of=places')
      await main.getByRole('link', { name: 'Add a place' }).click()
      // Not 'Search by title' of the list, which is shown until the form has loaded.
      await main.getByLabel('Title', { exact: true }).fill(name)
      await main.getByLabel('City').selectOption('delhi')
      await main.getByLabel('Neighbourhood').selectOption('hauz-khas')
      await main.getByRole('button', { name: 'Start' }).click()
      await main.getByLabel('Type', { exact: true }).fill('Tea stall')
      await main.getByLabel('Line').fill('Ginger first, sugar later.')
      await main.getByLabel('Story').fill('The kettle has been on since 1974.\n\nSit on the left bench.')
      await main.getByLabel('What the picture shows').fill('A kettle')
      await main.getByLabel(/^Hours/).fill('Daily 7 am – 10 pm')
      await main.getByLabel('Address', { exact: true }).first().fill('12 Aurobindo Marg')
      await main.getByRole('button', { name: 'Publish now' }).click()
      await expect(main.getByText('Readers see it as it is.')).toBeVisible()
      const address = await main.getByRole('link', { name: 'View page' }).getAttribute('href')
      await page.goto(address ?? '')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main).toContainText('Sit on the left bench.')
      await expect(main).toContainText('Daily 7 am – 10 pm')
    })
    expect(complaints()).toEqual([])
  },
)

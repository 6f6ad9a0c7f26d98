import path from 'node:path'
import { openRegistry } from '@nukkad/build/open-registry'
import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { accessibilityFaults } from '../system/page-checks/accessibility.ts'
import { signInByPassword } from '../system/people/sign-in.ts'
import { publishAltered } from '../system/releases/altered-release.ts'
import { site } from '../system/site.ts'

const developer = 'ishaan@nukkad.test'
const address = '/policies'

const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id^=slot-]')].map((slot) => JSON.stringify(slot.getBoundingClientRect())),
  )

// limit: each step checks what the previous choice changed in this browser only
test('a developer runs another published version of a remote in one browser only', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const registry = await openRegistry(site.home, { ...process.env, ...site.env })
  const releases = path.join(site.home, 'releases')
  const version = await publishAltered(Object.assign(registry, { releases }), 'mf-header', {
    label: `overlay-${Date.now()}`,
  })
  await registry.close()
  const visitor = await browser.newContext()
  const others = async () => (await visitor.request.get(site.origin + address)).text()
  const served = async () => (await page.context().request.get(site.origin + address)).text()

  await test.step('the overlay is off until the developer switches it on', async () => {
    await page.goto('/staff/overlay')
    await expect(page.locator('nukkad-overlay')).toHaveCount(0)
    await signInByPassword(page, developer)
    await page.getByRole('button', { name: 'Switch on in this browser' }).click()
    await expect(page.getByText(/It is on in this browser until/)).toBeVisible()
  })

  // Not before: a sign-in by another journey in the same second makes this one try again.
  const complaints = complaintsOf(page)
  const panel = page.getByRole('region', { name: 'Overlay' })
  await test.step('it opens by keyboard shortcut, shifts nothing, and explains the release in each slot', async () => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Overlay' })).toBeVisible()
    await page.keyboard.press('Alt+Shift+O')
    await expect(panel.getByRole('heading', { name: 'Overlay' })).toBeFocused()
    const header = panel.locator('[data-slot=header]')
    await expect(header).toContainText(/mf-header \d/)
    await expect(header).toContainText('stable: for everyone')
    await expect(header).toContainText(/server, [\d.]+ ms/)
    await expect(header).toContainText(/Hydrated\s*[\d.]+ ms/)
    await page.waitForFunction(() => localStorage.getItem('fonts') === '1')
    const open = await placesOf(page)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    expect(await placesOf(page)).toEqual(open)
    await page.keyboard.press('Alt+Shift+O')
  })

  await test.step('it shows the events of the bus', async () => {
    await panel.getByRole('tab', { name: 'Events' }).click()
    await page.evaluate(() => history.pushState(null, '', '/delhi'))
    await page.goBack()
    await page.goForward()
    await expect(panel.getByText('page.viewed').first()).toBeVisible()
  })

  await test.step('its buttons stay in place while its data arrives', async () => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/_shell/overlay', (route) => sent.then(() => route.continue()))
    await page.goto(address)
    const off = panel.getByRole('button', { name: 'Switch off' })
    await expect(panel.locator('[data-slot=dialogs]')).toBeVisible()
    const before = await off.boundingBox()
    send()
    await expect(panel.locator('[data-slot=header]')).toContainText('stable: for everyone')
    await expect(panel.getByText(/^until /)).toBeVisible()
    expect(await off.boundingBox()).toEqual(before)
    await page.unroute('**/_shell/overlay')
  })

  await test.step('a published version that no visitor gets runs on the server and in this browser only', async () => {
    const choice = panel.locator('[data-remote=mf-header]')
    const versions = choice.getByLabel('Runs in this browser')
    await panel.getByRole('tab', { name: 'Releases' }).click()
    await versions.selectOption(version)
    await choice.getByRole('button', { name: 'Run it here' }).click()
    await expect(page.getByText('mf-header overridden here')).toBeVisible()
    await expect(panel.locator('[data-slot=header]')).toContainText(`mf-header ${version}`)
    await expect(panel.locator('[data-slot=header]')).toContainText('override: chosen here')
    expect(await served()).toContain(`/releases/mf-header/${version}/browser/remoteEntry.js`)
    // The server rendered it, and the browser hydrated it.
    await expect
      .poll(async () => (await served()).match(/id="state-header">\{"releaseId":"(\w+)"/)?.[1])
      .toBe(`mf-header_${version}`.replace(/[^A-Za-z0-9]+/g, '_'))
    const html = await others()
    expect(html).not.toContain(version)
    expect(html).not.toContain('overlay')
    expect(complaints()).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`it has no accessibility violations in ${colorScheme} colours`, async () => {
      await page.emulateMedia({ colorScheme })
      for (const tab of ['Slots', 'Releases', 'Events']) {
        await panel.getByRole('tab', { name: tab }).click()
        expect(await accessibilityFaults(page, 'nukkad-overlay')).toEqual([])
        await test.info().attach(`${tab}-${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' })
      }
    })
  }

  await test.step('the End button removes the override, and the overlay can be switched off', async () => {
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await expect(page.getByText('mf-header overridden here')).toBeHidden()
    expect(await served()).not.toContain(version)
    await panel.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('button', { name: 'Overlay' })).toHaveCount(0)
    expect(await served()).not.toContain('nukkad-overlay')
    await visitor.close()
  })
})

import { renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './policies-page.tsx'

test('shows all six policies and the about section, each with its own anchor', async () => {
  const { element, heads } = await renderScreen(screen, { path: '/policies' })

  for (const id of ['terms', 'privacy', 'refunds', 'shipping', 'contact', 'accessibility', 'about']) {
    expect(element.querySelector(`section#${id} h2`)).not.toBeNull()
    expect(element.querySelector(`nav a[href="#${id}"]`)).not.toBeNull()
  }
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(heads.at(-1)).toMatchObject({ canonical: '/policies' })
})

test('names the grievance officer, and says how children and lost data are treated', async () => {
  await renderScreen(screen, { path: '/policies' })
  const contact = page.getByRole('region', { name: 'Contact' })
  expect(contact.textContent).toMatch(/is the grievance officer .* grievance@nukkad\.test, \+91/)
  expect(page.getByRole('link', { name: 'Send a complaint' }).getAttribute('href')).toBe('/customer-support/complaint')
  for (const heading of ['Why we may keep it', 'How long', 'Children', 'If data are lost or seen by others']) {
    expect(page.getByRole('heading', { level: 3, name: heading })).toBeTruthy()
  }
})

describe('analytics choice', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  test('is changed on the page and drops the queued events when turned off', async () => {
    const { local } = await renderScreen(screen, { path: '/policies' })
    local.setItem('waitingEvents', '[]')
    const choice = page.getByRole<HTMLInputElement>('checkbox', { name: 'Count my visits' })
    await waitFor(() => expect(choice.checked).toBe(true))

    await userEvent.click(choice)
    expect(page.getByText(/are not counted, and any counts not yet sent/)).toBeTruthy()
    expect([local.getItem('measuring'), local.getItem('waitingEvents')]).toEqual(['off', null])

    await userEvent.click(choice)
    expect([choice.checked, local.getItem('measuring')]).toEqual([true, null])
  })

  test('is fixed to off when the browser sends Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    await renderScreen(screen, { path: '/policies' })
    const choice = page.getByRole<HTMLInputElement>('checkbox', { name: 'Count my visits' })
    expect(await page.findByText(/Your browser asks sites not to track it/)).toBeTruthy()
    expect([choice.checked, choice.disabled]).toEqual([false, true])
  })
})

import { renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './policies-page.tsx'

test('all five policies and who we are stand on one page, each with an address of its own', async () => {
  const { element, heads } = await renderScreen(screen, { path: '/policies' })

  for (const id of ['terms', 'privacy', 'refunds', 'shipping', 'contact', 'about']) {
    expect(element.querySelector(`section#${id} h2`)).not.toBeNull()
    expect(element.querySelector(`nav a[href="#${id}"]`)).not.toBeNull()
  }
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(heads.at(-1)).toMatchObject({ canonical: '/policies' })
})

describe('whether visits are counted', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  test('is chosen on the page, and what still waited to be counted goes', async () => {
    const { local } = await renderScreen(screen, { path: '/policies' })
    local.setItem('waitingEvents', '[]')
    const choice = page.getByRole<HTMLInputElement>('checkbox', { name: 'Count my visits' })
    await waitFor(() => expect(choice.checked).toBe(true))

    await userEvent.click(choice)
    expect(page.getByText(/are not counted, and what still waited/)).toBeTruthy()
    expect([local.getItem('measuring'), local.getItem('waitingEvents')]).toEqual(['off', null])

    await userEvent.click(choice)
    expect([choice.checked, local.getItem('measuring')]).toEqual([true, null])
  })

  test('is settled where the browser asks not to be followed', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    await renderScreen(screen, { path: '/policies' })
    const choice = page.getByRole<HTMLInputElement>('checkbox', { name: 'Count my visits' })
    expect(await page.findByText(/Your browser asks sites not to follow it/)).toBeTruthy()
    expect([choice.checked, choice.disabled]).toEqual([false, true])
  })
})

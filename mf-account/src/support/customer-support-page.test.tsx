import { renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './customer-support-page.tsx'

const heading = (level: number) => page.getAllByRole('heading', { level }).map((element) => element.textContent)

describe('help page', () => {
  test('opens on orders and lists all topics', async () => {
    await renderScreen(screen, { path: '/customer-support' })
    expect(heading(1)).toEqual(['How can we help?'])
    expect(heading(2)[0]).toBe('Orders and delivery')
    const topics = page.getByRole('navigation', { name: 'Help topics' })
    expect([...topics.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Orders and delivery',
      'Exchange and return',
      'Paying',
      'Your account',
    ])
  })

  test('opens exchange and return from the address, with a link to choose an order', async () => {
    const { heads } = await renderScreen(screen, { path: '/customer-support?tab=exchangeorder' })
    expect(heading(2)[0]).toBe('Exchange and return')
    expect(page.getByRole('link', { name: 'Choose an order' }).getAttribute('href')).toBe('/shop/orderhistory')
    expect(page.getByText(/within 48 hours and add a photo/)).toBeTruthy()
    expect(heads.at(-1)?.title).toBe('Help: Exchange and return | Nukkad')
  })

  test('shows the first topic for an unknown tab', async () => {
    await renderScreen(screen, { path: '/customer-support?tab=%3Cscript%3E' })
    expect(heading(2)[0]).toBe('Orders and delivery')
  })

  test('keeps the chosen topic in the address', async () => {
    const { path, tracked } = await renderScreen(screen, { path: '/customer-support' })
    await userEvent.click(page.getByRole('link', { name: 'Paying' }))
    expect(path()).toBe('/customer-support?tab=payments')
    expect(heading(2)[0]).toBe('Paying')
    expect(page.getByRole('link', { name: 'Paying' }).getAttribute('aria-current')).toBe('page')
    await userEvent.click(page.getByRole('link', { name: /@/ }))
    expect(tracked).toEqual([
      ['SUPPORT_TOPIC_OPENED', { topic: 'payments' }],
      ['CONTACT_CLICKED', { by: 'mail' }],
    ])
  })
})

import { banners } from '@nukkad/contracts/endpoints/site/config'
import { couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { renderFixture } from '@nukkad/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import header from './header.tsx'
import { navigation, three } from './navigation.given.ts'

test('shows no search, menu or cart while a seat is being booked', async () => {
  await renderFixture(header, { path: '/event/register/jazz-at-lodhi', answers: [navigation] })
  expect(screen.getByText('Tickets')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Bag' })).toBeNull()
})

describe('header during checkout', () => {
  test('shows only the steps, the links back and help, and requests no promotions', async () => {
    const { network } = await renderFixture(header, { path: '/shop/w/41/review', answers: [navigation, three] })
    const steps = within(screen.getByRole('navigation', { name: 'Steps to your order' }))
    expect(steps.getByText('Pay').closest('li')?.getAttribute('aria-current')).toBe('step')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/shop/41/cart',
      '/shop/w/41/checkout',
      '/customer-support',
    ])
    expect(network.callsTo(banners)).toHaveLength(0)
    expect(network.callsTo(couponBanner)).toHaveLength(0)
  })

  test.each(['/shop/order/confirmed/tx1', '/txn/track/tx1', '/tickets', '/tickets/7'])(
    'shows no steps, search or menu on %s',
    async (path) => {
      await renderFixture(header, { path, answers: [navigation] })
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.queryByRole('searchbox')).toBeNull()
      expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
    },
  )
})

describe('header inside the mobile app', () => {
  test('shows a back button and the cart, but no sign-in, search or promotion', async () => {
    await renderFixture(header, { path: '/delhi?appuser=1', answers: [navigation, three] })
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Bag/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('goes to the home page when the back button has no history', async () => {
    const { path } = await renderFixture(header, { path: '/shop?appuser=1', answers: [navigation] })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(path()).toBe('/'))
  })

  test('renders nothing on checkout pages', async () => {
    const { element } = await renderFixture(header, { path: '/shop/41/review?appuser=1', answers: [navigation] })
    expect(element.textContent).toBe('')
  })
})

test('links to the app with the page’s query string', async () => {
  const settings = { appLinkUrl: 'https://nukkad.app.link/open' }
  const { propsOf } = await renderFixture(header, {
    path: '/shop/product/kurta?selectedSku=K-M',
    settings,
    answers: [navigation],
  })
  const shown = screen.getByRole('link', { name: 'Get the app' })
  await userEvent.click(shown)
  expect(propsOf('OPEN_IN_APP_CLICKED')).toEqual([{}])
  const link = new URL(shown.getAttribute('href') ?? '')
  expect(link.searchParams.get('url')).toBe('http://localhost/shop/product/kurta?selectedSku=K-M')
})

test('shows the app link except on the specials home page', async () => {
  const settings = { appLinkUrl: 'https://nukkad.app.link/open' }
  const { unmount } = await renderFixture(header, { path: '/shop', settings, answers: [navigation] })
  expect(screen.getByRole('link', { name: 'Get the app' })).toBeTruthy()
  await unmount()
  await renderFixture(header, { path: '/specials-homepage', settings, answers: [navigation] })
  expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
})

import { merchantDashboard, merchantTakings, merchantTakingsFile } from '@nukkad/contracts/endpoints/merchants/merchant'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenDashboard, merchantUser } from '../parts/back-office/back-office.given.ts'
import { screen } from './merchant-home-page.tsx'

const path = '/merchant'

describe('the merchant’s home page', () => {
  test('links to the pending tasks and shows the sales', async () => {
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, { data: givenDashboard() })],
    })

    const tile = await page.findByRole('link', { name: /3\s*new orders to accept/ })
    expect(tile.getAttribute('href')).toBe('/merchant-orders?group=waiting')
    expect(page.getByRole('link', { name: /1\s*return to answer/ })).toBeTruthy()
    expect(page.queryByText('on the way')).toBeNull()
    expect(page.getByText('₹4,497')).toBeTruthy()
    expect(page.getByText('none left')).toBeTruthy()
  })

  test('links each kind of return to the list that shows it', async () => {
    const { waiting } = givenDashboard()
    const returns = { ...waiting, to_fetch: 1, to_settle: 2, to_receive: 3 }
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, { data: givenDashboard({ waiting: returns }) })],
    })

    const [fetch, settle, receive] = await Promise.all(
      [/1\s*return to have collected/, /2\s*came back/, /3\s*returns under way/].map((name) =>
        page.findByRole('link', { name }),
      ),
    )
    const waits = '/merchant-orders?group=returns&part=waiting'
    expect([fetch, settle].map((link) => link?.getAttribute('href'))).toEqual([waits, waits])
    expect(receive?.getAttribute('href')).toBe('/merchant-orders?group=returns&part=under_way')
  })

  test('adds up the months, and saves the orders of one as a file', async () => {
    const months = [
      { month: '2026-11', orders: 5, sales: 15412, cash: 2998, refunded: 1499 },
      { month: '2026-10', orders: 1, sales: 1499, cash: 0, refunded: 0 },
    ]
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [
        answer(merchantDashboard, { data: givenDashboard() }),
        answer(merchantTakings, { data: months }),
        answer(merchantTakingsFile, new Blob(['Order'])),
      ],
    })
    expect(await page.findByRole('heading', { name: 'November 2026: ₹15,412' })).toBeTruthy()
    expect(page.getByText('5 orders, ₹2,998 in cash, ₹1,499 given back')).toBeTruthy()
    expect(page.getByText('1 order')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Orders of October 2026 as a CSV file' }))
    await waitFor(() =>
      expect(network.callsTo(merchantTakingsFile).map(({ params }) => params)).toEqual([{ month: '2026-10' }]),
    )
  })

  test('shows a friendly message when nothing is pending', async () => {
    const { waiting } = givenDashboard()
    const calm = { ...waiting, to_accept: 0, to_pack: 0, to_answer: 0 }
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, { data: givenDashboard({ waiting: calm }) })],
    })

    expect(await page.findByText(/time for chai/)).toBeTruthy()
  })

  test('tells a new merchant to add the first product', async () => {
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, { data: givenDashboard({ has_products: false }) })],
    })

    const link = await page.findByRole('link', { name: 'Add your first product' })
    expect(link.getAttribute('href')).toBe('/merchant-products/new')
    expect(page.getByRole('link', { name: 'See your page in the shop' }).getAttribute('href')).toBe(
      '/shop/m/dilli-dyers',
    )
  })

  test('says that the shop is closed for a while, and where to open it', async () => {
    await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, { data: givenDashboard({ away_until: '2026-12-05' }) })],
    })

    expect((await page.findByText(/^You are away until/)).textContent).toContain('Saturday, 5 December')
    expect(page.getByRole('link', { name: 'Back already?' }).getAttribute('href')).toBe('/merchant/shop')
  })

  test('is closed to shoppers, and tells them why and where merchants sign in', async () => {
    const { network } = await renderScreen(screen, { path, user: { email: 'asha@example.in' }, answers: [] })

    expect(await page.findByRole('heading', { name: 'You are signed in as a shopper' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Sign in as a maker' }).getAttribute('href')).toBe(
      '/merchant-signin?next=%2Fmerchant',
    )
    expect(network.callsTo(merchantDashboard)).toHaveLength(0)
  })

  test('can be retried after loading failed', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: merchantUser,
      answers: [answer(merchantDashboard, refuse(400, 'bad_request'))],
    })
    const again = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 })

    network.answer(merchantDashboard, { data: givenDashboard() })
    await userEvent.click(again)

    expect(await page.findByText('₹4,497')).toBeTruthy()
  }, 15_000)
})

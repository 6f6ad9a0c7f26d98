import { rewardTransactions } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenMovement } from './transactions.given.ts'
import { screen } from './transactions-page.tsx'

const user = { _id: '5' }
const list = (data: object[], more: object = {}) =>
  answer(rewardTransactions, { data, total: data.length, page: 1, pagesize: 20, hasNext: false, ...more })

describe('ledger', () => {
  test('links each line to its orders, refund or card', async () => {
    const paid = givenMovement({
      id: '2',
      account: 'gift-cards',
      kind: 'spent',
      amount: -300,
      text: 'Paid for two orders',
      expires: null,
      orderIds: ['N-1', 'N-2'],
      orderId: 'N-1',
      giftCardId: '7',
    })
    const back = givenMovement({ id: '3', account: 'credit', kind: 'credit_given', text: 'Refund', refundId: 'r1' })
    const answers = [list([givenMovement(), paid, back])]
    const { tracked } = await renderScreen(screen, { path: '/transaction', user, answers })

    expect(await page.findAllByText('+₹150')).toHaveLength(2)
    expect(page.getByText('−₹300')).toBeTruthy()
    for (const [name, href] of [
      ['Order N-1', '/shop/orderdetails/N-1'],
      ['Order N-2', '/shop/orderdetails/N-2'],
      ['Refund of order N-1042', '/shop/orderdetails/N-1042'],
      ['The card', '/wallet#card-7'],
    ])
      expect(page.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(tracked.filter(([name]) => name === 'WALLET_VIEWED')).toEqual([['WALLET_VIEWED', { slug: 'transactions' }]])
  })

  test('is filtered and paged through its address', async () => {
    const { network, path } = await renderScreen(screen, {
      path: '/transaction',
      user,
      answers: [list([givenMovement()], { hasNext: true })],
    })
    expect((await page.findByRole('link', { name: 'Older' })).getAttribute('href')).toBe('/transaction?page=2')

    await userEvent.click(page.getByRole('link', { name: 'Gift cards' }))
    expect(path()).toBe('/transaction?account=gift-cards')
    await waitFor(() =>
      expect(network.callsTo(rewardTransactions).at(-1)?.query).toEqual({
        page: 1,
        pagesize: 20,
        account: 'gift-cards',
      }),
    )
    const older = page.getByRole('link', { name: 'Older' })
    expect(older.getAttribute('href')).toBe('/transaction?account=gift-cards&page=2')
  })

  test('treats an invalid page as the first and links back from past the end', async () => {
    const { network, unmount } = await renderScreen(screen, {
      path: '/transaction?page=-3',
      user,
      answers: [list([])],
    })
    expect(await page.findByText('Nothing here yet')).toBeTruthy()
    expect(network.callsTo(rewardTransactions)[0]?.query).toEqual({ page: 1, pagesize: 20 })
    await unmount()

    await renderScreen(screen, { path: '/transaction?page=9&account=perks', user, answers: [list([], { page: 9 })] })
    const link = await page.findByRole('link', { name: 'Back to the newest' })
    expect(link.getAttribute('href')).toBe('/transaction?account=perks')
  })

  test('asks a guest to sign in and shows an error when it cannot be loaded', async () => {
    const { network, unmount } = await renderScreen(screen, { path: '/transaction' })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.calls).toEqual([])
    await unmount()

    await renderScreen(screen, {
      path: '/transaction',
      user,
      answers: [answer(rewardTransactions, refuse(500, 'internal'))],
    })
    expect((await page.findByRole('alert')).textContent).toContain('Your ledger could not be loaded')
  }, 15_000)
})

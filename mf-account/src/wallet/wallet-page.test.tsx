import { redeemGiftCard, returnGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { boughtGiftCards } from '@nukkad/contracts/endpoints/money/gift-cards'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { walletStatement } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { statementTimes } from './statement-times.ts'
import { givenBoughtCard, givenBoughtCards, givenWallet } from './wallet.given.ts'
import { screen } from './wallet-page.tsx'

const user = { _id: '5' }
const show = (wallet = givenWallet(), ...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, {
    path: '/wallet',
    user,
    answers: [...more, answer(boughtGiftCards, givenBoughtCards([])), answer(getWallet, { data: wallet })],
  })

describe('wallet', () => {
  test('shows the total and each balance with a link to its ledger', async () => {
    const { tracked } = await show()
    const sum = within(await page.findByRole('region', { name: 'Your balance' }))
    expect(sum.getByText('₹640')).toBeTruthy()
    for (const [name, amount, account] of [
      ['Perks', '₹150', 'perks'],
      ['Gift cards', '₹400', 'gift-cards'],
      ['Credit', '₹90', 'credit'],
    ]) {
      const part = sum.getByRole('link', { name: `${name} ${amount}` })
      expect(part.getAttribute('href')).toBe(`/transaction?account=${account}`)
    }
    expect(page.getByText('₹400 left of ₹500.', { exact: false })).toBeTruthy()
    expect(tracked.filter(([name]) => name === 'WALLET_VIEWED')).toEqual([['WALLET_VIEWED', {}]])
  })

  test('offers nothing to spend when it is empty', async () => {
    const full = givenWallet()
    await show({
      ...full,
      perks: { ...full.perks, balance: 0 },
      credit: { ...full.credit, balance: 0 },
      gift_card_balance: 0,
      gift_cards: [],
    })
    expect(await page.findByRole('link', { name: 'Go to the shop' })).toBeTruthy()
    expect(page.queryByText('Spend it in the shop')).toBeNull()
  })

  test('lists the gift cards given, with the state of each', async () => {
    const cards = [
      givenBoughtCard({ transactionId: 'T-1', card: { delivery: 'bounced' } }),
      givenBoughtCard({ transactionId: 'T-2', card: { state: 'redeemed', redeemedAt: '2026-11-21T05:30:00Z' } }),
      givenBoughtCard({ transactionId: 'T-3', card: { deliverOn: '2026-12-24T12:30:00Z' } }),
    ]
    await show(givenWallet(), answer(boughtGiftCards, givenBoughtCards(cards)))
    const list = await page.findByRole('list', { name: 'Cards you sent' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['T-1', 'T-2', 'T-3'].map((id) => `/local-gifts/confirmation/${id}`))
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      '₹500 for AshaNot delivered: change the address',
      expect.stringMatching(/^₹500 for AshaUnwrapped on .*21 Nov/),
      expect.stringMatching(/^₹500 for AshaWill be sent on .*24 Dec/),
    ])
  })

  test('says what expired of gift cards, and how to have it extended', async () => {
    const expired = { id: '9', title: 'Diwali', from: 'Meera', lastFour: 'K2PX', amount: 300 }
    await show(givenWallet({ expired_gift_cards: [{ ...expired, expired: '2026-10-31T18:29:59Z' }] }))
    const list = await page.findByRole('list', { name: 'Expired' })
    expect(list.textContent).toMatch(/₹300 from Meera •••• K2PX.*Ended on .*31 Oct/)
    expect(page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/customer-support')
  })

  test('returns a guest to the part of the wallet that the link named', async () => {
    const { host } = await renderScreen(screen, { path: '/wallet#gift-cards' })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))
    await userEvent.click(await page.findByRole('button', { name: /sign in/i }))
    expect(wanted).toMatchObject([{ returnTo: '/wallet#gift-cards' }])
  })

  test('shows what expires soon, what a payment holds and what is owed', async () => {
    await show(
      givenWallet({
        expiring: [{ account: 'perks', amount: 120, expires: '2026-11-30T18:29:59Z' }],
        on_hold: { perks: 0, credit: 0, gift_cards: 300 },
        perks: { balance: 0, owed: 40, lots: [] },
      }),
    )
    expect((await page.findByText(/of perks end on/)).textContent).toContain('₹120 of perks end on Mon, 30 Nov')
    expect(page.getByText(/₹300 are reserved for a payment in progress/)).toBeTruthy()
    expect(page.getByText(/₹40 of perks were spent before/)).toBeTruthy()
  })

  test('redeems a gift card code typed with separators and shows the card at once', async () => {
    const empty = givenWallet({ gift_cards: [], gift_card_balance: 0 })
    const { network, notices } = await show(
      empty,
      answer(redeemGiftCard, { data: { amount: 500, expires: '2027-11-20T18:29:59Z', wallet: givenWallet() } }),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Add to the wallet' }))
    expect(page.getByText(/16-character code/)).toBeTruthy()
    expect(network.callsTo(redeemGiftCard)).toEqual([])

    const field = page.getByLabelText('Gift card code')
    await userEvent.type(field, ' abcd-efgh 2345-6789 ')
    await userEvent.tab()
    expect(field).toHaveProperty('value', 'ABCD EFGH 2345 6789')
    await userEvent.click(page.getByRole('button', { name: 'Add to the wallet' }))
    expect(await page.findByText('•••• 4F7K')).toBeTruthy()
    expect(network.callsTo(redeemGiftCard)[0]?.body).toEqual({ code: 'ABCD EFGH 2345 6789' })
    expect(field).toHaveProperty('value', '')
    expect(JSON.stringify(notices)).toContain('₹500 added to your wallet')
  })

  test('keeps a refused code in its field with the reason', async () => {
    await show(givenWallet(), answer(redeemGiftCard, refuse(404, 'not_found', 'This code does not open a gift card.')))
    const field = await page.findByLabelText('Gift card code')
    await userEvent.type(field, 'WRONG{Enter}')
    expect(await page.findByText('This code does not open a gift card.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field).toHaveProperty('value', 'WRONG')
  })

  test('returns the rest of a gift card to its giver after confirmation', async () => {
    const rest = { amount: 400, wallet: givenWallet({ gift_cards: [], gift_card_balance: 0 }) }
    const { network, notices } = await show(givenWallet(), answer(returnGiftCard, { data: rest }))
    await userEvent.click(await page.findByRole('button', { name: 'Return the card from Dev' }))
    expect(document.activeElement).toBe(page.getByRole('group', { name: 'Return ₹400?' }))
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Return the card from Dev' }))
    expect(network.callsTo(returnGiftCard)).toEqual([])

    await userEvent.click(page.getByRole('button', { name: 'Return the card from Dev' }))
    const asked = within(page.getByRole('group', { name: 'Return ₹400?' }))
    expect(asked.getByText(/The money goes to Dev/)).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Return ₹400' }))
    await waitFor(() => expect(page.queryByText('•••• 4F7K')).toBeNull())
    expect(network.callsTo(returnGiftCard)[0]?.params).toEqual({ id: '7' })
    expect(JSON.stringify(notices)).toContain('₹400 will be returned to Dev')
  })

  test('shows why a gift card cannot be returned', async () => {
    const no = { message: { code: 'transaction_ended', message: 'The balance cannot be returned.' } }
    await show(givenWallet(), answer(returnGiftCard, no))
    await userEvent.click(await page.findByRole('button', { name: 'Return the card from Dev' }))
    await userEvent.click(page.getByRole('button', { name: 'Return ₹400' }))
    expect(await page.findByText('The balance cannot be returned.')).toBeTruthy()
  })

  test('downloads a statement of the chosen period', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL() {} })
    const { network } = await show(givenWallet(), answer(walletStatement, new Blob(['a'])))
    await userEvent.selectOptions(await page.findByLabelText('Period'), 'last')
    await userEvent.click(page.getByRole('button', { name: /CSV/ }))
    const last = statementTimes(new Date()).find(({ value }) => value === 'last')
    expect(network.callsTo(walletStatement)[0]?.query).toEqual({ format: 'csv', from: last?.from, to: last?.to })
  })

  test('asks a guest to sign in and shows an error when it cannot be loaded', async () => {
    const { network, unmount } = await renderScreen(screen, { path: '/wallet' })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(network.calls).toEqual([])
    await unmount()

    await renderScreen(screen, { path: '/wallet', user, answers: [answer(getWallet, refuse(500, 'internal'))] })
    expect((await page.findByRole('alert')).textContent).toContain('Your wallet could not be loaded')
  }, 15_000)
})

test('uses Indian days and financial years for statement periods', () => {
  const times = statementTimes(new Date('2026-03-31T20:00:00Z'))
  expect(times.map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-01', '2026-04-01'],
    ['2026-04-01', '2026-04-01'],
    ['2025-04-01', '2026-03-31'],
  ])
})

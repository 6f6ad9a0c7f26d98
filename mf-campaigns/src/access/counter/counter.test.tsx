import { counterToday, receiptOf, redeemOffer, scanCode } from '@nukkad/contracts/endpoints/access/access-counter'
import type { AccessUse } from '@nukkad/contracts/endpoints/access/access-use'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOffer } from '../access.given.ts'
import { screen } from './access-counter-page.tsx'

const use: AccessUse = {
  id: '00000000-0000-4000-8000-000000000001',
  place: 'Blue Tokai',
  member: 'Asha',
  counter: 'counter 1',
  way: 'scan',
  offer: { id: 'a-deal', title: 'A second cup', discountLabel: '1 + 1', href: '/lbb-access/offers/a-deal' },
  usedAt: new Date().toISOString(),
  undoneAt: null,
  undoUntil: new Date(Date.now() + 600_000).toISOString(),
}
const today = (uses: readonly AccessUse[] = []) => ({
  data: {
    outlet: { title: 'Blue Tokai', city: 'delhi', locality: 'Hauz Khas', href: '/places/blue-tokai-hauz' },
    counter: 'counter 1',
    offers: [givenOffer()],
    today: [...uses],
    pin: '123456',
  },
})
const preview = {
  data: {
    result: 'ok' as const,
    message: '',
    scan: 'a'.repeat(40),
    member: 'Asha',
    chosen: 'a-deal',
    offers: [
      {
        id: 'a-deal',
        title: 'A second cup',
        discountLabel: '1 + 1',
        terms: ['At the table'],
        isFree: true,
        reason: null,
      },
    ],
  },
}
const staff = { role: 'place' as const, _id: '7' }

async function looked(redeemed: ReturnType<typeof answer>) {
  const shown = await renderScreen(screen, {
    path: '/lbb-access/counter',
    user: staff,
    answers: [answer(counterToday, today()), answer(scanCode, preview), redeemed],
  })
  await userEvent.type(await page.findByLabelText('Six digits'), '123456')
  await userEvent.type(page.getByLabelText('Last four of phone or card'), '3210')
  await userEvent.click(page.getByRole('button', { name: 'Look' }))
  const confirm = await page.findByRole('button', { name: 'Confirm 1 + 1' })
  return { ...shown, confirm }
}

test('asks a shopper to sign in as a place', async () => {
  await renderScreen(screen, { path: '/lbb-access/counter', user: {} })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Your counter')
})

test('redeems only after confirmation, not on lookup', async () => {
  const { network, confirm } = await looked(
    answer(redeemOffer, {
      data: { result: 'confirmed', message: 'A second cup for Asha, 14:02.', receipt: use },
    }),
  )
  expect(network.callsTo(redeemOffer)).toHaveLength(0)
  await userEvent.click(confirm)
  expect(await page.findByText('A second cup for Asha, 14:02.')).toBeTruthy()
  expect(page.queryByText(/sending/)).toBeNull()
})

test('stores an unanswered redemption on the device and resends it with the same nonce', async () => {
  const { network, confirm, host } = await looked(answer(redeemOffer, refuse(503, 'unavailable')))
  await userEvent.click(confirm)
  expect(await page.findByText(/It will only be counted once/)).toBeTruthy()
  expect(JSON.parse(host.storage.local.getItem('waitingUses') ?? '[]')).toMatchObject([
    { offerId: 'a-deal', staffId: '7' },
  ])
  network.answer(redeemOffer, { data: { result: 'confirmed', message: 'A second cup for Asha, 14:02.', receipt: use } })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await page.findByText('A second cup for Asha, 14:02.')).toBeTruthy()
  const nonces = network.callsTo(redeemOffer).map(({ body }) => (body as { nonce: string }).nonce)
  expect(nonces.length).toBeGreaterThan(1)
  expect(new Set(nonces).size).toBe(1)
  expect(JSON.parse(host.storage.local.getItem('waitingUses') ?? '[]')).toEqual([])
})

test('checks whether a stored redemption was counted before discarding it', async () => {
  const { network, confirm } = await looked(answer(redeemOffer, refuse(503, 'unavailable')))
  await userEvent.click(confirm)
  const drop = await page.findByRole('button', { name: 'Don’t send' })
  network.answer(receiptOf, { data: use })
  await userEvent.click(drop)
  expect(await page.findByText('It was already confirmed.')).toBeTruthy()
  await waitFor(() => expect(page.queryByText(/counted once/)).toBeNull())
})

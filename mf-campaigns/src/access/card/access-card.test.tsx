import {
  type AccessCard,
  accessCard,
  accessHistory,
  joinAccess,
  redeemByPin,
} from '@nukkad/contracts/endpoints/access/access-member'
import { accessOffer } from '@nukkad/contracts/endpoints/access/access-offer'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOffer } from '../access.given.ts'
import { screen as offerScreen } from '../access-offer-page.tsx'
import { screen } from './access-card-page.tsx'
import { presentCode } from './present-code.ts'

const qr = { size: 21, path: 'M0 0h1v1H0z' }
const codes = [
  { code: '111111', qr, startsIn: -10_000, endsIn: 20_000 },
  { code: '222222', qr, startsIn: 20_000, endsIn: 50_000 },
]
const card: AccessCard = {
  isMember: true,
  name: 'Asha',
  number: '1234567890',
  tail: { digits: '3210', of: 'phone' },
  codes,
  latest: null,
}
const none = { data: [], total: 0, page: 1, pagesize: 20, hasNext: false }

test('picks the current code by the time since the answer, regardless of the device clock', () => {
  const before = Date.now
  Date.now = () => before() + 120_000
  try {
    expect(presentCode(codes, 0)).toMatchObject({ code: { code: '111111' }, seconds: 20 })
    expect(presentCode(codes, 19_999)?.code.code).toBe('111111')
    expect(presentCode(codes, 20_000)?.code.code).toBe('222222')
    expect(presentCode(codes, 50_000)).toBeUndefined()
  } finally {
    Date.now = before
  }
})

test('lets a non-member join with one click and shows a code', async () => {
  const { network } = await renderScreen(screen, {
    path: '/lbb-access/card',
    user: {},
    answers: [
      answer(accessCard, { data: { ...card, isMember: false, codes: [], number: null, tail: null } }),
      answer(joinAccess, { data: card }),
      answer(accessHistory, none),
    ],
  })
  const join = await page.findByRole('button', { name: 'Join, free' })
  network.answer(accessCard, { data: card })
  await userEvent.click(join)
  expect(await page.findByText('111 111')).toBeTruthy()
  expect(page.getByText('3210')).toBeTruthy()
})

test('redeems an offer with the place’s PIN, rejects a wrong one and uses a new nonce for each try', async () => {
  const sent: unknown[] = []
  const { tracked } = await renderScreen(offerScreen, {
    path: '/lbb-access/offers/blue-tokai-hauz-deal',
    user: {},
    answers: [
      answer(accessOffer, { data: givenOffer() }),
      answer(accessCard, { data: card }),
      answer(redeemByPin, ({ body }) => {
        sent.push(body)
        return { data: { result: 'wrong' as const, message: 'That is not the PIN of Blue Tokai.', receipt: null } }
      }),
    ],
  })
  await userEvent.click(await page.findByText('Can’t scan? Enter the PIN'))
  await userEvent.type(page.getByLabelText('PIN for Blue Tokai'), '123456')
  await userEvent.click(page.getByRole('button', { name: 'Use the offer' }))
  expect(await page.findByText('That is not the PIN of Blue Tokai.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Use the offer' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  const nonces = sent.map((body) => (body as { nonce: string }).nonce)
  expect(new Set(nonces).size).toBe(2)
  expect(tracked.filter(([name]) => name === 'ACCESS_OFFER_OPENED')).toEqual([
    ['ACCESS_OFFER_OPENED', { offer: 'blue-tokai-hauz-deal' }],
  ])
})

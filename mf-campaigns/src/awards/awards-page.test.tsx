import { type AwardCategory, awardBrands, awardVote } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { brandWinners } from '@nukkad/contracts/endpoints/site/site-chrome'
import { answer, aUser, hang, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './awards-page.tsx'

const category = (more: Partial<AwardCategory> = {}): AwardCategory => ({
  category: 'first-shop',
  title: 'First shop',
  line: 'New',
  year: 2027,
  endsAt: null,
  isOver: false,
  myVote: null,
  brands: ['verandah-toys', 'mapusa-mud'].map((id) => ({
    id,
    slug: id,
    name: id,
    line: 'Why',
    image: null,
    votes: null,
  })),
  ...more,
})
const winners = [{ year: 2026, award: 'Craft', slug: 'dilli-dyers', name: 'Dilli Dyers', line: 'Blue', image: null }]

test('casts one vote per category, hides the counts and lists past winners', async () => {
  const { network } = await renderScreen(screen, {
    path: '/awards',
    user: {},
    answers: [
      answer(awardBrands, { data: [category()] }),
      answer(brandWinners, { data: winners }),
      answer(awardVote, { data: { category: 'first-shop', myVote: 'mapusa-mud', receipt: { number: 1, hash: 'a' } } }),
    ],
  })
  expect(page.getByRole('link', { name: 'Dilli Dyers' }).getAttribute('href')).toBe('/shop/m/dilli-dyers')
  network.answer(awardBrands, { data: [category({ myVote: 'mapusa-mud' })] })
  await userEvent.click(await page.findByRole('button', { name: 'Vote for mapusa-mud' }))
  expect(await page.findByText('Your vote')).toBeTruthy()
  await waitFor(() => expect(page.queryByRole('button', { name: /Vote/ })).toBeNull())
  expect(network.callsTo(awardVote)[0]?.body).toEqual({ category: 'first-shop', brandId: 'mapusa-mud' })
  expect(page.queryByText(/ votes/)).toBeNull()
})

test('casts a guest’s vote after sign-in, without a second tap', async () => {
  const { host, network } = await renderScreen(screen, {
    path: '/awards',
    answers: [
      answer(awardBrands, { data: [category()] }),
      answer(brandWinners, { data: [] }),
      answer(awardVote, { data: { category: 'first-shop', myVote: 'mapusa-mud', receipt: { number: 1, hash: 'a' } } }),
    ],
  })
  const wanted: unknown[] = []
  host.bus.handle().answer('sign-in', (request) => wanted.push(request))
  await userEvent.click(await page.findByRole('button', { name: 'Vote for mapusa-mud' }))
  expect(wanted).toHaveLength(1)
  expect(network.callsTo(awardVote)).toHaveLength(0)

  network.answer(awardBrands, { data: [category({ myVote: 'mapusa-mud' })] })
  host.bus.handle().publish('session.started', { userId: '5', created: false, method: 'otp' })

  await waitFor(() =>
    expect(network.callsTo(awardVote)[0]?.body).toEqual({ category: 'first-shop', brandId: 'mapusa-mud' }),
  )
  expect(await page.findByText('Your vote')).toBeTruthy()
})

test('keeps the categories while a guest who signs in waits for their own votes', async () => {
  const { host, network } = await renderScreen(screen, {
    path: '/awards',
    answers: [answer(awardBrands, { data: [category()] }), answer(brandWinners, { data: [] })],
  })
  expect(await page.findByRole('button', { name: 'Vote for mapusa-mud' })).toBeTruthy()
  network.answer(awardBrands, hang())
  const jwt_token = { access_token: 'x', expiresAt: Date.now() + 900_000 }
  await act(async () => host.session.begin({ user: aUser({ _id: '5' }), jwt_token, cartId: null, created: false }))
  await waitFor(() => expect(network.callsTo(awardBrands).length).toBeGreaterThan(1))

  expect(page.getByRole('button', { name: 'Vote for mapusa-mud' })).toBeTruthy()
})

import { ownAffiliates } from '@nukkad/contracts/endpoints/campaigns/affiliates'
import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { screen as influencerHome } from './influencer-home-page.tsx'
import { screen as insiders } from './insiders-page.tsx'

const ananya = {
  id: '42',
  handle: 'ananya',
  name: 'Ananya Rao',
  line: 'Walks, then writes.',
  href: '/users/ananya',
  face: null,
  city: 'delhi',
  story: '',
  posts: 3,
}
const authors = answer(listAuthors, { data: [ananya] })
const link = {
  code: 'ANANYA',
  name: 'Ananya’s letter',
  percent: 6,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  orders: 12,
  earned: 1840,
  taken_back: 120,
  paid_out: 900,
  payable: 400,
}

test('lists the insiders and how to join', async () => {
  const { heads } = await renderScreen(insiders, { path: '/insiders', answers: [authors] })
  expect(page.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(page.getByRole('link', { name: /Ananya Rao/ }).getAttribute('href')).toBe('/users/ananya')
  expect(page.getByRole('heading', { name: 'How to join' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Ask to join' }).getAttribute('href')).toBe('/subscription/form/insiders')
  expect(heads.at(-1)).toMatchObject({ canonical: '/insiders' })
})

test('shows a creator their own links and earnings', async () => {
  const answers = [authors, answer(ownAffiliates, { data: [link] })]
  await renderScreen(influencerHome, { path: '/influencer-home', user: { _id: '42' }, answers })
  expect(await page.findByText(/\/shop\?aff_id=ANANYA$/)).toBeTruthy()
  expect(page.getByText('₹1,840')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Copy the link of Ananya’s letter' })).toBeTruthy()
})

test('shows no link section without links and works when the authors fail to load', async () => {
  const answers = [answer(listAuthors, refuse(503, 'unavailable', 'Later.')), answer(ownAffiliates, { data: [] })]
  await renderScreen(influencerHome, { path: '/influencer-home', user: { _id: '42' }, answers })
  expect(page.getByRole('heading', { name: 'What you get' })).toBeTruthy()
  expect(page.queryByRole('heading', { name: 'Your links' })).toBeNull()
})

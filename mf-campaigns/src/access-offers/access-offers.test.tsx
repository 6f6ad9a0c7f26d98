import { accessOffersOf } from '@nukkad/contracts/endpoints/access/access-offer'
import { answer, renderFixture } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import slot from './access-offers.tsx'

const image = { url: '/images/scene/delhi/cafe-day', width: 1200, height: 800, alt: 'A cafe', color: '#3b3a66' }
const offer = {
  id: 'a-deal',
  title: 'A second cup',
  line: '',
  place: null,
  merchant: null,
  discountLabel: '1 + 1',
  kind: 'deals' as const,
  category: 'cafes',
  city: 'delhi',
  validFrom: '',
  validTo: '',
  terms: [],
  limit: 'Once a day',
  left: null,
  href: '/lbb-access/offers/a-deal',
  image,
  isMemberOnly: true,
}

test.each([
  ['/places/blue-tokai-hauz', { place: 'blue-tokai-hauz' }],
  ['/shop/m/dilli-dyers', { merchant: 'dilli-dyers' }],
])('shows the offers of %s with their links', async (path, query) => {
  const { network } = await renderFixture(slot, { path, answers: [answer(accessOffersOf, { data: [offer] })] })
  expect((await page.findByRole('link', { name: 'A second cup' })).getAttribute('href')).toBe(offer.href)
  expect(network.callsTo(accessOffersOf)[0]?.query).toEqual(query)
})

test('renders nothing when there are no offers', async () => {
  const { element, network } = await renderFixture(slot, {
    path: '/places/lodhi-garden',
    answers: [answer(accessOffersOf, { data: [] })],
  })
  await waitFor(() => expect(network.callsTo(accessOffersOf).length).toBe(1))
  expect(element.textContent).toBe('')
})

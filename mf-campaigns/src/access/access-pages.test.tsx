import { accessBucket, accessFeed } from '@nukkad/contracts/endpoints/access/access'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenBucket, givenFeed, givenOffer } from './access.given.ts'
import { screen as home } from './access-home-page.tsx'
import { screen as listing } from './access-listing-page.tsx'

test('shows the offers of the current city and keeps a separately chosen one in the address', async () => {
  const asked: unknown[] = []
  const { path, propsOf, host } = await renderScreen(home, {
    path: '/lbb-access',
    city: 'delhi',
    answers: [
      answer(accessFeed, ({ query }) => {
        asked.push(query?.city)
        return givenFeed([givenOffer()])
      }),
    ],
  })
  expect(page.getByRole('link', { name: 'A second pour-over with the first' })).toBeTruthy()
  expect(asked).toEqual(['delhi'])
  await userEvent.click(page.getByRole('button', { name: 'Goa' }))
  await waitFor(() => expect(asked.at(-1)).toBe('goa'))
  expect(path()).toBe('/lbb-access?city=goa')
  expect(host.storage.local.getItem('accessCity')).toBe('goa')
  expect(propsOf('ACCESS_VIEWED')).toEqual([{ city: 'delhi' }, { city: 'goa' }])
  expect(propsOf('ACCESS_CITY_CHOSEN')).toEqual([{ city: 'goa' }])
})

test('is tracked once, with the access city that was chosen before', async () => {
  const { propsOf } = await renderScreen(home, {
    path: '/lbb-access',
    city: 'delhi',
    stored: { accessCity: 'goa' },
    answers: [answer(accessFeed, givenFeed([givenOffer()]))],
  })
  expect(await page.findByRole('link', { name: 'A second pour-over with the first' })).toBeTruthy()
  await waitFor(() => expect(propsOf('ACCESS_VIEWED')).toEqual([{ city: 'goa' }]))
})

test('asks for a city when none is known and says when it has no offers', async () => {
  await renderScreen(home, { path: '/lbb-access', answers: [answer(accessFeed, givenFeed([]))] })
  expect(page.getByRole('heading', { name: 'Which city are you in?' })).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Pune' }))
  expect(await page.findByRole('heading', { name: 'No offers in Pune yet' })).toBeTruthy()
})

test('requests only discounts for a discounts listing and links to the other kinds', async () => {
  const asked: unknown[] = []
  const { heads, propsOf } = await renderScreen(listing, {
    path: '/lbb-access/deals/discounts/cafes?city=delhi',
    answers: [
      answer(accessBucket, ({ params, query }) => {
        asked.push({ ...params, ...query })
        return givenBucket([givenOffer({ kind: 'discounts' })])
      }),
    ],
  })
  expect(asked).toEqual([{ category: 'cafes', city: 'delhi', type: 'discounts', page: 1 }])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Cafes: discounts in Delhi NCR')
  expect(page.getByRole('link', { name: 'Deals' }).getAttribute('href')).toBe('/lbb-access/cafes?type=deals&city=delhi')
  expect(heads.at(-1)?.canonical).toBe('/lbb-access/deals/discounts/cafes')
  const viewed = { city: 'delhi', category: 'cafes', kind: 'discounts' }
  await waitFor(() => expect(propsOf('ACCESS_VIEWED')).toEqual([viewed]))
})

test('is a 404 page for an unknown category', async () => {
  const { isMissing } = await renderScreen(listing, {
    path: '/lbb-access/submarines',
    answers: [answer(accessBucket, refuse(404, 'not_found'))],
  })
  expect(isMissing()).toBe(true)
})

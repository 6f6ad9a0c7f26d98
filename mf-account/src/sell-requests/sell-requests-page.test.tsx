import { sellingRequests } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { editorUser, givenRequest } from '../parts/team/team.given.ts'
import { screen } from './sell-requests-page.tsx'

const path = '/sell/requests'
const counts = { new: 2, accepted: 5, declined: 1, late: 1 }
const listed = (parts = {}) => {
  const { id, name, shop, city, askedAt, dueOn, isLate, state } = givenRequest(parts)
  return { id, name, shop, city, askedAt, dueOn, isLate, state }
}
const list = {
  data: [listed({ id: 3, shop: 'Loom and Vat', isLate: true }), listed()],
  total: 2,
  page: 1,
  pagesize: 20,
  hasNext: false,
  counts,
}

test('lists new requests, marks late ones and links to each', async () => {
  const { network, heads } = await renderScreen(screen, {
    path,
    user: editorUser,
    answers: [answer(sellingRequests, list)],
  })

  const link = await page.findByRole('link', { name: 'Loom and Vat' })
  expect(link.getAttribute('href')).toBe('/sell/requests/3')
  expect(page.getByText(/^Late, promised by/)).toBeTruthy()
  expect(page.getByText(/One applicant waits/)).toBeTruthy()
  expect(page.getByRole('link', { name: /Accepted\s*5/ }).getAttribute('href')).toBe('/sell/requests?state=accepted')
  expect(network.callsTo(sellingRequests)[0]?.query).toEqual({ state: 'new', page: 1 })
  expect(heads.at(-1)?.robots).toBe('noindex, nofollow')
})

test('searches within the list that is open', async () => {
  const { path: here } = await renderScreen(screen, {
    path: `${path}?state=declined`,
    user: editorUser,
    answers: [answer(sellingRequests, { ...list, data: [], total: 0 })],
  })

  await userEvent.type(await page.findByRole('searchbox'), 'loom{Enter}')
  expect(await page.findByText('Nothing for “loom”')).toBeTruthy()
  expect(here()).toBe('/sell/requests?state=declined&q=loom')
})

test('is closed to everyone but editors', async () => {
  const { network } = await renderScreen(screen, { path, user: { email: 'asha@example.in' }, answers: [] })

  expect(await page.findByText(/asha@example.in is not one/)).toBeTruthy()
  expect(network.callsTo(sellingRequests)).toHaveLength(0)
})

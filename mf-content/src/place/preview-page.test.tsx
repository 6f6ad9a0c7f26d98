import { listPlaceReviews } from '@nukkad/contracts/endpoints/city/place-reviews'
import { getPlace, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { previewPlace } from '@nukkad/contracts/endpoints/content/editor'
import { savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPlacePage } from './place.given.ts'
import { screen } from './preview-page.tsx'

const path = '/places/lodhi-garden/preview'
const user = { role: 'editor' } as const
const around = [
  answer(listPlaceReviews, refuse(404, 'not_found')),
  answer(nearbyPlaces, refuse(404, 'not_found')),
  answer(savedRefs, { data: [] }),
]
const draft = answer(getPlace, refuse(404, 'not_found'))

test('shows editors the unpublished place, marked as a preview', async () => {
  const { network, heads } = await renderScreen(screen, {
    path,
    user,
    answers: [draft, answer(previewPlace, { data: givenPlacePage({ title: 'Lodhi Garden, reopened' }) }), ...around],
  })
  expect(await page.findByRole('heading', { level: 1, name: 'Lodhi Garden, reopened' })).toBeTruthy()
  expect(page.getByText(/^A preview:/)).toBeTruthy()
  expect(network.callsTo(previewPlace)[0]?.params).toEqual({ slug: 'lodhi-garden' })
  expect(heads.at(-1)).toMatchObject({ robots: 'noindex, nofollow', isAbsent: true })
})

test('shows others the published place with its canonical address', async () => {
  const { network, heads } = await renderScreen(screen, {
    path,
    answers: [answer(getPlace, { data: givenPlacePage() }), ...around],
  })
  expect(await page.findByRole('heading', { level: 1, name: 'Lodhi Garden' })).toBeTruthy()
  expect(network.callsTo(previewPlace)).toHaveLength(0)
  expect(heads.at(-1)).toMatchObject({
    title: expect.stringMatching(/^Preview: Lodhi Garden/),
    robots: 'noindex, nofollow',
    isAbsent: false,
    canonical: '/places/lodhi-garden',
  })
})

test('says that there is nothing to see when a draft may not be seen', async () => {
  await renderScreen(screen, { path, answers: [draft, ...around] })
  expect(await page.findByRole('heading', { level: 1, name: 'Nothing to see here yet' })).toBeTruthy()
})

test('loads the preview on retry after an error', async () => {
  const { network } = await renderScreen(screen, {
    path,
    user,
    answers: [draft, answer(previewPlace, refuse(500, 'internal')), ...around],
  })
  expect((await page.findByRole('alert')).textContent).toContain('This place could not be loaded')
  network.answer(previewPlace, { data: givenPlacePage() })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByRole('heading', { level: 1, name: 'Lodhi Garden' })).toBeTruthy()
})

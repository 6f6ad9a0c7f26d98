import { givenPlace } from '@nukkad/blocks/cards.given'
import { listPlaceReviews, myPlaceReview, writePlaceReview } from '@nukkad/contracts/endpoints/city/place-reviews'
import { getPlace, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { addBookmark, removeBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { distanceText } from './nearby.tsx'
import { givenPlacePage } from './place.given.ts'
import { screen } from './place-page.tsx'
// Loaded on demand: imported here, so that no test waits for a file.
import './review-form.tsx'

const path = '/places/lodhi-garden'
const review = {
  id: '1',
  author: 'Dev K.',
  rating: 5,
  title: 'Parrots',
  text: '<script>alert(1)</script> and benches',
  verified: false,
  date: '2026-11-01',
  photos: [],
  helpful_count: 0,
  answer: null,
}
const reviews = (...data: object[]) => ({
  data,
  total: data.length,
  page: 1,
  pagesize: 4,
  hasNext: false,
  rating: data.length ? 5 : null,
  review_count: data.length,
  verified_count: 0,
  photo_count: 0,
  histogram: [0, 0, 0, 0, data.length],
})
const answers = (place = givenPlacePage(), ...written: object[]) => [
  answer(getPlace, { data: place }),
  answer(listPlaceReviews, reviews(...written)),
  answer(savedRefs, { data: [] }),
  answer(nearbyPlaces, {
    data: [],
    page: 1,
    pagesize: 8,
    hasNext: false,
    radius: 3000,
    center: { lat: 0, lng: 0, label: '', city: 'delhi' },
  }),
]

describe('place page', () => {
  test('shows what the place is, its opening state and how to get there', async () => {
    const { heads, element } = await renderScreen(screen, { path, answers: answers() })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Lodhi Garden')
    expect(page.getByText('Open, closes at 8 pm')).toBeTruthy()
    expect(page.getByText('Jor Bagh metro, then five minutes on foot.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Directions' }).getAttribute('href')).toMatch(/^https:/)
    expect(element.querySelector('a[href^="geo:28.5931,77.2197"]')).toBeTruthy()
    expect(heads.at(-1)).toMatchObject({
      title: 'Lodhi Garden, Lodhi Colony: garden in Delhi NCR | Nukkad',
      jsonLd: [{ '@type': 'Park', geo: { latitude: 28.5931 } }, { '@type': 'BreadcrumbList' }],
    })
  })

  test('tracks directions, calls and sharing, each once', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      answers: answers(givenPlacePage({ phone: '+91 11 2465 1234' })),
    })
    await userEvent.click(page.getByRole('link', { name: 'Directions' }))
    await userEvent.click(page.getByRole('link', { name: 'Open in your map app' }))
    await userEvent.click(page.getByRole('link', { name: 'Call +91 11 2465 1234' }))
    Object.defineProperty(navigator, 'share', { configurable: true, value: async () => {} })
    await userEvent.click(page.getByRole('button', { name: 'Share Lodhi Garden' }))

    const slug = 'lodhi-garden'
    await waitFor(() =>
      expect(tracked).toEqual([
        ['PLACE_VIEWED', { slug }],
        ['PLACE_DIRECTIONS_CLICKED', { slug }],
        ['PLACE_DIRECTIONS_CLICKED', { slug }],
        ['PLACE_CALLED', { slug }],
        ['THING_SHARED', { path }],
      ]),
    )
    Reflect.deleteProperty(navigator, 'share')
  })

  test('updates the save count when the heart is toggled', async () => {
    const { tracked, network } = await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [
        ...answers(givenPlacePage({ saves: 0 })),
        answer(addBookmark, { data: { kind: 'place', ref: 'lodhi-garden', isSaved: true } }),
        answer(removeBookmark, { data: { kind: 'place', ref: 'lodhi-garden', isSaved: false } }),
      ],
    })
    const heart = page.getByRole('button', { name: 'Save Lodhi Garden' })
    await waitFor(() => expect(network.callsTo(savedRefs)).toHaveLength(1))
    await userEvent.click(heart)
    expect(await page.findByText('1 save')).toBeTruthy()
    await userEvent.click(heart)
    await waitFor(() => expect(page.queryByText('1 save')).toBeNull())
    expect(tracked).toEqual([
      ['PLACE_VIEWED', { slug: 'lodhi-garden' }],
      ['THING_SAVED', { kind: 'place', ref: 'lodhi-garden' }],
      ['THING_UNSAVED', { kind: 'place', ref: 'lodhi-garden' }],
    ])
  })

  test('says that the hours are unknown and leaves them out of the structured data', async () => {
    const hours = { text: null, isOpen: null, line: 'Hours not known', week: null }
    const { heads } = await renderScreen(screen, { path, answers: answers(givenPlacePage({ hours })) })
    expect(page.getByText(/We do not know the opening hours/)).toBeTruthy()
    expect(JSON.stringify(heads.at(-1)?.jsonLd)).not.toContain('openingHours')
  })

  test('is a 404 page for an unknown place', async () => {
    const { isMissing } = await renderScreen(screen, { path, answers: [answer(getPlace, refuse(404, 'not_found'))] })
    expect(isMissing()).toBe(true)
  })

  test('requests nearby places without itself and formats the distance to them', async () => {
    const near = {
      ...givenPlace({ id: '2', slug: 'khan', title: 'Khan Market' }),
      metres: 800,
      isOpen: null,
      openLine: '',
      onFoot: null,
    }
    const { network } = await renderScreen(screen, { path, answers: answers() })
    network.answer(nearbyPlaces, {
      data: [near],
      page: 1,
      pagesize: 8,
      hasNext: false,
      radius: 3000,
      center: { lat: 0, lng: 0, label: '', city: 'delhi' },
    })
    await waitFor(() => expect(network.callsTo(nearbyPlaces)[0]?.query).toMatchObject({ not: 'lodhi-garden' }))
    expect([distanceText(20), distanceText(800), distanceText(4200)]).toEqual([
      '1 min on foot',
      '10 min on foot',
      '4.2 km away',
    ])
  })
})

describe('place reviews', () => {
  test('are shown as text, never as markup', async () => {
    const { element } = await renderScreen(screen, { path, answers: answers(givenPlacePage(), review) })
    expect(page.getByText('<script>alert(1)</script> and benches')).toBeTruthy()
    expect(element.querySelector('li script')).toBeNull()
  })

  test('are written in place, with missing fields marked', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [
        ...answers(),
        answer(myPlaceReview, { data: { review: null, refusal: null } }),
        answer(writePlaceReview, { data: { review: null, refusal: null } }),
      ],
    })
    await userEvent.click(page.getByRole('button', { name: 'Write a review' }))
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }, { timeout: 10_000 }))
    expect(page.getByText('Choose between one and five stars')).toBeTruthy()
    expect(network.callsTo(writePlaceReview)).toHaveLength(0)

    await userEvent.click(page.getByLabelText(/4 of 5: Good/))
    await userEvent.type(page.getByLabelText('In one line'), 'Benches')
    await userEvent.type(page.getByLabelText('What should others know about it?'), 'Come before nine, bring tea.')
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    await waitFor(() =>
      expect(network.callsTo(writePlaceReview)[0]?.body).toEqual({
        rating: 4,
        title: 'Benches',
        text: 'Come before nine, bring tea.',
        photos: [],
      }),
    )
    expect(await page.findByRole('button', { name: 'Write a review' })).toBeTruthy()
    expect(propsOf('REVIEW_WRITTEN')).toEqual([{ place: 'lodhi-garden', rating: 4 }])
  })
})

import { listReviews, markHelpful, type Review, type ReviewPage } from '@nukkad/contracts/endpoints/shop/reviews'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './product-reviews-page.tsx'

const path = '/shop/reviews/kurta'
const review: Review = {
  id: '1',
  author: 'Asha R.',
  rating: 4,
  title: 'Soft',
  text: '<b>Softer</b> after each wash.',
  verified: true,
  date: '2025-11-02',
  photos: [givenPicture],
  helpful_count: 3,
  answer: { text: 'Thank you, <i>Asha</i>.', date: '2025-11-05' },
}
const given = (parts: Partial<ReviewPage> = {}): ReviewPage => ({
  data: [review],
  total: 1,
  page: 1,
  pagesize: 20,
  hasNext: false,
  rating: 4,
  review_count: 1,
  verified_count: 1,
  photo_count: 1,
  histogram: [0, 0, 0, 1, 0],
  product: { product_id: '1', slug: 'kurta', title: 'Kurta', merchant: 'Dilli Dyers', image: givenPicture },
  ...parts,
})

describe('product reviews page', () => {
  test('shows reviews as text, with the verified badge and the helpful count', async () => {
    await renderScreen(screen, { path, answers: [answer(listReviews, given())] })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What people say about the Kurta')
    expect(page.getByText('<b>Softer</b> after each wash.')).toBeTruthy()
    expect(page.getByText('bought it here')).toBeTruthy()
    expect(page.getByText('Dilli Dyers answered on 5 Nov 2025')).toBeTruthy()
    expect(page.getByText('Thank you, <i>Asha</i>.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Helpful (3)' })).toBeTruthy()
  })

  test('marks a review as helpful and removes the mark', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: { _id: '5' },
      answers: [
        answer(listReviews, given()),
        answer(markHelpful, ({ body }) => {
          const { isHelpful } = body as { isHelpful: boolean }
          return { data: { id: '1', isHelpful, helpful_count: isHelpful ? 5 : 4 } }
        }),
      ],
    })
    await userEvent.click(page.getByRole('button', { name: 'Helpful (3)' }))
    expect((await page.findByRole('button', { name: 'Helpful (5)' })).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(page.getByRole('button', { name: 'Helpful (5)' }))
    expect((await page.findByRole('button', { name: 'Helpful (4)' })).getAttribute('aria-pressed')).toBe('false')
    expect(network.callsTo(markHelpful).map(({ body }) => body)).toEqual([{ isHelpful: true }, { isHelpful: false }])
  })

  test('marks the review for which a guest signed in', async () => {
    const { host, network } = await renderScreen(screen, {
      path,
      answers: [
        answer(listReviews, given()),
        answer(markHelpful, { data: { id: '1', isHelpful: true, helpful_count: 4 } }),
      ],
    })
    const asked: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => void asked.push(request))
    await userEvent.click(page.getByRole('button', { name: 'Helpful (3)' }))
    expect(asked).toEqual([{ reason: 'Sign in to say that this review helped you.' }])
    const jwt_token = { access_token: 'x', expiresAt: Date.now() + 900_000 }
    await act(() => {
      host.session.begin({ user: aUser({ _id: '5' }), jwt_token, cartId: null, created: false })
      host.bus.publish('session.started', { userId: '5', created: false, method: 'otp' })
    })
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Helpful (4)' }).getAttribute('aria-pressed')).toBe('true'),
    )
    expect(network.callsTo(markHelpful)).toHaveLength(1)
  })

  test('filters by stars through links in the address', async () => {
    const { network, path: now } = await renderScreen(screen, { path, answers: [answer(listReviews, given())] })
    await userEvent.click(page.getByRole('link', { name: '4 stars: 1' }))
    expect(now()).toBe(`${path}?stars=4`)
    expect(network.callsTo(listReviews).at(-1)?.query).toMatchObject({ rating: 4 })
  })

  test('shows an empty state when there are no reviews', async () => {
    const none = given({
      data: [],
      total: 0,
      review_count: 0,
      rating: null,
      photo_count: 0,
      histogram: [0, 0, 0, 0, 0],
    })
    await renderScreen(screen, { path, answers: [answer(listReviews, none)] })
    expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeTruthy()
  })

  test('is a 404 page for an unknown product', async () => {
    const { isMissing } = await renderScreen(screen, { path, answers: [answer(listReviews, refuse(404, 'not_found'))] })
    expect(isMissing()).toBe(true)
  })
})

import { listReviews, type Review, type ReviewPage } from '@nukkad/contracts/endpoints/shop/reviews'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
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
    expect(page.getByRole('button', { name: 'Helpful (3)' })).toBeTruthy()
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

import { brandReviews, getBrand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenList } from '../parts/product-card/product.given.ts'
import { givenBrand, givenBrandReview } from './merchant.given.ts'
import { screen } from './merchant-page.tsx'

const path = '/shop/m/dilli-dyers'
const list = givenList()
const reviews = {
  data: [givenBrandReview()],
  total: 128,
  page: 1,
  pagesize: 6,
  hasNext: true,
  rating: 4.6,
  review_count: 128,
  histogram: [2, 3, 8, 25, 90],
}
const answers = (brand = givenBrand()) => [
  answer(getBrand, { ...list, brand }),
  answer(listProducts, list),
  answer(brandReviews, ({ query }) =>
    query.rating === 4
      ? {
          ...reviews,
          data: [givenBrandReview({ id: '9', title: 'Nearly perfect', rating: 4 })],
          total: 25,
          hasNext: false,
        }
      : reviews,
  ),
]

describe('merchant page', () => {
  test('shows the makers and stores and lists only this merchant’s products', async () => {
    const { network, heads } = await renderScreen(screen, { path, answers: answers() })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Dilli Dyers')
    expect(page.getByText('Farida Khan')).toBeTruthy()
    expect(page.getByRole('link', { name: /Dilli Dyers, Shahpur Jat/ }).getAttribute('href')).toBe(
      '/shop/store/dilli-dyers-shahpur-jat',
    )
    expect(network.callsTo(listProducts)[0]?.query).toMatchObject({ brand: 'dilli-dyers', facets: true })
    expect(page.queryByRole('group', { name: 'Maker' })).toBeNull()
    expect(heads.at(-1)?.canonical).toBe(path)
  })

  test('of a maker without products or a story has nothing empty in it, and is not indexed', async () => {
    const none = { ...list, data: [], total: 0 }
    const brand = givenBrand({
      story_title: '',
      story: '',
      product_count: 0,
      review_count: 0,
      rating: null,
      categories: [],
      stores: [],
    })
    const { heads } = await renderScreen(screen, {
      path,
      answers: [answer(getBrand, { ...none, brand }), answer(listProducts, none), answer(brandReviews, reviews)],
    })

    expect(await page.findByRole('heading', { name: 'No products yet' })).toBeTruthy()
    for (const heading of page.getAllByRole('heading')) expect(heading.textContent).not.toBe('')
    expect(page.queryByText(/0 products/)).toBeNull()
    expect(heads.at(-1)).toMatchObject({ robots: 'noindex, follow' })
    expect(heads.at(-1)?.title).toContain(brand.line)
  })

  test('filters the reviews by stars and clears the filter again', async () => {
    const { network } = await renderScreen(screen, { path, answers: answers() })

    await userEvent.click(await page.findByRole('button', { name: '4 stars: 25 reviews' }, { timeout: 5000 }))
    expect(await page.findByText('Nearly perfect')).toBeTruthy()
    expect(network.callsTo(brandReviews).at(-1)?.query).toMatchObject({ rating: 4, page: 1 })

    await userEvent.click(page.getByRole('button', { name: '4 stars: 25 reviews' }))
    await waitFor(() => expect(page.getByText('The blue of it')).toBeTruthy())
  })

  test('shows no review or store section when there are none', async () => {
    await renderScreen(screen, { path, answers: answers(givenBrand({ review_count: 0, rating: null, stores: [] })) })

    expect(page.queryByRole('heading', { name: 'What buyers say' })).toBeNull()
    expect(page.queryByRole('heading', { name: /^Visit/ })).toBeNull()
  })

  test('says who sells, from where and whom to ask, with and without a GST number', async () => {
    const { unmount } = await renderScreen(screen, { path, answers: answers() })
    const details = within(page.getByRole('region', { name: 'Seller details' }))
    expect(details.getByText('14, Weavers Lane, New Delhi 110049, Delhi')).toBeTruthy()
    expect(details.getByText('GSTIN 07AABPM1234K1ZX')).toBeTruthy()
    expect(details.getByRole('link', { name: '+91 9810012345' }).getAttribute('href')).toBe('tel:+919810012345')
    expect(details.getByRole('link', { name: 'Ask Nukkad' }).getAttribute('href')).toBe('/customer-support')
    await unmount()

    const seller = { ...givenBrand().seller, gstin: null, phone: null, email: 'dye@example.in' }
    await renderScreen(screen, { path, answers: answers(givenBrand({ seller })) })
    expect(page.getByText('Not registered for GST')).toBeTruthy()
    expect(page.getByRole('link', { name: 'dye@example.in' }).getAttribute('href')).toBe('mailto:dye@example.in')
  })

  test('says when the maker is away, in the maker’s words', async () => {
    const away = { from: '2026-12-01', until: '2026-12-05', words: 'At a wedding in Bagru!' }
    await renderScreen(screen, { path, answers: answers(givenBrand({ away })) })

    const told = page.getByText(/^Away from/).textContent
    expect(told).toContain('Away from Tuesday, 1 December to Saturday, 5 December.')
    expect(told).toContain('“At a wedding in Bagru!”')
  })

  test('is a 404 page for an unknown merchant', async () => {
    const { isMissing } = await renderScreen(screen, {
      path,
      answers: [answer(getBrand, refuse(404, 'not_found')), answer(listProducts, list), answer(brandReviews, reviews)],
    })

    expect(isMissing()).toBe(true)
  })

  test('shows an error and a retry when it cannot be loaded', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [
        answer(getBrand, refuse(429, 'too_many_requests')),
        answer(listProducts, list),
        answer(brandReviews, reviews),
      ],
    })
    const retry = await page.findByRole('button', { name: 'Try again' })

    network.answer(getBrand, { ...list, brand: givenBrand() })
    await userEvent.click(retry)

    expect(await page.findByRole('heading', { level: 1, name: 'Dilli Dyers' })).toBeTruthy()
  })
})

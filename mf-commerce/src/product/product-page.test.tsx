import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { getProduct, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenProduct } from '../parts/product-card/product.given.ts'
import { answers, bare, few, madder, path, soldOut } from './product-page.given.ts'
import { screen } from './product-page.tsx'

describe('product page', () => {
  test('shows the title, the saving, the stock left and the structured data', async () => {
    const product = givenProduct({
      variants: [few, soldOut, madder],
      model_size_information: 'The model is 172 cm tall and wears M.',
    })
    const { heads } = await renderScreen(screen, { path, answers: answers(product) })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Indigo block-print kurta')
    expect(page.getByText('The model is 172 cm tall and wears M.')).toBeTruthy()
    expect(page.getByText('Only 3 left in M')).toBeTruthy()
    expect(page.getByText(/You save ₹500/)).toBeTruthy()
    expect(heads.at(-1)?.title).toBe('Indigo block-print kurta by Dilli Dyers')
    expect(JSON.stringify(heads.at(-1)?.jsonLd)).toContain('OutOfStock')
  })

  test('still shows a sold-out size but cannot add it to the cart', async () => {
    await renderScreen(screen, { path: `${bare}?selectedSku=indigo-kurta-xl`, answers: answers() })

    expect(page.getByText('XL is sold out')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Add to bag' })).toBeNull()
  })

  test('takes an email address for a back-in-stock notice', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path: `${bare}?selectedSku=indigo-kurta-xl`,
      answers: [...answers(), answer(tellMe, { data: { isNoted: true, message: 'We will write to you once.' } })],
    })
    await userEvent.click(page.getAllByRole('button', { name: 'Tell me when it’s back' })[0] as HTMLElement)
    const field = await page.findByLabelText('Email')
    await userEvent.type(field, 'asha')
    await userEvent.click(page.getByRole('button', { name: 'Tell me' }))
    expect(page.getByText(/Enter an email address/)).toBeTruthy()
    expect(network.callsTo(tellMe)).toHaveLength(0)
    expect(propsOf('PRODUCT_BACK_IN_STOCK_ASKED')).toEqual([])

    await userEvent.type(field, '@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Tell me' }))

    expect(await page.findByText('We will write to you once.')).toBeTruthy()
    expect(network.callsTo(tellMe)[0]).toMatchObject({
      url: '/products/indigo-kurta-xl/tell-me',
      body: { email: 'asha@example.com' },
    })
    expect(propsOf('PRODUCT_BACK_IN_STOCK_ASKED')).toEqual([{ sku: 'indigo-kurta-xl' }])
  })

  test('tracks that it was shared with its variant, and not that the share sheet was closed', async () => {
    const { propsOf } = await renderScreen(screen, { path, answers: answers() })
    const share = jest.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError')).mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    try {
      await userEvent.click(page.getByRole('button', { name: 'Share Indigo block-print kurta' }))
      await userEvent.click(page.getByRole('button', { name: 'Share Indigo block-print kurta' }))
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
    const shared = { slug: 'indigo-block-print-kurta', sku: 'indigo-kurta-m' }
    await waitFor(() => expect(propsOf('PRODUCT_SHARED')).toEqual([shared]))
    expect(share).toHaveBeenCalledTimes(2)
  })

  test('saves the product for a signed-in user', async () => {
    const { network, notices } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...answers(),
        answer(savedRefs, { data: [] }),
        answer(addBookmark, { data: { kind: 'product', ref: 'indigo-block-print-kurta', isSaved: true } }),
      ],
    })
    const heart = page.getByRole('button', { name: 'Save Indigo block-print kurta' })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    network.answer(savedRefs, { data: [{ kind: 'product', ref: 'indigo-block-print-kurta' }] })

    await userEvent.click(heart)

    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(network.callsTo(addBookmark)[0]?.body).toEqual({ kind: 'product', ref: 'indigo-block-print-kurta' })
    const action = { label: 'Add to a list' }
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Saved', tone: 'success', action }]))
  })

  test('saves the product for a guest once they have signed in', async () => {
    const { network, host } = await renderScreen(screen, {
      path,
      answers: [
        ...answers(),
        answer(addBookmark, { data: { kind: 'product', ref: 'indigo-block-print-kurta', isSaved: true } }),
      ],
    })
    const wanted: unknown[] = []
    host.bus.handle().answer('sign-in', (request) => wanted.push(request))
    await userEvent.click(page.getByRole('button', { name: 'Save Indigo block-print kurta' }))
    expect(wanted).toHaveLength(1)
    expect(network.callsTo(addBookmark)).toHaveLength(0)

    host.bus.handle().publish('session.started', { userId: '1', created: false, method: 'otp' })

    await waitFor(() => expect(network.callsTo(addBookmark)).toHaveLength(1))
  })

  test('is remembered as recently viewed', async () => {
    const { local } = await renderScreen(screen, { path, answers: answers() })
    expect(local.getItem('recentlySeen')).toBe('["indigo-block-print-kurta"]')
  })

  test('shows reviews as text, never as markup', async () => {
    const words = '<img src=x onerror=alert(1)> & <b>bold</b>'
    const review = {
      id: '1',
      author: 'Dev <i>',
      rating: 4,
      title: words,
      text: words,
      verified: true,
      date: '2025-11-02',
      photos: [],
      answer: { text: words, date: '2025-11-05' },
    }
    const { element } = await renderScreen(screen, { path, answers: answers(givenProduct({ reviews: [review] })) })

    expect(page.getAllByText(words)).toHaveLength(3)
    expect(element.querySelector('#reviews img, #reviews b')).toBeNull()
    expect(page.getByRole('link', { name: 'All 128 reviews' }).getAttribute('href')).toBe(
      '/shop/reviews/indigo-block-print-kurta',
    )
  })

  test('is a 404 page for an unknown product', async () => {
    const { isMissing } = await renderScreen(screen, {
      path,
      answers: [answer(getProduct, refuse(404, 'not_found')), answer(similarProducts, refuse(404, 'not_found'))],
    })

    expect(isMissing()).toBe(true)
  })
})

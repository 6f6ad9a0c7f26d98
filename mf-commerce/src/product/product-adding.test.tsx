import { addToCart, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenAddAnswer, givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenProduct } from '../parts/product-card/product.given.ts'
import { addButton, answers, path } from './product-page.given.ts'
import { screen } from './product-page.tsx'

describe('adding a product to the cart', () => {
  test('requires a photo option and sends the uploaded photo with the product', async () => {
    const photo = {
      product_sku: 'indigo-kurta',
      option_id: '9',
      title: 'A photo for the artist',
      type: 'file' as const,
      sort_order: 2,
      is_require: true,
      price: 150,
      price_type: 'fixed' as const,
      max_characters: null,
      sku: null,
      image_size_x: 1200,
      image_size_y: 1200,
      guide: 'One face, in daylight.',
      values: [],
    }
    // jsdom renders nothing, so it has no object URLs.
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
    const stored = { id: 'a', url: '/api/media/AAAAAAAAAAAAAAAAAAAAAA', width: 1, height: 1, color: '#ffffff' }
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...answers(givenProduct({ options: [photo] })),
        answer(savedRefs, { data: [] }),
        answer(uploadMedia, { data: stored }),
        answer(addToCart, givenCartAnswer()),
      ],
    })
    const field = await page.findByLabelText('Add a photo', {}, { timeout: 10_000 })
    await userEvent.click(addButton())
    expect(page.getByText('Add: A photo for the artist')).toBeTruthy()

    await userEvent.upload(field, new File(['x'], 'cat.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(network.callsTo(uploadMedia)).toHaveLength(1))
    await userEvent.click(addButton())

    await waitFor(() =>
      expect(JSON.stringify(network.callsTo(addToCart)[0]?.body)).toContain(
        `"customOptions":[{"optionId":"uploadedimage","optionValue":"${stored.url}"}]`,
      ),
    )
  })

  test('stores the coupon of its offer for the cart', async () => {
    const product = givenProduct({ offers: [{ code: 'LOKAL100', text: 'takes ₹100 more off, applied in your cart' }] })
    const { local } = await renderScreen(screen, {
      path,
      answers: [...answers(product), answer(addToCart, givenCartAnswer())],
    })
    await userEvent.click(addButton())
    await page.findAllByRole('button', { name: 'Added' })
    await waitFor(() => expect(local.getItem('couponCode')).toBe('LOKAL100'))
  })

  test('adds the product, stores the cart id and publishes cart.changed', async () => {
    const { network, host, local } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    const heard: unknown[] = []
    host.bus.handle().on('cart.changed', (news) => heard.push(news))

    await userEvent.click(addButton())

    expect(await page.findByText('It is in your bag.', { exact: false, selector: '[role=status]' })).toBeTruthy()
    expect(heard).toEqual([{ cartId: '7', count: 1 }])
    expect(local.getItem('cartId')).toBe('7')
    expect(network.callsTo(addToCart)[0]?.body).toMatchObject({
      data: { cartItem: { sku: 'indigo-kurta-m', qty: 1, price: 1499, quote_id: null } },
    })
  })

  test('sends the attribution parameters of the visit', async () => {
    const { network, visit } = await renderScreen(screen, {
      path: `${path}&ref=newsletter&aff_id=AFF1&ctId=c-1&referralCode=ASHA50`,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    visit.setItem('deliveryPartners', 'none')
    await userEvent.click(addButton())

    await waitFor(() => expect(network.callsTo(addToCart)).toHaveLength(1))
    expect(network.callsTo(addToCart)[0]?.body).toMatchObject({
      ref: 'newsletter',
      aff_id: 'AFF1',
      ctId: 'c-1',
      referralCode: 'ASHA50',
      prepaid_offer_applicable: false,
    })
  })

  test('tracks the view and the add-to-cart with standard item fields', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenAddAnswer())],
    })
    await userEvent.click(addButton())
    await waitFor(() => expect(tracked.map(([name]) => name)).toContain('PRODUCT_ADDED_TO_CART'))

    const kurta = { item_id: 'indigo-kurta-m', item_name: 'Indigo block-print kurta', item_brand: 'Dilli Dyers' }
    const item = { ...kurta, item_variant: 'Indigo, M', price: 1499, quantity: 1, discount: 500 }
    const of = { sku: 'indigo-kurta-m', currency: 'INR', value: 1499 }
    expect(tracked).toEqual([
      ['PRODUCT_VIEWED', { ...of, slug: 'indigo-block-print-kurta', items: [{ ...item, item_category: 'shopping' }] }],
      ['PRODUCT_ADDED_TO_CART', { ...of, qty: 1, items: [item] }],
    ])
  })

  test('shows on a wide screen the line it added, not another one of the product', async () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    const named = (item_id: string, optionValue: string) =>
      givenLine({ item_id, custom_options: [{ optionId: '8', title: 'Name', optionValue }] })
    const cart = givenCart({ items: [named('11', 'Asha'), named('12', 'Ravi')] })
    await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenAddAnswer(cart, '12')), answer(getCart, givenCartAnswer(cart))],
    })
    await userEvent.click(addButton())

    const panel = within(await page.findByRole('dialog', { name: 'Added to your bag' }))
    expect(panel.getByText(/Ravi/)).toBeTruthy()
    expect(panel.queryByText(/Asha/)).toBeNull()
    Reflect.deleteProperty(window, 'matchMedia')
  })

  test('sends a tap after a lost answer with the same key, so that it adds nothing twice', async () => {
    const { network } = await renderScreen(screen, { path, answers: [...answers(), answer(addToCart, refuse(0))] })
    await userEvent.click(addButton())
    await page.findByRole('alert')
    network.answer(addToCart, givenAddAnswer())
    await userEvent.click(addButton())
    await page.findAllByRole('button', { name: 'Added' })
    const [lost, again] = network.callsTo(addToCart).map(({ headers }) => headers['idempotency-key'])
    expect(lost).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(lost)
  })

  test('shows the button as busy at once and sends one call for several taps', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    const button = addButton()

    for (let tap = 0; tap < 5; tap++) fireEvent.click(button)

    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(await page.findByText('It is in your bag.', { exact: false, selector: '[role=status]' })).toBeTruthy()
    expect(network.callsTo(addToCart)).toHaveLength(1)
  })

  test('creates a new cart when the stored one no longer exists', async () => {
    const { network, local } = await renderScreen(screen, {
      path,
      cartId: '99',
      answers: [
        ...answers(),
        answer(addToCart, ({ body }) =>
          JSON.stringify(body).includes('"99"')
            ? refuse(404, 'no_such_entity', 'No such entity with %fieldName')
            : givenCartAnswer(),
        ),
      ],
    })

    await userEvent.click(addButton())

    expect(await page.findByText('It is in your bag.', { exact: false, selector: '[role=status]' })).toBeTruthy()
    expect(network.callsTo(addToCart)).toHaveLength(2)
    expect(local.getItem('cartId')).toBe('7')
  })

  test('shows why the product could not be added', async () => {
    const sold = { ...givenCartAnswer(), message: { message: 'Someone just took the last one.', code: 'sold_out' } }
    await renderScreen(screen, { path, answers: [...answers(), answer(addToCart, sold)] })

    await userEvent.click(addButton())

    expect((await page.findByRole('alert')).textContent).toBe('Someone just took the last one.')
  })
})

import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { addBookmark, savedRefs } from '@nukkad/contracts/endpoints/people/saves'
import { getProduct, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { tellMe } from '@nukkad/contracts/endpoints/shop/product-page'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCartAnswer } from '../given/cart.given.ts'
import { givenAddress } from '../given/order.given.ts'
import { givenProduct, givenVariant } from '../given/product.given.ts'
import { screen } from './product-page.tsx'

const bare = '/shop/product/indigo-block-print-kurta'
const path = `${bare}?selectedSku=indigo-kurta-m`
const soldOut = givenVariant({ sku: 'indigo-kurta-xl', size: 'XL', isAvailable: false })
const few = givenVariant({ stock_left: 3 })
const madder = givenVariant({ sku: 'madder-kurta-m', color: 'Madder', color_hex: '#b5371f' })
const answers = (product = givenProduct({ variants: [few, soldOut, madder] })) => [
  answer(getProduct, { data: product }),
  answer(similarProducts, { data: [] }),
]
const addButton = () => page.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement

describe('a product', () => {
  test('tells what it is, what it costs and how many are left', async () => {
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

  test('in a size that is gone is still shown, but cannot be put into the bag', async () => {
    await renderScreen(screen, { path: `${bare}?selectedSku=indigo-kurta-xl`, answers: answers() })

    expect(page.getByText('XL is sold out')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Add to bag' })).toBeNull()
  })

  test('that is gone is told of by mail when it is back', async () => {
    const { network } = await renderScreen(screen, {
      path: `${bare}?selectedSku=indigo-kurta-xl`,
      answers: [...answers(), answer(tellMe, { data: { isNoted: true, message: 'We will write to you once.' } })],
    })
    await userEvent.click(page.getAllByRole('button', { name: 'Tell me when it’s back' })[0] as HTMLElement)
    const field = await page.findByLabelText('Email')
    await userEvent.type(field, 'asha')
    await userEvent.click(page.getByRole('button', { name: 'Tell me' }))
    expect(page.getByText(/Write an email address/)).toBeTruthy()
    expect(network.callsTo(tellMe)).toHaveLength(0)

    await userEvent.type(field, '@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Tell me' }))

    expect(await page.findByText('We will write to you once.')).toBeTruthy()
    expect(network.callsTo(tellMe)[0]).toMatchObject({
      url: '/products/indigo-kurta-xl/tell-me',
      body: { email: 'asha@example.com' },
    })
  })

  test('can be saved by somebody who is signed in, and taken back', async () => {
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
    await waitFor(() => expect(notices).toEqual([{ text: 'Saved', tone: 'success' }]))
  })

  test('is saved for a guest as soon as they have signed in', async () => {
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

  test('is remembered by this browser', async () => {
    const { local } = await renderScreen(screen, { path, answers: answers() })
    expect(local.getItem('recentlySeen')).toBe('["indigo-block-print-kurta"]')
  })

  test('shows what people wrote as they wrote it, never as markup', async () => {
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
    }
    const { element } = await renderScreen(screen, { path, answers: answers(givenProduct({ reviews: [review] })) })

    expect(page.getAllByText(words)).toHaveLength(2)
    expect(element.querySelector('#reviews img, #reviews b')).toBeNull()
    expect(page.getByRole('link', { name: 'All 128 reviews' }).getAttribute('href')).toBe(
      '/shop/reviews/indigo-block-print-kurta',
    )
  })

  test('made after a photo takes it along into the bag', async () => {
    const photo = {
      ...{ product_sku: 'indigo-kurta', option_id: '9', title: 'A photo for the artist', type: 'file' as const },
      ...{
        sort_order: 2,
        is_require: true,
        price: 150,
        price_type: 'fixed' as const,
        max_characters: null,
        ...{ sku: null, image_size_x: 1200, image_size_y: 1200, guide: 'One face, in daylight.' },
        values: [],
      },
    }
    // jsdom draws nothing, so it has no addresses for what it would draw.
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

  test('keeps the coupon that its offer promises for the cart', async () => {
    const product = givenProduct({ offers: [{ code: 'LOKAL100', text: 'takes ₹100 more off, applied in your cart' }] })
    const { local } = await renderScreen(screen, {
      path,
      answers: [...answers(product), answer(addToCart, givenCartAnswer())],
    })
    await userEvent.click(addButton())
    await page.findAllByRole('button', { name: 'Added' })
    await waitFor(() => expect(local.getItem('couponCode')).toBe('LOKAL100'))
  })

  test('in several sizes has none chosen beforehand: the button asks for one and leads to the chooser', async () => {
    const { network } = await renderScreen(screen, { path: bare, answers: answers() })
    expect(page.getByText('Size: choose yours')).toBeTruthy()
    expect(page.getByRole('link', { name: 'M' }).getAttribute('aria-current')).toBeNull()
    expect(page.queryByRole('button', { name: 'Add to bag' })).toBeNull()

    const [button] = page.getAllByRole('button', { name: 'Choose a size' })
    await userEvent.click(button as HTMLElement)
    expect(document.activeElement).toBe(page.getByRole('link', { name: 'M' }))
    await userEvent.click(page.getByRole('link', { name: 'M' }))
    expect(addButton()).toBeTruthy()
    expect(network.callsTo(addToCart)).toHaveLength(0)
  })

  test('in another colour still asks for the size', async () => {
    const { path: now } = await renderScreen(screen, { path: bare, answers: answers() })
    await userEvent.click(page.getByRole('link', { name: 'Madder' }))
    expect(now()).toBe(`${bare}?selectedSku=madder-kurta-m&size=open`)
    expect(await page.findByText('Colour: Madder')).toBeTruthy()
    expect(page.getAllByRole('button', { name: 'Choose a size' })).not.toHaveLength(0)
  })

  test('is not left by a double tap: for a second the button stays, adds nothing and leads nowhere', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    await userEvent.click(addButton())
    const [, inBar] = await page.findAllByRole('button', { name: 'Added' })
    expect(page.queryByRole('link', { name: 'View bag', hidden: false })?.closest('[data-bottom]') ?? null).toBeNull()
    await userEvent.click(inBar as HTMLElement)
    expect(now()).toBe(path)
    expect(network.callsTo(addToCart)).toHaveLength(1)
    await waitFor(() => expect(page.getAllByRole('link', { name: 'View bag' })).toHaveLength(2), { timeout: 3000 })
    expect(network.callsTo(addToCart)).toHaveLength(1)
  })

  test('keeps the chosen colour in the address', async () => {
    const { path: now } = await renderScreen(screen, { path, answers: answers() })

    await userEvent.click(page.getByRole('link', { name: 'Madder' }))

    expect(now()).toBe(`${bare}?selectedSku=madder-kurta-m`)
    expect(await page.findByText('Colour: Madder')).toBeTruthy()
  })

  test('goes into the bag, and the page hears of it', async () => {
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

  test('tells the shop, with what goes into the bag, where its buyer came from', async () => {
    const { network, visit } = await renderScreen(screen, {
      path: `${path}&ref=newsletter&aff_id=AFF1&ctId=c-1&referralCode=ASHA50`,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
    })
    visit.setItem('deliveryPartners', 'none')
    await userEvent.click(addButton())

    await waitFor(() => expect(network.callsTo(addToCart)).toHaveLength(1))
    expect(network.callsTo(addToCart)[0]?.body).toMatchObject({
      ...{ ref: 'newsletter', aff_id: 'AFF1', ctId: 'c-1', referralCode: 'ASHA50', prepaid_offer_applicable: false },
    })
  })

  test('tells analytics what was looked at and what was put into the bag, as the field names it', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      answers: [...answers(), answer(addToCart, givenCartAnswer())],
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

  test('says at once that the tap was heard, and asks the shop once however often it is tapped', async () => {
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

  test('begins a new cart when the remembered one is no more', async () => {
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

  test('says why it could not go into the bag', async () => {
    const sold = { ...givenCartAnswer(), message: { message: 'Somebody just took the last one.', code: 'sold_out' } }
    await renderScreen(screen, { path, answers: [...answers(), answer(addToCart, sold)] })

    await userEvent.click(addButton())

    expect((await page.findByRole('alert')).textContent).toBe('Somebody just took the last one.')
  })

  test('made to order asks for what is missing before it is sent', async () => {
    const engraving = {
      product_sku: 'indigo-kurta',
      option_id: 'name',
      title: 'Name to stitch',
      type: 'field' as const,
      sort_order: 1,
      is_require: true,
      price: 150,
      price_type: 'fixed' as const,
      max_characters: 12,
      ...{ sku: null, image_size_x: null, image_size_y: null, guide: 'Exactly as it shall be written.' },
      values: [],
    }
    const { network } = await renderScreen(screen, {
      path,
      answers: [...answers(givenProduct({ options: [engraving] })), answer(addToCart, givenCartAnswer())],
    })
    const field = await page.findByLabelText(/Name to stitch/)
    await userEvent.click(addButton())
    expect(page.getByText('Fill in: Name to stitch')).toBeTruthy()
    expect(page.getByText('Exactly as it shall be written. Up to 12 letters.')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(network.callsTo(addToCart)).toHaveLength(0)

    await userEvent.type(field, 'Asha')
    await userEvent.click(addButton())

    await waitFor(() =>
      expect(JSON.stringify(network.callsTo(addToCart)[0]?.body)).toContain(
        '"customOptions":[{"optionId":"name","optionValue":"Asha"}]',
      ),
    )
  })

  test('promises a day to the pincode that is known', async () => {
    await renderScreen(screen, {
      path,
      pincode: '110003',
      answers: [
        ...answers(),
        answer(productServiceability, {
          data: { deliverable: true, by: '2025-11-25', sameDay: true, codAvailable: true, reason: null },
        }),
      ],
    })

    expect(await page.findByText('Reaches 110003 by Tuesday, 25 November')).toBeTruthy()
    expect(page.getByText(/^Same-day delivery/)).toBeTruthy()
  })

  test('promises a day to the saved address of a signed-in visitor who has named no pincode', async () => {
    const promise = { deliverable: true, by: '2025-11-25', sameDay: false, codAvailable: true, reason: null }
    const { network } = await renderScreen(screen, {
      ...{ path, user: {} },
      answers: [
        ...answers(),
        answer(savedRefs, { data: [] }),
        answer(listAddresses, { data: [givenAddress({ postcode: '110003' })] }),
        answer(productServiceability, { data: promise }),
      ],
    })
    expect(await page.findByText('Reaches 110003 by Tuesday, 25 November, at your saved address')).toBeTruthy()
    expect(JSON.stringify(network.callsTo(productServiceability))).toContain('110003')
  })

  test('refuses a pincode that is none, and keeps what was typed', async () => {
    await renderScreen(screen, { path, answers: answers() })
    const delivery = within(page.getByRole('region', { name: 'Delivery' }))

    await userEvent.type(delivery.getByRole('textbox'), '1100')
    await userEvent.click(delivery.getByRole('button', { name: 'Check' }))

    expect(delivery.getByRole('alert').textContent).toContain('six digits')
    expect(delivery.getByRole('textbox')).toHaveProperty('value', '1100')
  })

  test('that does not exist is a page that does not exist', async () => {
    const { isMissing } = await renderScreen(screen, {
      path,
      answers: [answer(getProduct, refuse(404, 'not_found')), answer(similarProducts, refuse(404, 'not_found'))],
    })

    expect(isMissing()).toBe(true)
  })
})

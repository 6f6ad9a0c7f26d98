import { addToCart } from '@nukkad/contracts/endpoints/cart'
import { getProduct, similarProducts } from '@nukkad/contracts/endpoints/catalogue'
import { productServiceability } from '@nukkad/contracts/endpoints/pincode'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCartAnswer } from '../given/cart.given.ts'
import { givenProduct, givenVariant } from '../given/product.given.ts'
import { screen } from './product-page.tsx'

const path = '/shop/product/indigo-block-print-kurta'
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
    const { heads } = await renderScreen(screen, { path, answers: answers() })

    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Indigo block-print kurta')
    expect(page.getByText('Only 3 left in M')).toBeTruthy()
    expect(page.getByText(/You save ₹500/)).toBeTruthy()
    expect(heads.at(-1)?.title).toBe('Indigo block-print kurta by Dilli Dyers')
    expect(JSON.stringify(heads.at(-1)?.jsonLd)).toContain('OutOfStock')
  })

  test('in a size that is gone is still shown, but cannot be put into the bag', async () => {
    await renderScreen(screen, { path: `${path}?selectedSku=indigo-kurta-xl`, answers: answers() })

    expect(page.getByText('XL is sold out')).toBeTruthy()
    for (const button of page.getAllByRole('button', { name: 'Sold out' }))
      expect(button).toHaveProperty('disabled', true)
  })

  test('keeps the chosen colour in the address', async () => {
    const { path: now } = await renderScreen(screen, { path, answers: answers() })

    await userEvent.click(page.getByRole('link', { name: 'Madder' }))

    expect(now()).toBe(`${path}?selectedSku=madder-kurta-m`)
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
      values: [],
    }
    const { network } = await renderScreen(screen, {
      path,
      answers: [...answers(givenProduct({ options: [engraving] })), answer(addToCart, givenCartAnswer())],
    })
    const field = await page.findByLabelText(/Name to stitch/)
    await userEvent.click(addButton())
    expect(page.getByText('Fill in: Name to stitch')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(network.callsTo(addToCart)).toHaveLength(0)

    await userEvent.type(field, 'Asha')
    await userEvent.click(addButton())

    expect(JSON.stringify(network.callsTo(addToCart)[0]?.body)).toContain(
      '"customOptions":[{"optionId":"name","optionValue":"Asha"}]',
    )
  })

  test('promises a day to the pincode that is known', async () => {
    await renderScreen(screen, {
      path,
      pincode: '110003',
      answers: [
        ...answers(),
        answer(productServiceability, {
          data: { deliverable: true, by: '2025-11-25', codAvailable: true, reason: null },
        }),
      ],
    })

    expect(await page.findByText('Reaches 110003 by Tuesday, 25 November')).toBeTruthy()
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

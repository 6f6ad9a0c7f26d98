import { getCart, productCarousel } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { cartOffers } from '@nukkad/contracts/endpoints/cart/coupons'
import {
  forgetSaved,
  listSaved,
  moveToCart,
  restoreSaved,
  type SavedAnswer,
  saveForLater,
} from '@nukkad/contracts/endpoints/cart/saved-lines'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './cart-page.tsx'
import { givenSaved } from './offer.given.ts'

const lamp = givenLine({ item_id: '12', sku: 'brass-lamp', slug: 'brass-lamp', name: 'Brass lamp' })
const both = givenCart({ items: [givenLine(), lamp] })
const kurtaOnly = givenCart({ items: [givenLine()] })
const saved = (cart: Cart, ...lines: SavedAnswer['data']['saved']): SavedAnswer => ({
  data: { cart, cartId: cart.id, count: cart.item_count, saved: lines },
})
const open = (cart: Cart, ...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, {
    path: '/shop/7/cart',
    cartId: '7',
    answers: [
      answer(getCart, givenCartAnswer(cart)),
      answer(cartOffers, { data: [] }),
      answer(productCarousel, { data: [] }),
      answer(listProducts, givenList()),
      ...more,
    ],
  })

describe('saved for later', () => {
  test('moves a line below the cart, says so and moves it back', async () => {
    const { propsOf } = await open(
      both,
      answer(listSaved, { data: [] }),
      answer(saveForLater, saved(kurtaOnly, givenSaved(lamp))),
      answer(moveToCart, saved(both)),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Save for later Brass lamp' }))

    expect(await page.findByText('Brass lamp is saved for later.')).toBeTruthy()
    const items = [expect.objectContaining({ item_id: 'brass-lamp', quantity: 1 })]
    expect(propsOf('CART_LINE_SAVED_FOR_LATER')).toEqual([
      { sku: 'brass-lamp', qty: 1, currency: 'INR', value: 1499, items },
    ])
    expect(propsOf('PRODUCT_REMOVED_FROM_CART')).toEqual([])
    const back = page.getByRole('button', { name: 'Put it back' })
    expect(document.activeElement).toBe(back)
    expect(page.getByRole('heading', { name: 'Saved for later' })).toBeTruthy()
    await userEvent.click(back)

    expect(await page.findByRole('group', { name: 'Quantity of Brass lamp' })).toBeTruthy()
    expect(page.queryByRole('heading', { name: 'Saved for later' })).toBeNull()
  })

  test('stops offering to put a line back that was moved from those saved, where its id is another', async () => {
    await open(
      both,
      answer(listSaved, { data: [] }),
      answer(saveForLater, saved(kurtaOnly, givenSaved(lamp))),
      answer(moveToCart, saved(givenCart({ items: [givenLine(), { ...lamp, item_id: '13' }] }))),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Save for later Brass lamp' }))
    expect(await page.findByRole('button', { name: 'Put it back' })).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Move to bag Brass lamp' }))

    expect(await page.findByRole('group', { name: 'Quantity of Brass lamp' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Put it back' })).toBeNull()
  })

  test('keeps a saved item that cannot be moved to the cart, with the reason', async () => {
    const refused = {
      ...saved(kurtaOnly, givenSaved(lamp)),
      message: { message: 'This is sold out.', code: 'sold_out' },
    }
    await open(kurtaOnly, answer(listSaved, { data: [givenSaved(lamp)] }), answer(moveToCart, refused))

    await userEvent.click(await page.findByRole('button', { name: 'Move to bag Brass lamp' }))

    expect(await page.findByText('This is sold out.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Move to bag Brass lamp' })).toBeTruthy()
  })

  test('says in its place that a saved item is removed, and puts it back on request', async () => {
    const vase = givenLine({ item_id: '13', sku: 'vase', slug: 'vase', name: 'Vase' })
    const { network } = await open(
      kurtaOnly,
      answer(listSaved, { data: [givenSaved(lamp), givenSaved(vase, { saved_id: '2' })] }),
      answer(forgetSaved, { data: [givenSaved(vase, { saved_id: '2' })] }),
      answer(restoreSaved, { data: [givenSaved(lamp), givenSaved(vase, { saved_id: '2' })] }),
    )

    await userEvent.click(await page.findByRole('button', { name: 'Remove Brass lamp from those saved' }))

    expect(await page.findByText('Brass lamp is no longer saved.')).toBeTruthy()
    const undo = page.getByRole('button', { name: 'Put it back Brass lamp' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)

    expect(await page.findByRole('button', { name: 'Move to bag Brass lamp' })).toBeTruthy()
    expect(page.queryByText('Brass lamp is no longer saved.')).toBeNull()
    expect(network.callsTo(restoreSaved)).toMatchObject([{ body: { savedId: givenSaved(lamp).saved_id } }])
  })

  test('still offers to put back the last saved item, and says when that fails', async () => {
    await open(
      kurtaOnly,
      answer(listSaved, { data: [givenSaved(lamp)] }),
      answer(forgetSaved, { data: [] }),
      answer(restoreSaved, refuse(404, 'not_found', 'It is gone.')),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Remove Brass lamp from those saved' }))
    await userEvent.click(await page.findByRole('button', { name: 'Put it back Brass lamp' }))

    expect(await page.findByText(/It is gone/)).toBeTruthy()
    expect(page.getByRole('button', { name: 'Put it back Brass lamp' })).toBeTruthy()
  })

  test('says that more pieces were saved than fit', async () => {
    const message = { code: 'fewer', message: 'You can save up to 10 pieces of one item. 2 pieces were not saved.' }
    await open(
      both,
      answer(listSaved, { data: [] }),
      answer(saveForLater, { ...saved(kurtaOnly, givenSaved(lamp)), message }),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Save for later Brass lamp' }))

    expect(await page.findByText(message.message)).toBeTruthy()
    expect(page.getByText('Brass lamp is saved for later.')).toBeTruthy()
  })

  test('lets an item be moved to the cart after removing it has failed', async () => {
    const { network } = await open(
      kurtaOnly,
      answer(listSaved, { data: [givenSaved(lamp)] }),
      answer(forgetSaved, refuse(400, 'bad_request', 'It could not be removed.')),
      answer(moveToCart, saved(both)),
    )
    await userEvent.click(await page.findByRole('button', { name: 'Remove Brass lamp from those saved' }))
    expect(await page.findByText(/could not be removed/)).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Move to bag Brass lamp' }))

    expect(await page.findByText('Brass lamp is in your bag.')).toBeTruthy()
    expect(network.callsTo(moveToCart)).toHaveLength(1)
  })

  test('shows saved items on an empty cart and disables sold-out ones', async () => {
    const gone = givenSaved(lamp, { is_available: false, msg_title: 'Sold out.' })
    await open(givenCart({ items: [] }), answer(listSaved, { data: [gone] }))

    expect(await page.findByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeTruthy()
    expect(await page.findByText('Sold out.')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Move to bag Brass lamp' })).toHaveProperty('disabled', true)
  })
})

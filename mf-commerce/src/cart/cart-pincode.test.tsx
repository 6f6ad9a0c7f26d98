import { getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { hang, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenCartAnswers } from './cart-page.given.ts'
import { screen } from './cart-page.tsx'

const lamp = givenLine({ item_id: '12', sku: 'brass-lamp', slug: 'brass-lamp', name: 'Brass lamp' })
const both = givenCart({ items: [givenLine(), lamp] })
const stuck = givenCart({ items: [givenLine(), { ...lamp, deliverable: false }], is_deliverable: false })
const open = async (cart = both) => {
  const shown = await renderScreen(screen, { path: '/shop/7/cart', pincode: '110003', answers: givenCartAnswers(cart) })
  await page.findByText(/110003/, { selector: 'strong' })
  return shown
}
async function changeTo(pincode: string) {
  await userEvent.click(page.getByRole('button', { name: 'Change' }))
  const field = page.getByLabelText('Where should we deliver?')
  await userEvent.clear(field)
  await userEvent.type(field, pincode)
  await userEvent.click(page.getByRole('button', { name: 'Check' }))
}

describe('another pincode in the cart', () => {
  test('keeps the cart and what can be put back on the page while it is checked, and then tells the result', async () => {
    const { network } = await open()
    network.answer(putToCart, givenCartAnswer(givenCart({ items: [lamp] })))
    await userEvent.click(page.getByRole('button', { name: /^Remove Indigo/ }))
    await page.findByRole('button', { name: 'Put it back' })
    let arrive = () => {}
    network.answer(getCart, () => new Promise((done) => (arrive = () => done(givenCartAnswer(stuck)))))

    await changeTo('744101')

    const status = await page.findByText('Checking delivery to 744101…')
    expect(page.getByRole('button', { name: 'Put it back' })).toBeTruthy()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change' }))
    act(() => arrive())
    expect((await page.findByText('1 of 2 cannot reach 744101')).closest('p')).toBe(status.closest('p'))
  })

  test('is not refused for what the one before could not receive', async () => {
    const { network } = await open(stuck)
    expect(page.getAllByText(/delivered to 110003, or change the pincode/)).not.toHaveLength(0)
    network.answer(getCart, hang)

    await changeTo('110016')

    await page.findByText('Checking delivery to 110016…')
    expect(page.queryByText(/or change the pincode/)).toBeNull()
  })

  test('keeps the cart on the page when it cannot be checked, and checks again on request', async () => {
    const { network } = await open()
    network.answer(getCart, refuse(400, 'bad_request', 'no'))

    await changeTo('744101')

    expect(await page.findByText('Delivery to 744101 could not be checked.')).toBeTruthy()
    expect(page.getByRole('group', { name: 'Quantity of Brass lamp' })).toBeTruthy()
    network.answer(getCart, givenCartAnswer(stuck))
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    expect(await page.findByText('1 of 2 cannot reach 744101')).toBeTruthy()
  }, 15_000)
})

import { getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { answer, refuse, renderScreen, type SentCall } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { givenCart, givenCartAnswer, givenLine } from '../cart/cart.given.ts'
import MiniCart from './mini-cart.tsx'

const qtyIn = ({ body }: SentCall) => (body as { cartItem: { qty: number } }).cartItem.qty
const holding = (qty: number) => givenCart({ items: qty === 0 ? [] : [givenLine({ qty })] })

/** A page with an add button that opens the panel; closing it unmounts the panel. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add to bag
      </button>
      {isOpen && <MiniCart cartId="7" itemId="11" onClose={() => setOpen(false)} />}
    </>
  )
}
async function open(qty = 2) {
  const rendered = await renderScreen(
    { Component: Page },
    {
      path: '/shop/7/cart',
      answers: [
        answer(getCart, givenCartAnswer(holding(qty))),
        answer(putToCart, (call) => givenCartAnswer(holding(qtyIn(call)))),
      ],
    },
  )
  await userEvent.click(page.getByRole('button', { name: 'Add to bag' }))
  return { ...rendered, panel: await page.findByRole('dialog', { name: 'Added to your bag' }) }
}
const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

describe('mini cart', () => {
  test('shows the line, the cart total and a link to the cart', async () => {
    const { panel } = await open()
    const shown = within(panel)
    expect(shown.getByText('Indigo block-print kurta')).toBeTruthy()
    expect(shown.getByText('Your bag, 2 pieces')).toBeTruthy()
    expect(shown.getAllByText('₹2,998')).toHaveLength(2)
    expect(shown.getByRole('link', { name: 'Go to your bag' }).getAttribute('href')).toBe('/shop/7/cart')
  })

  test('says in plain words that the cart was ordered in another tab', async () => {
    const { panel, network } = await open()
    network.answer(putToCart, refuse(404, 'no_such_entity', 'No such entity with %fieldName'))
    await userEvent.click(within(panel).getByRole('button', { name: 'One more' }))
    expect((await within(panel).findByRole('alert')).textContent).toBe(
      'This bag was ordered or changed in another tab.',
    )
  })

  test('takes the focus when it opens, closes on Escape and returns the focus', async () => {
    const { panel } = await open()
    await waitFor(() => expect(document.activeElement).toBe(panel))
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add to bag' }))
  })

  test('closes on a click outside, not on one inside', async () => {
    const { panel } = await open()
    await userEvent.click(within(panel).getByText('Your bag, 2 pieces'))
    expect(page.getByRole('dialog')).toBeTruthy()
    await userEvent.click(document.body)
    await isGone()
  })

  test('combines quick quantity changes into one call', async () => {
    const { panel, network } = await open()
    const more = within(panel).getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(await within(panel).findByText('Your bag, 4 pieces')).toBeTruthy()
    expect(network.callsTo(putToCart).map(qtyIn)).toEqual([4])
  })

  test('removes the last piece with Undo and says so', async () => {
    const { panel, network, notices } = await open(1)
    await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(notices).toEqual([{ text: 'Removed from your bag.', tone: 'success' }]))
    expect(network.callsTo(putToCart).map(qtyIn)).toEqual([0])
    expect(page.queryByRole('dialog')).toBeNull()
  })

  test('shows in the panel why a quantity could not be changed', async () => {
    const { panel, network } = await open()
    network.answer(putToCart, refuse(503, 'unavailable', 'Back in a minute.'))
    await userEvent.click(within(panel).getByRole('button', { name: 'One more' }))
    expect((await within(panel).findByRole('alert')).textContent).toBe('Back in a minute.')
    expect(within(panel).getByRole('group', { name: /Quantity/ }).textContent).toContain('2')
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLostRow } from './use-lost-row.tsx'

function Orders() {
  const [orders, setOrders] = useState(['first', 'second', 'third'])
  const list = useLostRow<HTMLUListElement>(orders.join())
  const drop = (order: string) => setOrders(orders.filter((other) => other !== order))
  return (
    <>
      <input aria-label="Search" onChange={() => drop('first')} />
      <ul ref={list} tabIndex={-1}>
        {orders.map((order) => (
          <li key={order}>
            <a href="#order">{order}</a>
            <button type="button" onClick={() => drop(order)}>
              Accept {order}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
const accept = (order: string) => userEvent.click(screen.getByRole('button', { name: `Accept ${order}` }))

test('focuses the row that took the place of one that left, the last row, and then the list', async () => {
  render(<Orders />)
  await accept('second')
  expect(document.activeElement?.textContent).toBe('third')
  await accept('third')
  expect(document.activeElement?.textContent).toBe('first')
  await accept('first')
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('leaves the focus where somebody types', async () => {
  render(<Orders />)
  await userEvent.type(screen.getByLabelText('Search'), 'a')
  expect(screen.queryByText('first')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

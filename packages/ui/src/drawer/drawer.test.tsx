import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Drawer, type DrawerProps } from './drawer.tsx'

function Shop(parts: Partial<DrawerProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filters
      </button>
      <Drawer
        {...{ isOpen, title: 'Narrow it down', onOpenChange: setIsOpen }}
        actions={<button type="button">Show 24 products</button>}
        {...parts}
      >
        <label>
          <input type="checkbox" /> Handmade
        </label>
      </Drawer>
    </>
  )
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Filters' }))

test.each(['left', 'right', 'bottom'] as const)(
  'opens from the %s with the focus inside and returns it on Escape',
  async (side) => {
    render(<Shop side={side} />)
    const opener = screen.getByRole('button', { name: 'Filters' })
    await open()
    const drawer = screen.getByRole('dialog', { name: 'Narrow it down' })
    expect(within(drawer).getByRole('checkbox', { name: 'Handmade' })).toBeTruthy()
    expect(within(drawer).getByRole('button', { name: 'Show 24 products' })).toBeTruthy()
    // Base UI moves the focus in a later frame.
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)

test('closes with its button and is named by a visually hidden title', async () => {
  render(<Shop hideTitle />)
  await open()
  expect(screen.getByRole('dialog', { name: 'Narrow it down' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

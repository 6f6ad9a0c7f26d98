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
  'from the %s it opens with the focus inside, and Escape gives it back',
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

test('its button closes it, and a title that is only spoken still names it', async () => {
  render(<Shop hideTitle />)
  await open()
  expect(screen.getByRole('dialog', { name: 'Narrow it down' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

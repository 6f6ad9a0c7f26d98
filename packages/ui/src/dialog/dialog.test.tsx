import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Log out
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Log out?" description="You can come back any time." />
    </>
  )
}

test('closes on Escape and returns the focus to its opener', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Log out' })
  await userEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Log out?' })
  // Base UI moves the focus in a later frame.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('starts at its title and not at the button that closes it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  const title = screen.getByRole('heading', { name: 'Log out?' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

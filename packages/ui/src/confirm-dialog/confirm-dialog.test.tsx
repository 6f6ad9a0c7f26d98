import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('keeps it with the first button, and destroys it with the other one only', async () => {
  const [onClose, onConfirm] = [jest.fn(), jest.fn()]
  const texts = { title: 'Delete this draft?', description: 'It cannot be undone.', confirm: 'Delete' }
  render(<ConfirmDialog isOpen {...texts} onClose={onClose} onConfirm={onConfirm} />)
  expect(screen.getByRole('dialog', { name: 'Delete this draft?' })).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

/** A draft whose button leaves the page with the state that it belongs to. */
function Draft() {
  const [isOut, setIsOut] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Publishing
      </h2>
      {isOut && (
        <button type="button" onClick={() => setIsAsking(true)}>
          Take it back
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Take it back?"
        description="Readers no longer find it."
        confirm="Yes"
        ifGone={heading}
        onConfirm={() => {
          setIsOut(false)
          setIsAsking(false)
        }}
      />
    </>
  )
}

test('starts at the button that keeps it, and returns to what asked, or to what stands for it', async () => {
  render(<Draft />)
  const asker = screen.getByRole('button', { name: 'Take it back' })
  await userEvent.click(asker)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(asker))
  await userEvent.click(asker)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Publishing' })))
})

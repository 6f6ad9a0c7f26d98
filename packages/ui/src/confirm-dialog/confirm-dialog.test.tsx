import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

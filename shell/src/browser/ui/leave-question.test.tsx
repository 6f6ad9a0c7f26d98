import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { LeaveQuestion } from './leave-question.tsx'

const accept = jest.fn()

/** A page with something that leads away. */
function Page() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Shop
      </button>
      {isAsked && <LeaveQuestion accept={accept} decline={() => setAsked(false)} />}
    </>
  )
}

test.each(['{Escape}', '{Enter}'])('stays with %s and gives the focus back', async (keys) => {
  render(<Page />)
  const link = screen.getByRole('button', { name: 'Shop' })
  await userEvent.click(link)
  const question = screen.getByRole('alertdialog', { name: 'Leave this page?' })
  expect(question.getAttribute('aria-describedby')).toBe(screen.getByText(/will be lost/).id)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))

  await userEvent.keyboard(keys)

  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(link)
  expect(accept).not.toHaveBeenCalled()
})

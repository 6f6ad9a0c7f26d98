import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLostFocus } from './use-lost-focus.tsx'

function Question() {
  const [isAsking, setAsking] = useState(false)
  const form = useLostFocus<HTMLFormElement>(isAsking)
  return (
    <>
      <input aria-label="Search" onChange={() => setAsking(true)} />
      {isAsking ? (
        <form ref={form} tabIndex={-1} aria-label="Why?" />
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          Cancel
        </button>
      )}
    </>
  )
}

test('focuses what replaced the pressed button', async () => {
  render(<Question />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Why?' }))
})

test('leaves the focus where somebody types', async () => {
  render(<Question />)
  await userEvent.type(screen.getByLabelText('Search'), 'a')
  expect(screen.getByRole('form', { name: 'Why?' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StarsField } from './stars-field.tsx'

// jsdom has no CSS object; arrow keys look for the other radios by their name.
beforeAll(() => Object.assign(globalThis, { CSS: { escape: (name: string) => name.replace(/\W/g, '\\$&') } }))

function Held({ error }: { readonly error?: string }) {
  const [stars, setStars] = useState(0)
  return <StarsField value={stars} error={error} onChange={setStars} />
}
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').find((one) => one.checked)?.value

test('sets stars by click or arrow key, each with its meaning', async () => {
  render(<Held />)
  expect(checked()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: '3 of 5: All right' }))
  expect(checked()).toBe('3')
  await userEvent.keyboard('{ArrowRight}')
  expect(checked()).toBe('4')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 of 5: Good' }))
  expect(screen.getByText('Good')).toBeTruthy()
})

test('associates the label and the error with the group', () => {
  render(<Held error="Choose between one and five stars" />)
  const group = screen.getByRole('group', { name: 'How do you like it?' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose between one and five stars',
  )
})

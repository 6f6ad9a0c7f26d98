import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignInInvite } from './sign-in-invite.tsx'

test('shows the title, the text and a sign-in button', async () => {
  const onSignIn = jest.fn()
  render(<SignInInvite title="Your orders" text="Sign in to see what is on its way." onSignIn={onSignIn} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Your orders' })).toBeTruthy()
  expect(screen.getByText('Sign in to see what is on its way.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalledTimes(1)
})

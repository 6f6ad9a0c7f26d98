import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { defineScreen } from '../index.ts'
import { renderScreen } from '../testing/index.tsx'
import { useAfterSignIn } from './index.ts'

const done: unknown[] = []
beforeEach(() => void done.splice(0))

function Voting() {
  const [note, setNote] = useState('first')
  const voting = useAfterSignIn<string>({ reason: 'Sign in to vote.', returnTo: '/awards' }, (userId, vote) =>
    done.push([userId, vote, note]),
  )
  return (
    <>
      <button type="button" onClick={() => voting.run('kite')}>
        Kite
      </button>
      <button type="button" onClick={() => voting.run('drum')}>
        Drum
      </button>
      <button type="button" onClick={() => setNote('second')}>
        Note
      </button>
      <button type="button" onClick={voting.forget}>
        Something else
      </button>
    </>
  )
}
const screen = defineScreen({ Component: Voting })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

async function open(user?: { _id: string }) {
  const { host } = await renderScreen(screen, { path: '/users/42', ...(user && { user }) })
  const requests: unknown[] = []
  host.bus.handle().answer('sign-in', (request) => void requests.push(request))
  const signIn = () =>
    act(async () => host.bus.publish('session.started', { userId: '5', created: false, method: 'otp' }))
  return { requests, signIn }
}

test('acts at once for a user who is signed in, and asks nothing', async () => {
  const { requests, signIn } = await open({ _id: '7' })
  await press('Kite')
  await signIn()
  expect([done, requests]).toEqual([[['7', 'kite', 'first']], []])
})

test('asks a guest to sign in and then acts once, on the last wish and the latest state', async () => {
  const { requests, signIn } = await open()
  await press('Kite')
  await press('Drum')
  await press('Note')
  expect([done, requests[1]]).toEqual([[], { reason: 'Sign in to vote.', returnTo: '/awards' }])

  await signIn()
  await signIn()
  expect(done).toEqual([['5', 'drum', 'second']])
})

test('does nothing at a sign-in that nobody asked for here, or whose wish is forgotten', async () => {
  const { signIn } = await open()
  await signIn()
  await press('Kite')
  await press('Something else')
  await signIn()
  expect(done).toEqual([])
})

import { eventTickets } from '@nukkad/contracts/endpoints/events/events'
import { holdSeats, joinWaiting, type Registration, registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { answer, aUser, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTickets, held, nobody, thirdInLine, ticket } from './register.given.ts'
import { screen } from './register-page.tsx'

const path = '/event/register/jazz-at-lodhi'

/** A guest taps what the test says and signs in; returns what was sent since. */
const signsIn = async ({ left, registered, tap }: { left: number; registered: Registration; tap: string[] }) => {
  const { host, network } = await renderScreen(screen, {
    path,
    answers: [
      answer(eventTickets, givenTickets(left)),
      answer(registrationOf, { data: registered }),
      answer(holdSeats, { data: held }),
      answer(joinWaiting, { data: { ...nobody, waiting: [thirdInLine] } }),
    ],
  })
  host.bus.handle().answer('sign-in', () => {})
  for (const name of tap) await userEvent.click(page.getByRole('button', { name }))
  const jwt_token = { access_token: 'x', expiresAt: Date.now() + 900_000 }
  // With the id of an account, signing in clears what was read for the guest.
  await act(() => host.session.begin({ user: aUser({ _id: '1' }), jwt_token, cartId: null, created: false }))
  return network
}
const signsInToHold = (registered: Registration) =>
  signsIn({ left: 3, registered, tap: ['One more', 'Sign in to hold one seat, free'] })
const signsInToWait = (registered: Registration) => signsIn({ left: 0, registered, tap: ['Join the waiting list'] })

test('holds the seats for which a guest signed in', async () => {
  const network = await signsInToHold(nobody)
  expect(await page.findByText('Your seats are held for 10 more minutes')).toBeTruthy()
  expect(network.callsTo(holdSeats).map(({ body }) => body)).toEqual([{ tickets: [{ ticketTypeId: '7', qty: 1 }] }])
})

test('holds no more seats for an account that has a ticket already', async () => {
  const network = await signsInToHold({ ...nobody, tickets: [ticket] })
  expect(await page.findByText('Your ticket')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(network.callsTo(holdSeats)).toHaveLength(0)
})

test('joins the waiting list for which a guest signed in', async () => {
  const network = await signsInToWait(nobody)
  expect(await page.findByText('2 ahead of you')).toBeTruthy()
  expect(network.callsTo(joinWaiting).map(({ body }) => body)).toEqual([{ ticketTypeId: '7', qty: 1 }])
})

test('joins no waiting list on which the account is already', async () => {
  const network = await signsInToWait({ ...nobody, waiting: [thirdInLine] })
  expect(await page.findByText('2 ahead of you')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(network.callsTo(joinWaiting)).toHaveLength(0)
})

import { eventTickets } from '@nukkad/contracts/endpoints/events/events'
import { nameGuests, registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTickets, held, nobody, ticket } from './register.given.ts'
import { screen } from './register-page.tsx'

const user = { id: '1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Menon' } as never
const path = '/event/register/jazz-at-lodhi'
/** Waits until the buyer's own data has loaded. */
const buyerIsIn = () => waitFor(() => expect(page.queryByRole('button', { busy: true })).toBeNull())

test('tracks tickets that were paid outside the page once the buyer is back, and only once', async () => {
  const named = { ...held, hold: held.hold && { ...held.hold, total: 499, guests: ['Asha Menon'] } }
  const first = await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, { data: { ...held, hold: held.hold && { ...held.hold, total: 499 } } }),
      answer(nameGuests, { data: named }),
    ],
  })
  await userEvent.type(await page.findByLabelText('Mobile number'), '9876543210')
  await userEvent.click(page.getByRole('button', { name: /₹499$/ }))
  await waitFor(() => expect(first.network.callsTo(nameGuests)).toHaveLength(1))
  await first.unmount()

  for (const expected of [[{ event: 'jazz-at-lodhi', seats: 1, amount: 499 }], []]) {
    const { propsOf, unmount } = await renderScreen(screen, {
      path,
      user,
      visit: first.visit,
      answers: [
        answer(eventTickets, givenTickets(3)),
        answer(registrationOf, { data: { ...nobody, tickets: [ticket] } }),
      ],
    })
    expect(await page.findByRole('img', { name: 'QR code of the ticket for Asha Menon' })).toBeTruthy()
    expect(propsOf('EVENT_REGISTERED')).toEqual(expected)
    await unmount()
  }
})

test('tracks no registration for tickets that were booked in another tab', async () => {
  const { network, tracked, host } = await renderScreen(screen, {
    path,
    user,
    answers: [answer(eventTickets, givenTickets(3)), answer(registrationOf, { data: nobody })],
  })
  await buyerIsIn()
  network.answer(registrationOf, { data: { ...nobody, tickets: [ticket] } })
  await act(async () => host.queries.renew())
  expect(await page.findByRole('img', { name: 'QR code of the ticket for Asha Menon' })).toBeTruthy()
  expect(tracked.map(([name]) => name)).not.toContain('EVENT_REGISTERED')
})

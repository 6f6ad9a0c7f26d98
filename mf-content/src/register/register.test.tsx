import { type EventTickets, eventTickets } from '@nukkad/contracts/endpoints/events/events'
import {
  holdSeats,
  joinWaiting,
  nameGuests,
  type Registration,
  registrationOf,
  releaseSeats,
} from '@nukkad/contracts/endpoints/events/tickets'
import { createTransaction, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenTickets, held, nobody, thirdInLine, ticket } from './register.given.ts'
import { screen } from './register-page.tsx'

const user = { id: '1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Menon' } as never
const path = '/event/register/jazz-at-lodhi'
/** Waits until the buyer's own data has loaded. */
const buyerIsIn = () => waitFor(() => expect(page.queryByRole('button', { busy: true })).toBeNull())

const twoTiers = (): { data: EventTickets } => {
  const { data } = givenTickets(3)
  const [first] = data.tickets
  if (!first) throw new Error('An event has tickets')
  return {
    data: { ...data, tickets: [first, { ...first, id: '8', name: 'On a chair', price: 499, left: 12, most: 10 }] },
  }
}

test('shows a guest the tickets, prices and seats and asks them to sign in to hold seats', async () => {
  const { host, tracked } = await renderScreen(screen, { path, answers: [answer(eventTickets, twoTiers())] })
  expect(tracked).toEqual([['EVENT_REGISTRATION_STARTED', { event: 'jazz-at-lodhi' }]])
  const wanted: unknown[] = []
  host.bus.handle().answer('sign-in', (request) => void wanted.push(request))
  expect(page.getByRole('heading', { level: 1, name: 'Jazz under the neem' })).toBeTruthy()
  expect(page.getByText('Free · 3 seats left')).toBeTruthy()
  expect(page.getByText('₹499 · 12 seats left')).toBeTruthy()
  const chairs = within(page.getByRole('group', { name: 'Seats, On a chair' }))
  await userEvent.click(chairs.getByRole('button', { name: 'One more' }))
  await userEvent.click(chairs.getByRole('button', { name: 'One more' }))
  await userEvent.click(page.getByRole('button', { name: 'Sign in to hold 2 seats, ₹998' }))
  expect(wanted).toEqual([{ reason: 'Sign in to hold your seats.', returnTo: path }])
})

test('keeps the chosen seats after sign-in', async () => {
  const asked: unknown[] = []
  const { host } = await renderScreen(screen, {
    path,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, { data: nobody }),
      answer(holdSeats, ({ body }) => {
        asked.push(body)
        return { data: held }
      }),
    ],
  })
  await userEvent.click(page.getByRole('button', { name: 'One more' }))
  await act(() => host.session.begin({ user, jwt_token: 'x', cartId: null } as never))
  await buyerIsIn()
  await userEvent.click(page.getByRole('button', { name: 'Hold one seat, free' }))
  expect(await page.findByText('Your seats are held for 10 more minutes')).toBeTruthy()
  expect(asked).toEqual([{ tickets: [{ ticketTypeId: '7', qty: 1 }] }])
})

test('holds the chosen seats, takes the guest’s details and shows the ticket', async () => {
  const { tracked } = await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, { data: nobody }),
      answer(holdSeats, { data: held }),
      answer(nameGuests, { data: { ...nobody, tickets: [ticket] } }),
    ],
  })
  await buyerIsIn()
  await userEvent.click(page.getByRole('button', { name: 'One more' }))
  await userEvent.click(page.getByRole('button', { name: /^Hold one seat/ }))
  expect(await page.findByText('Your seats are held for 10 more minutes')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Book the seat' }))
  expect(page.getByText('A mobile number has ten digits and begins with 6, 7, 8 or 9.')).toBeTruthy()
  await userEvent.type(page.getByLabelText('Mobile number'), '91 98765-43210')
  await userEvent.click(page.getByRole('button', { name: 'Book the seat' }))
  expect(await page.findByRole('img', { name: 'QR code of the ticket for Asha Menon' })).toBeTruthy()
  expect(page.getByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy()
  expect(page.getByText(/We have also emailed it to you/)).toBeTruthy()
  expect(tracked.filter(([name]) => name === 'EVENT_REGISTERED')).toEqual([
    ['EVENT_REGISTERED', { event: 'jazz-at-lodhi', seats: 1, amount: 0 }],
  ])
})

test('restores the guest’s details after a reload and deletes them once booked', async () => {
  const answers = [
    answer(eventTickets, givenTickets(3)),
    answer(registrationOf, { data: held }),
    answer(nameGuests, { data: { ...nobody, tickets: [ticket] } }),
  ]
  const { visit, unmount } = await renderScreen(screen, { path, user, answers })
  const guest = () => page.findByLabelText<HTMLInputElement>('Name on the ticket')
  await userEvent.clear(await guest())
  await userEvent.type(await guest(), 'Dev Anand')
  await userEvent.type(page.getByLabelText('Mobile number'), '9876543210')
  await unmount()

  const again = await renderScreen(screen, { path, user, answers, visit })
  expect((await guest()).value).toBe('Dev Anand')
  expect(page.getByLabelText('Mobile number')).toHaveProperty('value', '9876543210')
  expect(again.host.unsaved.has()).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Book the seat' }))

  await waitFor(() => expect(visit.getItem('drafts')).toBe('{}'))
  expect(again.network.callsTo(nameGuests)[0]?.body).toMatchObject({ guests: ['Dev Anand'] })
})

test('drops an error as its field is corrected and keeps the seats while they are being booked', async () => {
  const { network } = await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, { data: held }),
      answer(nameGuests, () => new Promise(() => {})),
    ],
  })
  const number = await page.findByLabelText('Mobile number')
  await userEvent.type(number, '98765')
  await userEvent.click(page.getByRole('button', { name: 'Book the seat' }))
  expect(page.getByText(/A mobile number has ten digits/)).toBeTruthy()
  await userEvent.type(number, '43210')
  expect(page.queryByText(/A mobile number has ten digits/)).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Book the seat' }))
  await userEvent.click(page.getByRole('button', { name: 'Choose other seats' }))
  expect(network.callsTo(nameGuests)).toHaveLength(1)
  expect(network.callsTo(releaseSeats)).toEqual([])
})

test('offers the waiting list when the event is sold out', async () => {
  const waiting = [thirdInLine]
  const { tracked } = await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(0)),
      answer(registrationOf, { data: nobody }),
      answer(joinWaiting, { data: { ...nobody, waiting } }),
    ],
  })
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Join the waiting list' })).toHaveProperty('disabled', false),
  )
  await userEvent.click(page.getByRole('button', { name: 'Join the waiting list' }))
  expect(await page.findByText('2 ahead of you')).toBeTruthy()
  expect(tracked.filter(([name]) => name === 'EVENT_WAITLIST_JOINED')).toEqual([
    ['EVENT_WAITLIST_JOINED', { event: 'jazz-at-lodhi', ticketType: '7', ahead: 2 }],
  ])
  expect(tracked.map(([name]) => name)).not.toContain('EVENT_REGISTERED')
})

test('shows the server’s refusal in its own words', async () => {
  const message = { code: 'sold_out', message: 'One seat of ‘On the grass’ is left.' }
  await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, { data: nobody }),
      answer(holdSeats, { data: nobody, message }),
    ],
  })
  await buyerIsIn()
  await userEvent.click(page.getByRole('button', { name: 'One more' }))
  await userEvent.click(page.getByRole('button', { name: /^Hold one seat/ }))
  expect(await page.findByText(message.message)).toBeTruthy()
})

test('needs no payment gateway when gift cards and credit cover everything', async () => {
  const paid: Registration = { ...held, credit: 400, gift_cards: 250, hold: held.hold && { ...held.hold, total: 499 } }
  const asked: string[] = []
  await renderScreen(screen, {
    path,
    user,
    answers: [
      answer(eventTickets, givenTickets(3)),
      answer(registrationOf, () =>
        asked.includes('paid') ? { data: { ...nobody, tickets: [ticket] } } : { data: paid },
      ),
      answer(nameGuests, { data: paid }),
      answer(createTransaction, {
        transactionId: 'T12345678',
        amount: 0,
        paymentMethod: 'free',
        credit: 499,
        totals: {} as never,
      }),
      answer(payNothing, () => {
        asked.push('paid')
        return { data: { transactionId: 'T12345678', orderIds: [] } }
      }),
    ],
  })
  await userEvent.type(await page.findByLabelText('Mobile number'), '9876543210')
  await userEvent.click(page.getByRole('checkbox', { name: 'Use ₹249 of your credit at Nukkad' }))
  expect(page.getByText('₹499 in all')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Pay ₹249' })).toBeTruthy()
  await userEvent.click(page.getByRole('checkbox', { name: 'Use ₹250 of your gift cards' }))
  expect(page.getByRole('button', { name: 'Pay ₹499' })).toBeTruthy()
  await userEvent.click(page.getByRole('checkbox', { name: 'Use ₹250 of your gift cards' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Use ₹249 of your credit at Nukkad' }))
  await userEvent.click(page.getByRole('button', { name: 'Book, nothing to pay' }))
  expect(await page.findByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy()
})

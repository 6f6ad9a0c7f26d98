import { cancelTicket, getTicket, listTickets, type Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepTickets, keptTickets } from './kept-tickets.ts'
import { screen as oneTicket } from './ticket-page.tsx'
import { givenTicket } from './tickets.given.ts'
import { screen as tickets } from './tickets-page.tsx'

const ticket = givenTicket()
const user = { id: '1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Menon' } as never
const listOf = (rows: readonly Ticket[]) => ({
  data: [...rows],
  total: rows.length,
  page: 1,
  pagesize: 20,
  hasNext: false,
})
beforeEach(() => localStorage.clear())
// jsdom has the element without its methods.
beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  }),
)

test('lists tickets below their event and stores them for offline use', async () => {
  await renderScreen(tickets, { path: '/tickets', user, answers: [answer(listTickets, listOf([ticket]))] })
  expect(await page.findByRole('heading', { name: 'Jazz under the neem' })).toBeTruthy()
  expect(page.getByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy()
  expect(page.getByText('Details and return')).toBeTruthy()
  expect(keptTickets()).toHaveLength(1)
})

test('says that there are no tickets', async () => {
  await renderScreen(tickets, { path: '/tickets', user, answers: [answer(listTickets, listOf([]))] })
  expect(await page.findByRole('heading', { name: 'No tickets yet' })).toBeTruthy()
})

test('deletes stored tickets when signed out', async () => {
  keepTickets([ticket])
  await renderScreen(tickets, { path: '/tickets' })
  expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  expect(keptTickets()).toEqual([])
})

test('shows the code full-screen and holds a wake lock until it is closed', async () => {
  const release = jest.fn(async () => {})
  const request = jest.fn(async () => ({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  const { tracked } = await renderScreen(oneTicket, {
    path: '/tickets/TK-0123456789AB',
    user,
    answers: [answer(getTicket, { data: ticket })],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Show it at the door' }))
  const door = within(page.getByRole('dialog', { name: 'At the door' }))
  expect(door.getByRole('img', { name: 'QR code of the ticket for Asha Menon' })).toBeTruthy()
  expect(request).toHaveBeenCalledWith('screen')
  await userEvent.click(door.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(release).toHaveBeenCalledTimes(1)
  expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeTruthy()
  expect(tracked).toEqual([['EVENT_TICKET_VIEWED', {}]])
})

test('tracks no ticket that a signed-out visitor does not see', async () => {
  const { tracked } = await renderScreen(oneTicket, { path: '/tickets/TK-0123456789AB' })
  expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  expect(tracked).toEqual([])
})

test('returns a ticket after showing what is refunded', async () => {
  const sent: unknown[] = []
  await renderScreen(oneTicket, {
    path: '/tickets/TK-0123456789AB',
    user,
    answers: [
      answer(getTicket, { data: ticket }),
      answer(cancelTicket, ({ body }) => {
        sent.push(body)
        const cancel = { ...ticket.cancel, isAllowed: false, reason: 'This ticket was cancelled.' }
        return { data: { ...ticket, state: 'cancelled' as const, cancel } }
      }),
    ],
  })
  await userEvent.click(await page.findByRole('button', { name: 'Return this ticket' }))
  expect(page.getByText(/₹499 will be refunded to you. If someone is waiting for a seat, they get it./)).toBeTruthy()
  await userEvent.click(page.getByRole('radio', { name: /My wallet/ }))
  await userEvent.click(page.getByRole('button', { name: 'Return it' }))
  expect(await page.findByText('This ticket was cancelled.')).toBeTruthy()
  expect(sent).toEqual([{ refundTo: 'wallet' }])
})

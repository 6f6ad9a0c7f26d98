import { getTicket, listTickets } from '@nukkad/contracts/endpoints/events/tickets'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepTickets, keptTickets } from './kept-tickets.ts'
import { screen as oneTicket } from './ticket-page.tsx'
import { givenTicket } from './tickets.given.ts'
import { screen as tickets } from './tickets-page.tsx'

const path = '/tickets/TK-0123456789AB'
const user = { _id: '1' } as const
const ticket = givenTicket()
const dead = refuse(0)
beforeEach(() => localStorage.clear())

describe('tickets without a network', () => {
  test('shows a stored ticket with its code, without the option to return it', async () => {
    keepTickets([ticket])
    await renderScreen(oneTicket, { path, user, answers: [answer(getTicket, dead)] })
    expect(await page.findByText(/You are offline: this is the ticket/, {}, { timeout: 15_000 })).toBeTruthy()
    expect(page.getByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Return this ticket' })).toBeNull()
  }, 20_000)

  test('lists all stored tickets', async () => {
    keepTickets([ticket])
    await renderScreen(tickets, { path: '/tickets', user, answers: [answer(listTickets, dead)] })
    expect(await page.findByText(/You can still use them for entry/, {}, { timeout: 15_000 })).toBeTruthy()
    expect(page.getByRole('heading', { name: 'Jazz under the neem' })).toBeTruthy()
  }, 20_000)
})

test('links to all tickets when the ticket does not exist', async () => {
  await renderScreen(oneTicket, { path, user, answers: [answer(getTicket, refuse(404, 'not_found'))] })
  expect(await page.findByRole('heading', { level: 1, name: 'Ticket not found' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'All your tickets' }).getAttribute('href')).toBe('/tickets')
})

test('loads the ticket on retry after an error', async () => {
  const { network } = await renderScreen(oneTicket, {
    path,
    user,
    answers: [answer(getTicket, refuse(403, 'forbidden'))],
  })
  expect((await page.findByRole('alert')).textContent).toContain('Your ticket could not be loaded')
  network.answer(getTicket, { data: ticket })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByRole('heading', { level: 1, name: 'Jazz under the neem' })).toBeTruthy()
})

test('asks a guest to sign in and requests nothing', async () => {
  const { network } = await renderScreen(oneTicket, { path })
  expect(page.getByText('Sign in to see your ticket.')).toBeTruthy()
  expect(network.calls).toHaveLength(0)
})

test('drops tickets of past events and ignores malformed storage', () => {
  const over = { ...ticket.event, ends: '2026-01-02T17:00:00Z' }
  keepTickets([ticket, givenTicket({ id: 'TK-0123456789AC', event: over })])
  expect(keptTickets().map(({ id }) => id)).toEqual([ticket.id])
  for (const text of ['{', '"x"']) {
    localStorage.setItem('nukkad_tickets', text)
    expect(keptTickets()).toEqual([])
  }
})

describe('ticket picture', () => {
  const save = async () => {
    const shown = await renderScreen(oneTicket, { path, user, answers: [answer(getTicket, { data: ticket })] })
    await userEvent.click(await page.findByRole('button', { name: 'Save as a picture' }))
    return shown
  }
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'Path2D')
  })

  test('suggests a screenshot when the picture cannot be drawn', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { notices } = await save()
    const text = 'The picture could not be created. You can take a screenshot instead.'
    await waitFor(() => expect(notices).toEqual([{ text, tone: 'error' }]))
  })

  test('draws what the door and the guest need and is saved under the ticket’s id', async () => {
    const written: string[] = []
    const drawn: unknown[] = []
    // jsdom has no canvas context; this one records what is drawn, at ten pixels per letter.
    const pen = {
      fillRect() {},
      save() {},
      restore() {},
      translate() {},
      scale() {},
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillText: (text: string) => void written.push(text),
      fill: ({ path }: { readonly path: string }) => void drawn.push(path),
    }
    Object.assign(globalThis, {
      Path2D: class {
        constructor(readonly path: string) {}
      },
    })
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((call) => call(new Blob(['x'])))
    Object.assign(URL, { createObjectURL: () => 'blob:ticket', revokeObjectURL() {} })
    const saved: (readonly string[])[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.href, this.download])
    })
    const { notices } = await save()
    await waitFor(() => expect(saved).toEqual([['blob:ticket', 'ticket-TK-0123456789AB.png']]))
    expect(written).toEqual([
      'Jazz under the neem',
      expect.stringContaining('ends at'),
      'Lodhi Garden',
      'ABCD-EFGH-JKMN-PQRS',
      'Asha Menon · On the grass',
    ])
    expect(drawn).toEqual(['M4 4h7v1H4z'])
    expect(notices).toEqual([])
  })
})

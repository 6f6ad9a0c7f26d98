/**
 * Runs in the page that is shown without a network: opens the wanted page once there is one, and shows the tickets that
 * the tickets' own page keeps in this browser.
 */
import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { localKeys } from '@nukkad/platform/host'

const graphics = 'http://www.w3.org/2000/svg'
const when = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** Only those of a user who is signed in; signing out also deletes them. */
function keptTickets(): Ticket[] {
  try {
    if (!localStorage.getItem(localKeys.user)) return []
    const kept: unknown = JSON.parse(localStorage.getItem(localKeys.tickets) ?? '[]')
    return Array.isArray(kept) ? (kept as Ticket[]).filter(({ state }) => state === 'valid') : []
  } catch {
    return []
  }
}

function line(kind: string, text: string): HTMLElement {
  const element = document.createElement(kind)
  element.textContent = text
  return element
}

function codeOf({ qr, guest }: Ticket): SVGElement {
  const picture = document.createElementNS(graphics, 'svg')
  picture.setAttribute('viewBox', `0 0 ${qr.size} ${qr.size}`)
  picture.setAttribute('role', 'img')
  picture.setAttribute('aria-label', `QR code of the ticket for ${guest}`)
  const path = document.createElementNS(graphics, 'path')
  path.setAttribute('d', qr.path)
  picture.append(path)
  return picture
}

function ticketOf(ticket: Ticket, isOpen: boolean): HTMLElement {
  const { event, guest, type, code } = ticket
  const element = document.createElement('details')
  element.open = isOpen
  const summary = document.createElement('summary')
  summary.append(line('b', event.title), line('span', `${when.format(new Date(event.starts))}, ${event.venue}`))
  element.append(summary, codeOf(ticket), line('p', code), line('p', `${guest} · ${type}`))
  return element
}

/** A stored ticket that cannot be read is left out; the others are shown. */
function drawn(ticket: Ticket, isOpen: boolean): HTMLElement[] {
  try {
    return [ticketOf(ticket, isOpen)]
  } catch {
    return []
  }
}

const tickets = keptTickets()
const wanted = tickets.filter(({ id }) => location.pathname === `/tickets/${id}`)
const shown = wanted.length > 0 ? wanted : tickets
const elements = shown.flatMap((ticket) => drawn(ticket, shown.length === 1))
if (elements.length > 0) {
  document.getElementById('tickets')?.append(line('h2', 'Your tickets'), ...elements)
}

const reload = () => location.reload()
document.getElementById('again')?.addEventListener('click', reload)
addEventListener('online', reload)

import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { useNotify } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { whenOf } from '../event/event-words.ts'

const failed = 'The picture could not be created. You can take a screenshot instead.'

/** Saves the ticket as a picture on the phone: for a friend who comes along, and for entrances without network. */
export function SavePicture({ ticket }: { readonly ticket: Ticket }) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { ticketPicture } = await import('./ticket-picture.ts')
      const { title, venue } = ticket.event
      const blob = await ticketPicture(ticket, { title, below: [whenOf(ticket.event), venue] })
      if (!blob) throw new Error(failed)
      const url = URL.createObjectURL(blob)
      Object.assign(document.createElement('a'), { href: url, download: `ticket-${ticket.id}.png` }).click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch {
      notify(failed, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
      Save as a picture
    </Button>
  )
}

import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { Qr } from '../parts/ticket/qr.tsx'
import styles from './at-the-door.module.css'
import { DoorView } from './door-view.tsx'

/** The code at the width of the page; a tap shows it full-screen on white. */
export function AtTheDoor({ ticket }: { readonly ticket: Ticket }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.code}>
      <Qr ticket={ticket} isLarge />
      {ticket.state === 'valid' && (
        <Button variant="secondary" className={styles.enlarge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show it at the door
        </Button>
      )}
      {isOpen && <DoorView ticket={ticket} onClose={() => setOpen(false)} />}
    </div>
  )
}

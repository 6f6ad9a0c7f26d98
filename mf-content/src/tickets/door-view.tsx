import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { Button } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import { Qr } from '../parts/ticket/qr.tsx'
import styles from './at-the-door.module.css'

interface DoorViewProps {
  readonly ticket: Ticket
  readonly onClose: () => void
}

/** Shows only the code on pure white, in either theme, and keeps the screen on. */
export function DoorView({ ticket, onClose }: DoorViewProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  useEffect(keptAwake, [])
  return (
    <dialog ref={box} className={styles.door} data-theme="light" aria-label="At the door" onClose={onClose}>
      <p className={styles.event}>{ticket.event.title}</p>
      <Qr ticket={ticket} isLarge />
      <p className={styles.guest}>{ticket.guest}</p>
      <Button variant="secondary" onClick={() => box.current?.close()}>
        Close
      </Button>
    </dialog>
  )
}

/** Without wake lock support or permission, the screen dims as usual. */
function keptAwake() {
  const asked = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => undefined) : undefined
  return () => void asked?.then((lock) => lock?.release())
}

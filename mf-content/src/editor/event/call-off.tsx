import { callOffEvent, type EditedEvent } from '@nukkad/contracts/endpoints/content/editor'
import type { Editing } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { useApi, useNotify } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { useState } from 'react'
import type { WrittenEvent } from './event-kind.ts'

/** Cancels an event before it starts; asks for confirmation, because emails and refunds go out at once. */
export function CallOff({ editing }: { readonly editing: Editing<EditedEvent, WrittenEvent> }) {
  const api = useApi()
  const notify = useNotify()
  const { facts } = editing
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const sold = facts.seats.reduce((sum, one) => sum + one.sold, 0)
  if (facts.isCalledOff)
    return (
      <section className={styles.panel} aria-labelledby="called-off">
        <h2 id="called-off">Cancelled</h2>
        <p>Its page says so, tickets are no longer valid, and whoever paid is refunded.</p>
      </section>
    )
  if (facts.state !== 'published') return null

  async function callOff() {
    setBusy(true)
    setProblem('')
    try {
      if (await editing.flush()) {
        const body = { version: editing.version() }
        editing.adopt((await api.call(callOffEvent, { params: { id: facts.id }, body })).data)
        notify('The event was cancelled. Ticket holders are being notified.')
      }
    } catch (error) {
      setProblem(editing.refuseStep(error))
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <section className={styles.panel} aria-labelledby="call-off">
      <h2 id="call-off">Cancel the event</h2>
      <p>
        {sold === 0 ? 'No tickets have been booked yet.' : `${sold} ${sold === 1 ? 'ticket is' : 'tickets are'} sold.`}
      </p>
      <p role="alert" className={styles.alert}>
        {problem}
      </p>
      <Button wide variant="danger" onClick={() => setAsking(true)}>
        Cancel the event
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this event?"
        description={
          sold === 0
            ? 'Its page will say so. This cannot be undone.'
            : `${sold === 1 ? 'One ticket becomes' : `${sold} tickets become`} invalid. Whoever paid is refunded in full, and everyone is told by email or text. This cannot be undone.`
        }
        keep="Keep the event"
        confirm="Cancel the event"
        busy={isBusy}
        onConfirm={() => void callOff()}
      />
    </section>
  )
}

import { cancelTicket, type Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import { formatRupees, useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { useState } from 'react'
import styles from './tickets.module.css'

const seatGoes = 'If someone is waiting for a seat, they get it.'
type Target = 'source' | 'wallet'

/** Returns a ticket: what happens to the money is explained and chosen first. */
export function GiveBack({ ticket }: { readonly ticket: Ticket }) {
  const api = useApi()
  const client = useQueryClient()
  const { cancel } = ticket
  const [isAsked, setAsked] = useState(false)
  const [to, setTo] = useState<Target>(cancel.toSource ? 'source' : 'wallet')
  const giving = useMutation({
    mutationFn: () => api.call(cancelTicket, { params: { ticketId: ticket.id }, body: { refundTo: to } }),
    onSuccess: async ({ data }) => {
      client.setQueryData(['ticket', ticket.id], { ticket: data, isKept: false })
      await client.invalidateQueries({ queryKey: ['tickets'] })
      await client.invalidateQueries({ queryKey: ['registration', ticket.event.slug] })
    },
  })
  if (!cancel.isAllowed) return <p className={styles.quiet}>{cancel.reason}</p>
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Return this ticket
      </Button>
    )
  }
  return (
    <section className={styles.giveBack} aria-label="Return the ticket">
      <p>{cancel.refund > 0 ? `${formatRupees(cancel.refund)} will be refunded to you. ${seatGoes}` : seatGoes}</p>
      {cancel.refund > 0 && cancel.toSource && (
        <RadioGroup
          label="How would you like to be refunded?"
          value={to}
          onChange={(value) => setTo(value === 'wallet' ? 'wallet' : 'source')}
          options={[
            { value: 'source', label: 'Original payment method', hint: 'Banks take five to seven days' },
            { value: 'wallet', label: 'My wallet', hint: 'Available at once, never expires' },
          ]}
        />
      )}
      <p role="alert">{giving.error?.message}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setAsked(false)}>
          Keep the ticket
        </Button>
        <Button variant="danger" busy={giving.isPending} onClick={() => giving.mutate()}>
          Return it
        </Button>
      </div>
    </section>
  )
}

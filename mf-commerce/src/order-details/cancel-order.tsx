import { cancelOrder, type Order } from '@nukkad/contracts/endpoints/orders/orders'
import { useApi, useMutation, useNotify, useQueryClient, useTrack, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { TextField } from '@nukkad/ui/text-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import { piecesProps } from '../parts/measuring/event-items.ts'
import { orderKey } from '../parts/order/order.queries.ts'
import styles from './order-details.module.css'

const reasons = [
  'I ordered it by mistake',
  'I want another size or colour',
  'Delivery takes too long',
  'I found it cheaper elsewhere',
  'Something else',
] as const

/** Cancels the order after a confirmation. Free until it ships; the server decides. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<string>()
  const [words, setWords] = useState('')
  useUnsavedInput(isAsking && words !== '')
  const cancelling = useMutation({
    mutationFn: async () => {
      const said = [reason === 'Something else' ? undefined : reason, words.trim()].filter(Boolean).join('. ')
      const body = said ? { reason: said } : {}
      return (await api.call(cancelOrder, { params: { orderId: order.orderId }, body })).data
    },
    onSuccess(cancelled) {
      client.setQueryData(orderKey(order.orderId), cancelled)
      void client.invalidateQueries({ queryKey: ['orders'] })
      track('ORDER_CANCELLED', piecesProps(order, order.lines, order.totals.paid))
      notify('Your order is cancelled.', { tone: 'success' })
    },
  })
  const form = useLostFocus<HTMLFormElement>(isAsking)
  const ask = useLostFocus<HTMLButtonElement>(isAsking)
  if (!isAsking) {
    return (
      <div className={styles.again}>
        <Button ref={ask} variant="secondary" size={48} onClick={() => setAsking(true)}>
          Cancel this order
        </Button>
        <p className={styles.quiet}>Free until it ships.</p>
      </div>
    )
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      method="post"
      className={styles.cancel}
      aria-label="Cancel this order"
      onSubmit={(event) => {
        event.preventDefault()
        if (!cancelling.isPending) cancelling.mutate()
      }}
    >
      <RadioGroup
        label="Why are you cancelling?"
        hint="Optional. The maker will see this."
        options={reasons.map((text) => ({ value: text, label: text }))}
        value={reason ?? ''}
        onChange={setReason}
      />
      <TextField
        label="Details"
        optional
        maxLength={240}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {hasPaid(order) && (
        <p className={styles.quiet}>
          You will be refunded to the original payment method; your perks and coupon are returned.
        </p>
      )}
      <p role="alert" className={styles.alert}>
        {cancelling.error?.message}
      </p>
      <div className={styles.cancelActions}>
        <Button type="submit" variant="danger" size={48} busy={cancelling.isPending}>
          Cancel the order
        </Button>
        <Button variant="quiet" size={48} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}

/** Whether anything was paid; also true of a cash order that the wallet paid in part. */
const hasPaid = ({ payment, totals: { perks, gift_cards: cards, credit } }: Order): boolean =>
  payment.status === 'captured' || perks + cards + credit > 0

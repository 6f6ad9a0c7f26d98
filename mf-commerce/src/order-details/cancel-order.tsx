import { cancelOrder, type Order } from '@nukkad/contracts/endpoints/orders'
import { useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { orderKey } from '../parts/order/order.queries.ts'
import styles from './order-details.module.css'

/** Takes the order back, after one more question. Free until it ships; the server has the last word. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const cancelling = useMutation({
    mutationFn: async () =>
      (
        await api.call(cancelOrder, {
          params: { orderId: order.orderId },
          body: reason.trim() ? { reason: reason.trim() } : {},
        })
      ).data,
    onSuccess(cancelled) {
      client.setQueryData(orderKey(order.orderId), cancelled)
      void client.invalidateQueries({ queryKey: ['orders'] })
      notify('Your order is cancelled.', { tone: 'success' })
    },
  })
  if (!isAsking) {
    return (
      <div>
        <Button variant="secondary" size={48} onClick={() => setAsking(true)}>
          Cancel this order
        </Button>
        <p className={styles.quiet}>Free until it ships.</p>
      </div>
    )
  }
  return (
    <form
      className={styles.cancel}
      aria-label="Cancel this order"
      onSubmit={(event) => {
        event.preventDefault()
        if (!cancelling.isPending) cancelling.mutate()
      }}
    >
      <TextField
        label="What made you change your mind?"
        hint="The maker reads it."
        optional
        maxLength={300}
        value={reason}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      {cancelling.isError && (
        <p role="alert" className={styles.alert}>
          {cancelling.error.message}
        </p>
      )}
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

import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { cancelReturn } from '@nukkad/contracts/endpoints/orders/returns'
import { useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import { orderKey } from '../order/order.queries.ts'
import styles from './request.module.css'
import { nouns } from './request-words.ts'
import { returnableKey } from './returnable.queries.ts'

/** Withdraws a request, after a confirmation. */
export function CancelRequest({ request }: { readonly request: ReturnRequest }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const noun = nouns[request.kind].toLowerCase()
  const cancelling = useMutation({
    mutationFn: () => api.call(cancelReturn, { params: { id: request.requestId } }),
    onSuccess: () => notify('Request cancelled. You keep the item.', { tone: 'success' }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: orderKey(request.orderId) }),
        client.invalidateQueries({ queryKey: returnableKey(request.orderId) }),
      ]),
  })
  const question = useLostFocus<HTMLFieldSetElement>(isAsking)
  const ask = useLostFocus<HTMLButtonElement>(isAsking)
  if (!isAsking) {
    return (
      <div>
        <Button ref={ask} variant="secondary" size={40} onClick={() => setAsking(true)}>
          Cancel this {noun}
        </Button>
      </div>
    )
  }
  return (
    <fieldset ref={question} tabIndex={-1} className={styles.group}>
      <legend className={styles.quiet}>You will keep the item, and no pickup takes place.</legend>
      <p role="alert" className={styles.alert}>
        {cancelling.error?.message}
      </p>
      <div className={styles.ways}>
        <Button variant="danger" size={40} busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Yes, cancel it
        </Button>
        <Button variant="quiet" size={40} onClick={() => setAsking(false)}>
          No, continue with it
        </Button>
      </div>
    </fieldset>
  )
}

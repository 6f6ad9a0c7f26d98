import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { useInvoice } from '@nukkad/platform/invoice'
import { Button } from '@nukkad/ui/button'
import styles from './order-details.module.css'

/** The GST invoice as a PDF. */
export function InvoiceButton({ order }: { readonly order: Pick<Order, 'orderId' | 'invoice' | 'state'> }) {
  const { orderId, invoice, state } = order
  const fetching = useInvoice(orderId)
  // It was never packed and will not be.
  if (!invoice && state === 'cancelled') return null
  if (!invoice) return <p className={styles.quiet}>The invoice is created when the order is packed.</p>
  return (
    <div>
      <Button variant="secondary" size={40} busy={fetching.isPending} onClick={() => fetching.mutate()}>
        Invoice {invoice.number}
      </Button>
      {fetching.isError && (
        <p role="alert" className={styles.alert}>
          {fetching.error.message}
        </p>
      )}
    </div>
  )
}

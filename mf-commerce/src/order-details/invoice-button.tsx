import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { useInvoice } from '@nukkad/platform/invoice'
import { Button } from '@nukkad/ui/button'
import styles from './order-details.module.css'

/** The GST invoice as PDF. */
export function InvoiceButton({ order: { orderId, invoice } }: { readonly order: Pick<Order, 'orderId' | 'invoice'> }) {
  const fetching = useInvoice(orderId)
  if (!invoice) return <p className={styles.quiet}>The invoice comes when the order is packed.</p>
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

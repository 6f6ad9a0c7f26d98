import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { useInvoice } from '@nukkad/platform/invoice'
import { Button } from '@nukkad/ui/button'
import styles from './merchant-order.module.css'

/** Downloads the GST invoice as a PDF. */
export function InvoiceButton({
  order: { orderId, invoice },
}: {
  readonly order: Pick<MerchantOrder, 'orderId' | 'invoice'>
}) {
  const fetching = useInvoice(orderId)
  if (!invoice) return <p className={styles.quiet}>The invoice is created when the order is packed.</p>
  return (
    <>
      <Button variant="secondary" size={48} busy={fetching.isPending} onClick={() => fetching.mutate()}>
        Invoice {invoice.number}
      </Button>
      <p role="alert" className={styles.alert}>
        {fetching.error?.message}
      </p>
    </>
  )
}

import { getInvoice } from '@nukkad/contracts/endpoints/invoices'
import type { Order } from '@nukkad/contracts/endpoints/orders'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './order-details.module.css'

/** The GST invoice as PDF. It is fetched with the session and handed to the browser, so its address opens for nobody else. */
export function InvoiceButton({ order: { orderId, invoice } }: { readonly order: Pick<Order, 'orderId' | 'invoice'> }) {
  const api = useApi()
  const fetching = useMutation({
    mutationFn: () => api.call(getInvoice, { params: { orderId } }, { timeout: 30_000 }),
    onSuccess(file) {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = `invoice-${orderId}.pdf`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    },
  })
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

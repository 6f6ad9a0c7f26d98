import { getInvoice } from '@nukkad/contracts/endpoints/invoices'
import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchant-orders'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './merchant-order.module.css'

/** The GST invoice as PDF, fetched with the session, so that its address opens for nobody else. */
export function InvoiceButton({
  order: { orderId, invoice },
}: {
  readonly order: Pick<MerchantOrder, 'orderId' | 'invoice'>
}) {
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
  if (!invoice) return <p className={styles.quiet}>The invoice is made when it is packed.</p>
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

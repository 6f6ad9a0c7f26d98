import { getInvoice } from '@nukkad/contracts/endpoints/orders/invoices'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useApi, useMutation } from '@nukkad/platform'
import { download } from '../files/index.ts'

/**
 * The GST invoice of an order as PDF, for its buyer and its merchant: `mutate()` fetches it with the session and saves
 * it as a download. `error.message` can be shown to the user.
 */
export function useInvoice(orderId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(getInvoice, { params: { orderId } }, { timeout: 30_000 }),
    onSuccess: (file) => download(file, `invoice-${orderId}.pdf`),
  })
}

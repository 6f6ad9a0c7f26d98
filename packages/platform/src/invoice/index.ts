import { getInvoice } from '@nukkad/contracts/endpoints/orders/invoices'
// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useApi, useMutation } from '@nukkad/platform'
import { download } from '../files/index.ts'

/**
 * The GST invoice of an order as PDF, for its shopper and its maker: `mutate()` fetches it with the session and hands it
 * to the browser. `error.message` is for the reader.
 */
export function useInvoice(orderId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(getInvoice, { params: { orderId } }, { timeout: 30_000 }),
    onSuccess: (file) => download(file, `invoice-${orderId}.pdf`),
  })
}

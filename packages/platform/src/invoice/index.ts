import { getInvoice } from '@nukkad/contracts/endpoints/invoices'
// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useApi, useMutation } from '@nukkad/platform'

/** The browser may still be reading the file for a while after it was handed over. */
const keptFor = 60_000

/**
 * The GST invoice of an order as PDF, for its shopper and its maker: `mutate()` fetches it with the session and hands it
 * to the browser, so that its address opens for nobody else. `error.message` is for the reader.
 */
export function useInvoice(orderId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(getInvoice, { params: { orderId } }, { timeout: 30_000 }),
    onSuccess(file) {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = `invoice-${orderId}.pdf`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), keptFor)
    },
  })
}

import type { InvoiceDocument } from '../invoice-document.ts'

/** The small print below an invoice or a credit note, as one paragraph. */
export function invoiceNotes({ kind, shipping, paymentDiscount, seller, reason }: InvoiceDocument): string[] {
  const told = [
    ...(reason ? [`Reason: ${reason}.`] : []),
    ...(kind === 'invoice'
      ? ['All amounts are in Indian rupees. Prices include GST.']
      : ['All amounts are in Indian rupees.']),
    ...(shipping > 0
      ? ['Delivery is collected for the courier as a pure agent and is not part of the taxable value.']
      : []),
    ...(paymentDiscount > 0
      ? ['The online-payment discount is given by Nukkad and does not reduce the taxable value of the goods.']
      : []),
    ...(seller.gstin === null ? ['The seller is not registered for GST.'] : []),
    'Issued electronically; valid without a signature.',
  ]
  return [told.join(' ')]
}

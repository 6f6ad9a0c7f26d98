import { optionWords } from '../orders/mails/option-words.ts'
import type { LineToInvoice, OrderToInvoice } from '../orders/money/invoicing.service.ts'
import { type Paise, sum } from '../pricing/money.ts'
import type { InvoiceKind } from './financial-year.ts'

export interface Seller {
  readonly legalName: string
  /** null when not registered */
  readonly gstin: string | null
  readonly address: readonly string[]
  readonly state: string | null
}

export interface InvoiceLine {
  readonly lineId: number
  readonly name: string
  /** Colour, size and personalisation. */
  readonly detail: string
  readonly hsn: string
  readonly qty: number
  readonly price: Paise
  readonly discount: Paise
  readonly percent: number
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly goods: Paise
}

/** The whole content of the document. Stored permanently as issued, so its shape may only be extended. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind
  readonly number: string
  readonly issuedAt: string
  readonly orderId: string
  readonly orderedAt: string
  readonly seller: Seller & { readonly tradeName: string }
  readonly buyer: { readonly name: string; readonly phone: string; readonly address: readonly string[] }
  /** The state that the goods are shipped to. */
  readonly placeOfSupply: string
  readonly method: OrderToInvoice['method']
  readonly lines: readonly InvoiceLine[]
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  readonly goods: Paise
  /** Collected for the courier; not part of the value of the goods. 0 on a credit note. */
  readonly shipping: Paise
  /** Granted by the shop, not by the seller, so it does not reduce the value of the goods. 0 on a credit note. */
  readonly paymentDiscount: Paise
  /** The part of the total paid by gift cards, a means of payment and not a discount; absent on older documents. */
  readonly gifts?: Paise
  /** The part of the total paid from the buyer's credit at the shop. */
  readonly credit: Paise
  /** The invoice that a credit note refers to, and its reason. */
  readonly against: { readonly number: string; readonly issuedAt: string } | null
  readonly reason: string | null
}

/** The parts of the total paid from the buyer's wallet, as the document lists them below the total. */
export const paidFromWallet = ({ gifts = 0, credit }: InvoiceDocument): readonly (readonly [string, Paise])[] =>
  (
    [
      ['paid by gift card', gifts],
      ['of it from your Nukkad credit', credit],
    ] as const
  ).filter(([, amount]) => amount > 0)

export interface Issue {
  readonly kind: InvoiceKind
  readonly number: string
  readonly order: OrderToInvoice
  readonly seller: Seller | undefined
  readonly lines: readonly InvoiceLine[]
  readonly against?: InvoiceDocument
  readonly reason?: string
  readonly now: Date
}

export function documentOf({ kind, number, order, seller, lines, against, reason, now }: Issue): InvoiceDocument {
  const { name, phone, line1, line2, landmark, city, state, postcode } = order.address
  const isInvoice = kind === 'invoice'
  return {
    kind,
    number,
    issuedAt: now.toISOString(),
    orderId: order.id,
    orderedAt: new Date(order.placedAt).toISOString(),
    method: order.method,
    seller: against?.seller ?? { ...(seller ?? unregistered(order)), tradeName: order.merchantName },
    buyer: {
      name,
      phone,
      address: [line1, line2, landmark, `${city} ${postcode}`, state].filter((line) => line !== ''),
    },
    placeOfSupply: state,
    lines,
    taxable: sum(lines, (line) => line.taxable),
    cgst: sum(lines, (line) => line.cgst),
    sgst: sum(lines, (line) => line.sgst),
    igst: sum(lines, (line) => line.igst),
    goods: sum(lines, (line) => line.goods),
    shipping: isInvoice ? sum(order.lines, (line) => line.shipping) : 0,
    paymentDiscount: isInvoice ? sum(order.lines, (line) => line.paymentDiscount) : 0,
    gifts: isInvoice ? order.gifts : 0,
    credit: isInvoice ? order.credit : 0,
    against: against ? { number: against.number, issuedAt: against.issuedAt } : null,
    reason: reason ?? null,
  }
}

const unregistered = ({ merchantName }: OrderToInvoice): Seller => ({
  legalName: merchantName,
  gstin: null,
  address: [],
  state: null,
})

/** An order line in full. */
export function invoiceLine(line: LineToInvoice): InvoiceLine {
  const { id, name, hsn, qty, price, discount, percent, taxable, cgst, sgst, igst, goods } = line
  const detail = [
    ...Object.entries(line.options).map(([what, value]) => `${what}: ${value}`),
    ...line.customOptions.map(optionWords),
  ].join(', ')
  return { lineId: id, name, detail, hsn, qty, price, discount, percent, taxable, cgst, sgst, igst, goods }
}

/** What the buyer was charged for the items of the document. */
export const totalOf = ({ goods, shipping, paymentDiscount }: InvoiceDocument): Paise =>
  goods + shipping - paymentDiscount

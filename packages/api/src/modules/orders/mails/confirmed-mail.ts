import type { Part, WrittenMail } from '../../mail/written-mail.ts'
import { rupees, sum } from '../../pricing/money.ts'
import { longDay } from '../days/day-words.ts'
import type { OrderRow } from '../order-rows.ts'
import { optionWords } from './option-words.ts'

/** The order confirmation: contents, merchant, delivery time, address and payment. */
export function confirmedMail(orders: readonly OrderRow[], firstName: string, href: string): WrittenMail {
  const total = sum(orders, ({ payable }) => payable)
  const fromWallet = walletRows(orders)
  const left = sum(orders, ({ payable, gifts, credit }) => payable - gifts - credit)
  const [first] = orders
  const isCash = first?.method === 'cashondelivery'
  const due = isCash ? 'To pay on delivery' : first?.method === 'free' ? 'Left to pay' : 'Paid online'
  const {
    name = '',
    phone = '',
    line1 = '',
    line2 = '',
    landmark = '',
    city = '',
    postcode = '',
  } = first?.address ?? {}
  return {
    subject: `Your Nukkad order is confirmed (${rupees(total)})`,
    heading: `Thank you, ${firstName}`,
    preview: first?.expectedBy ? `Arrives ${arrival(first)}.` : 'Your order is confirmed.',
    parts: [
      {
        paragraph: `${orders.length === 1 ? 'Your maker is' : 'Your makers are'} preparing your order. Here are the details.`,
      },
      ...orders.flatMap(parcel),
      { title: 'Payment' },
      { rows: bill(orders) },
      ...(fromWallet.length > 0 ? [{ total: 'Total', amount: rupees(total) }, { rows: fromWallet }] : []),
      { total: due, amount: rupees(left) },
      { title: 'Delivery address' },
      {
        address: [
          name,
          line1,
          line2,
          landmark,
          `${city} ${postcode.slice(0, 3)} ${postcode.slice(3)}`,
          `Phone ${phone}`,
        ].filter(Boolean),
      },
      ...giftNote(first),
      { button: 'See your order', href },
      { note: 'You can cancel free of charge until it ships. The GST invoice is available once a parcel is packed.' },
    ],
  }
}

/** on Saturday, 5 December, the day that the buyer chose; or by the promised one */
const arrival = ({ deliverOn, expectedBy }: OrderRow): string =>
  deliverOn ? `on ${longDay(deliverOn)}` : expectedBy ? `by ${longDay(expectedBy)}` : ''

function parcel(order: OrderRow): Part[] {
  const { id, merchantName, expectedBy, lines } = order
  return [
    { title: `From ${merchantName}` },
    { paragraph: `Order ${id}${expectedBy ? `, arrives ${arrival(order)}` : ''}` },
    {
      items: lines.map(({ qty, name, items, options, customOptions }) => ({
        name: `${qty} × ${name}`,
        detail: [
          ...Object.entries(options).map(([what, value]) => `${what}: ${value}`),
          ...customOptions.map(optionWords),
        ].join(', '),
        amount: rupees(items),
      })),
    },
  ]
}

/** The note as the recipient reads it. */
function giftNote(order: OrderRow | undefined): Part[] {
  if (!order?.giftNoteFrom) return []
  return [
    { title: 'Sent as a gift' },
    ...(order.giftNoteText ? [{ paragraph: order.giftNoteText }] : []),
    { paragraph: `From ${order.giftNoteFrom}.` },
    { paragraph: 'The makers enclose your note and leave prices out.' },
  ]
}

function bill(orders: readonly OrderRow[]): [string, string][] {
  const of = (pick: (order: OrderRow) => number) => sum(orders, pick)
  const perks = of(perksOf)
  const off = of(({ discount }) => discount) - perks
  const online = of(({ paymentDiscount }) => paymentDiscount)
  const shipping = of((order) => order.shipping)
  return [
    ['Items', rupees(of(({ items }) => items))],
    ...(off > 0 ? [['Discounts', `−${rupees(off)}`] as [string, string]] : []),
    ...(perks > 0 ? [['Perks', `−${rupees(perks)}`] as [string, string]] : []),
    ['Delivery', shipping > 0 ? rupees(shipping) : 'Free'],
    ...(online > 0 ? [['Online payment discount', `−${rupees(online)}`] as [string, string]] : []),
  ]
}

const perksOf = ({ lines }: OrderRow): number => sum(lines, ({ perks }) => perks)

/** The parts paid by gift cards and credit. */
function walletRows(orders: readonly OrderRow[]): [string, string][] {
  const cards = sum(orders, ({ gifts }) => gifts)
  const credit = sum(orders, (order) => order.credit)
  return [
    ...(cards > 0 ? [['From your gift cards', `−${rupees(cards)}`] as [string, string]] : []),
    ...(credit > 0 ? [['From your credit', `−${rupees(credit)}`] as [string, string]] : []),
  ]
}

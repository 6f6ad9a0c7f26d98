import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { MailService } from '../mail/mail.service.ts'
import { type OrderRow, orderBook } from '../orders/order-book.service.ts'
import { rupees } from '../pricing/money.ts'
import { requestBook } from '../returns/requesting/request-book.service.ts'
import type { ReturnRow } from '../returns/return-rows.ts'
import { peopleOf } from './merchant-account.repository.ts'

interface OrderMail {
  readonly orderId: string
  readonly firstName: string
}
interface RequestMail {
  readonly requestId: string
  readonly firstName: string
}

export interface MerchantMailParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly mail: MailService
  readonly publicUrl: string
}

/**
 * What the people of a merchant are told by mail: a new order, one that was cancelled, somebody who sends something back.
 * They hear of it after the buyer's own call is answered; each of them once.
 */
export function writeMerchantMails({ db, outbox, mail, publicUrl }: MerchantMailParts): void {
  const orderHref = (orderId: string) => publicUrl + hrefs.merchantOrder(orderId)

  mail.template<OrderMail>('merchant-new-order', async ({ orderId, firstName }) => {
    const order = await orderBook.find(db, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    return {
      subject: `New order ${orderId} (${rupees(order.payable)})`,
      heading: `A new order, ${firstName}`,
      parts: [
        { rows: order.lines.map((line) => [`${line.qty} × ${line.name}`, rupees(line.items)] as const) },
        { paragraph: `To ${order.address.city} ${order.address.postcode}, promised by ${order.expectedBy}.` },
        { button: 'Accept it', href: orderHref(orderId) },
      ],
    }
  })
  mail.template<OrderMail>('merchant-order-cancelled', ({ orderId, firstName }) => ({
    subject: `Order ${orderId} was cancelled`,
    heading: `Please don’t send ${orderId}, ${firstName}`,
    parts: [
      { paragraph: 'Its buyer cancelled it. The pieces are back in your stock.' },
      { button: 'See the order', href: orderHref(orderId) },
    ],
  }))
  mail.template<RequestMail>('merchant-new-request', async ({ requestId, firstName }) => {
    const row = await requestBook.find(db, requestId)
    if (!row) throw new Error(`there is no request ${requestId}`)
    return {
      subject: `${titles[row.kind]} for ${row.orderId}`,
      heading: `Please answer, ${firstName}`,
      parts: [
        { paragraph: `${row.buyer} asks for ${asks[row.kind]}.` },
        { rows: row.lines.map(({ pieces, name, note }) => [`${pieces.length} × ${name}`, note] as const) },
        { button: 'Answer', href: orderHref(row.orderId) },
      ],
    }
  })

  async function tell(
    template: string,
    merchantIds: readonly number[],
    each: (merchantId: number) => readonly object[],
  ) {
    for (const { userId, merchantId, email, firstName } of await peopleOf(db, merchantIds)) {
      for (const about of each(merchantId)) {
        const key = `${Object.values(about)[0]}:${userId}`
        await mail.send(db, { template, to: email, key, data: { ...about, firstName } })
      }
    }
  }
  const tellOf = (template: string, orders: readonly OrderRow[]) =>
    tell(
      template,
      orders.map(({ merchantId }) => merchantId),
      (merchantId) => orders.filter((order) => order.merchantId === merchantId).map(({ id }) => ({ orderId: id })),
    )

  outbox.handle('orders-placed', async (payload) => {
    const { transactionId } = payload as { transactionId: string }
    await tellOf('merchant-new-order', await orderBook.ofTransaction(db, transactionId))
  })
  outbox.handle('order-placed', async (payload) => {
    const order = await orderBook.find(db, (payload as { orderId: string }).orderId)
    if (order) await tellOf('merchant-new-order', [order])
  })
  outbox.handle('order-cancelled', async (payload) => {
    const order = await orderBook.find(db, (payload as { orderId: string }).orderId)
    if (order) await tellOf('merchant-order-cancelled', [order])
  })
  outbox.handle('request-made', async (payload) => {
    const { requestId } = payload as { requestId: string }
    const row = await requestBook.find(db, requestId)
    if (row) await tell('merchant-new-request', [row.merchantId], () => [{ requestId }])
  })
}

const titles: Readonly<Record<ReturnRow['kind'], string>> = { return: 'Return', exchange: 'Exchange', claim: 'Damage' }
const asks: Readonly<Record<ReturnRow['kind'], string>> = {
  return: 'a return',
  exchange: 'an exchange',
  claim: 'money back for something damaged',
}

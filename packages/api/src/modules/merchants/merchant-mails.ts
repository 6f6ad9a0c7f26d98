import type { Outbox } from '../../outbox/outbox.ts'
import { type OrderRow, orderBook } from '../orders/order-book.service.ts'
import { questionBook } from '../product-questions/question-book.service.ts'
import { requestBook } from '../returns/requesting/request-book.service.ts'
import { peopleOf } from './merchant-account.repository.ts'
import { addMerchantMailTemplates, type MerchantMailTemplateParts } from './merchant-mail-templates.ts'

export interface MerchantMailParts extends MerchantMailTemplateParts {
  readonly outbox: Outbox
}

/**
 * Mails to a merchant's people: a new order, a cancelled one, another day of delivery, a return request, a question.
 * They are sent after the buyer's own call has been answered; each once per person.
 */
export function writeMerchantMails({ outbox, ...parts }: MerchantMailParts): void {
  const { db, mail } = parts
  addMerchantMailTemplates(parts)

  async function tellOfOrders(
    template: 'merchant-new-order' | 'merchant-order-cancelled',
    orders: readonly OrderRow[],
  ) {
    const merchantIds = orders.map(({ merchantId }) => merchantId)
    for (const { userId, merchantId, email, firstName } of await peopleOf(db, merchantIds)) {
      for (const { id: orderId } of orders.filter((order) => order.merchantId === merchantId)) {
        await mail.send(db, { template, to: email, key: `${orderId}:${userId}`, data: { orderId, firstName } })
      }
    }
  }

  outbox.handle('orders-placed', async ({ transactionId }) => {
    await tellOfOrders('merchant-new-order', await orderBook.ofTransaction(db, transactionId))
  })
  outbox.handle('order-placed', async ({ orderId }) => {
    const order = await orderBook.find(db, orderId)
    if (order) await tellOfOrders('merchant-new-order', [order])
  })
  outbox.handle('order-cancelled', async ({ orderId }) => {
    const order = await orderBook.find(db, orderId)
    if (order) await tellOfOrders('merchant-order-cancelled', [order])
  })
  outbox.handle('order-day-moved', async ({ orderId, eventId }) => {
    const order = await orderBook.find(db, orderId)
    if (!order) return
    for (const { userId, email: to, firstName } of await peopleOf(db, [order.merchantId])) {
      const data = { orderId, firstName }
      await mail.send(db, { template: 'merchant-order-day', to, key: `${eventId}:${userId}`, data })
    }
  })
  outbox.handle('request-made', async ({ requestId }) => {
    const row = await requestBook.find(db, requestId)
    if (!row) return
    for (const { userId, email: to, firstName } of await peopleOf(db, [row.merchantId])) {
      const data = { requestId, firstName }
      await mail.send(db, { template: 'merchant-new-request', to, key: `${requestId}:${userId}`, data })
    }
  })
  outbox.handle('question-asked', async ({ questionId }) => {
    const question = await questionBook.find(db, questionId)
    if (!question) return
    for (const { userId, email: to, firstName } of await peopleOf(db, [question.merchantId])) {
      const data = { questionId, firstName }
      await mail.send(db, { template: 'merchant-new-question', to, key: `${questionId}:${userId}`, data })
    }
  })
}

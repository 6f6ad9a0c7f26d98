import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import type { MailService } from '../mail/mail.service.ts'
import { longDay } from '../orders/days/day-words.ts'
import { type OrderRow, orderBook } from '../orders/order-book.service.ts'
import { rupees } from '../pricing/money.ts'
import { questionBook } from '../product-questions/question-book.service.ts'
import { requestBook } from '../returns/requesting/request-book.service.ts'
import type { ReturnRow } from '../returns/return-rows.ts'

interface OrderMail {
  readonly orderId: string
  readonly firstName: string
}
interface RequestMail {
  readonly requestId: string
  readonly firstName: string
}
interface QuestionMail {
  readonly questionId: string
  readonly firstName: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'merchant-new-order': OrderMail
    readonly 'merchant-order-cancelled': OrderMail
    readonly 'merchant-order-day': OrderMail
    readonly 'merchant-new-request': RequestMail
    readonly 'merchant-new-question': QuestionMail
  }
}

export interface MerchantMailTemplateParts {
  readonly db: Db
  readonly mail: MailService
  /** The shop's address, for links. */
  readonly publicUrl: string
}

const titles: Readonly<Record<ReturnRow['kind'], string>> = { return: 'Return', exchange: 'Exchange', claim: 'Damage' }
const asks: Readonly<Record<ReturnRow['kind'], string>> = {
  return: 'a return',
  exchange: 'an exchange',
  claim: 'a refund for a damaged item',
}

function whenToSend({ deliverOn, expectedBy, sendBy }: OrderRow): string {
  if (!expectedBy) return 'Please send it as soon as possible.'
  const delivery = deliverOn ? `Deliver on ${longDay(deliverOn)}` : `Promised by ${longDay(expectedBy)}`
  return sendBy ? `${delivery}: send by ${longDay(sendBy)}.` : `${delivery}.`
}

/** The templates of the mails to a merchant's people; each is filled in when it is sent. */
export function addMerchantMailTemplates({ db, mail, publicUrl }: MerchantMailTemplateParts): void {
  const orderHref = (orderId: string) => publicUrl + hrefs.merchantOrder(orderId)

  mail.template('merchant-new-order', async ({ orderId, firstName }) => {
    const order = await orderBook.find(db, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    return {
      subject: `New order ${orderId} (${rupees(order.payable)})`,
      heading: `You have a new order, ${firstName}`,
      parts: [
        { rows: order.lines.map((line) => [`${line.qty} × ${line.name}`, rupees(line.items)] as const) },
        { paragraph: `To ${order.address.city} ${order.address.postcode}. ${whenToSend(order)}` },
        { button: 'Accept order', href: orderHref(orderId) },
      ],
    }
  })
  mail.template('merchant-order-cancelled', ({ orderId, firstName }) => ({
    subject: `Order ${orderId} was cancelled`,
    heading: `Please do not ship ${orderId}, ${firstName}`,
    parts: [
      { paragraph: 'The buyer has cancelled this order. The items are back in your stock.' },
      { button: 'See order', href: orderHref(orderId) },
    ],
  }))
  mail.template('merchant-order-day', async ({ orderId, firstName }) => {
    const order = await orderBook.find(db, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    return {
      subject: `Another delivery day for ${orderId}`,
      heading: `The buyer has chosen another day, ${firstName}`,
      parts: [{ paragraph: whenToSend(order) }, { button: 'See order', href: orderHref(orderId) }],
    }
  })
  mail.template('merchant-new-request', async ({ requestId, firstName }) => {
    const row = await requestBook.find(db, requestId)
    if (!row) throw new Error(`there is no request ${requestId}`)
    return {
      subject: `${titles[row.kind]} for ${row.orderId}`,
      heading: `Please respond, ${firstName}`,
      parts: [
        { paragraph: `${row.buyer} has asked for ${asks[row.kind]}.` },
        { rows: row.lines.map(({ pieces, name, note }) => [`${pieces.length} × ${name}`, note] as const) },
        { button: 'Respond', href: orderHref(row.orderId) },
      ],
    }
  })
  mail.template('merchant-new-question', async ({ questionId, firstName }) => {
    const question = await questionBook.find(db, questionId)
    // Withdrawn, or answered by a colleague, before this mail left.
    if (question?.state !== 'open' || question.isRemoved) return undefined
    return {
      subject: `A question about ${question.title}`,
      heading: `A shopper asks, ${firstName}`,
      parts: [
        { paragraph: question.text },
        { paragraph: `It is about ${question.title}. Everybody can read your answer on the page of the product.` },
        { button: 'Answer', href: publicUrl + hrefs.merchantQuestions() },
      ],
    }
  })
}

import type { RequestState } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import { rupees } from '../../pricing/money.ts'
import type { PushService } from '../../push/push.service.ts'
import type { ReturnRow } from '../return-rows.ts'

interface RequestMail {
  readonly requestId: string
  readonly orderId: string
  readonly kind: ReturnRow['kind']
  readonly state: RequestState
  readonly merchant: string
  readonly firstName: string
  readonly text: string
  readonly rows: readonly (readonly [string, string])[]
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'request-step': RequestMail
  }
}

export interface ReturnMails {
  /** Mails the buyer about one event; the first one goes to the merchant's people, too. */
  tellStep(tx: Tx, row: ReturnRow, event: { id: number; state: RequestState; text: string }): Promise<void>
}

interface Parts {
  readonly outbox: Outbox
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  readonly publicUrl: string
}

const things = { return: 'return', exchange: 'exchange', claim: 'claim' } as const

const subjects: Readonly<Record<RequestState, (thing: string, order: string) => string>> = {
  requested: (thing, order) => `We have received your ${thing} for ${order}`,
  approved: (thing, order) => `Your ${thing} for ${order} is approved`,
  denied: (thing, order) => `Your ${thing} for ${order} was not accepted`,
  cancelled: (thing, order) => `Your ${thing} for ${order} has been cancelled`,
  pickup_scheduled: (_, order) => `Pickup arranged for ${order}`,
  picked_up: (_, order) => `${order} was picked up`,
  received: (_, order) => `${order} is back at its maker`,
  refunded: (_, order) => `Your refund for ${order}`,
  replacement_shipped: (_, order) => `Your exchange for ${order} is on its way`,
  fulfilled: (_, order) => `Your exchange for ${order} is complete`,
}

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'request-made': { readonly requestId: string }
  }
}

export function createReturnMails({ outbox, mail, push, contacts, publicUrl }: Parts): ReturnMails {
  mail.template('request-step', ({ orderId, kind, state, firstName, text, rows }) => ({
    subject: subjects[state](things[kind], orderId),
    heading: `${firstName}, about your ${things[kind]}`,
    parts: [
      { paragraph: `${text}.` },
      ...(rows.length > 0 ? [{ rows }] : []),
      { button: 'See your order', href: publicUrl + hrefs.orderDetails(orderId) },
    ],
  }))

  return {
    async tellStep(tx, row, { id, state, text }) {
      const { id: requestId, orderId, kind, merchantName: merchant } = row
      if (state === 'requested') {
        await outbox.enqueue(tx, { kind: 'request-made', key: requestId, payload: { requestId } })
      }
      const buyer = await contacts.contact(tx, String(row.userId))
      if (!buyer) return
      const rows = state === 'requested' || state === 'approved' || state === 'refunded' ? factsOf(row) : []
      const data: RequestMail = { requestId, orderId, kind, state, merchant, firstName: buyer.firstName, text, rows }
      await mail.send(tx, { template: 'request-step', ...buyer.recipient, key: String(id), data })
      // The buyer has just made or cancelled it on this device or another.
      if (state === 'requested' || state === 'cancelled') return
      const title = subjects[state](things[kind], orderId)
      const path = hrefs.orderDetails(orderId)
      await push.tell(tx, String(row.userId), { key: `request-step:${id}`, title, text: `${text}.`, path })
    },
  }
}

function factsOf(row: ReturnRow): (readonly [string, string])[] {
  const lines = row.lines.map(({ pieces, name }) => [`${pieces.length} × ${name}`, ''] as const)
  if (row.kind === 'exchange') return lines
  return [
    ...lines,
    ['Refund', rupees(row.refund)],
    ...(row.perks > 0 ? [['Perks', rupees(row.perks)] as const] : []),
    ['To', row.refundTo === 'wallet' ? 'your wallet' : 'your original payment method'],
  ]
}

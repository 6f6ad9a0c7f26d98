import { hrefs } from '@nukkad/contracts/hrefs'
import type { MailService } from '../../mail/mail.service.ts'
import type { OrderState } from '../steps/order-states.ts'

export interface StepMail {
  readonly orderId: string
  readonly state: OrderState
  readonly merchant: string
  readonly firstName: string
  /** The text of the order's history. */
  readonly text: string
  readonly parcel: { readonly courier: string; readonly awb: string | null; readonly url: string | null } | null
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'order-step': StepMail
  }
}

interface Words {
  readonly subject: (order: string) => string
  readonly heading: (mail: StepMail) => string
}

const words: Partial<Record<OrderState, Words>> = {
  accepted: {
    subject: (order) => `${order} is being prepared`,
    heading: ({ merchant }) => `${merchant} has accepted your order`,
  },
  packed: { subject: (order) => `${order} is packed`, heading: () => 'Packed, and waiting for the courier' },
  shipped: {
    subject: (order) => `${order} is on its way`,
    heading: ({ firstName }) => `On its way to you, ${firstName}`,
  },
  out_for_delivery: {
    subject: (order) => `${order} arrives today`,
    heading: () => 'Out for delivery today',
  },
  delivered: {
    subject: (order) => `${order} has arrived`,
    heading: ({ firstName }) => `Your order has arrived, ${firstName}`,
  },
  delivery_failed: {
    subject: (order) => `${order} could not be delivered`,
    heading: () => 'Your order could not be delivered',
  },
  rto: {
    subject: (order) => `${order} is being returned to its maker`,
    heading: () => 'Your order is being returned to its maker',
  },
  on_hold: { subject: (order) => `${order} is delayed`, heading: () => 'Your order is delayed' },
  cancelled: {
    subject: (order) => `Your order ${order} has been cancelled`,
    heading: ({ merchant }) => `${merchant} could not ship your order`,
  },
}

export const stepTitle = ({ orderId, state }: Pick<StepMail, 'orderId' | 'state'>): string =>
  words[state]?.subject(orderId) ?? `Update on your order ${orderId}`

/** Notifies the buyer of every step of an order, once. */
export function writeStepMails(mail: MailService, publicUrl: string): void {
  mail.template('order-step', (mail) => {
    const { orderId, state, merchant, text, parcel } = mail
    return {
      subject: stepTitle(mail),
      heading: words[state]?.heading(mail) ?? 'Update on your order',
      parts: [
        { paragraph: `${text}.` },
        ...(parcel
          ? [
              {
                rows: [
                  ['Courier', parcel.courier] as const,
                  ...(parcel.awb ? [['Tracking number', parcel.awb] as const] : []),
                ],
              },
              ...(parcel.url ? [{ button: `Track it at ${parcel.courier}`, href: parcel.url }] : []),
            ]
          : []),
        { paragraph: `Order ${orderId} from ${merchant}` },
        { button: 'See your order', href: publicUrl + hrefs.orderTrack(orderId) },
      ],
    }
  })
}

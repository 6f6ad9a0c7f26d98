import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../../pricing/money.ts'
import type { CardRow } from '../card-columns.repository.ts'
import { lastDay } from '../sending/gift-mails.ts'

export interface ExtensionMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
}
interface Told {
  readonly firstName: string
  readonly amount: Paise
  readonly from: string
  readonly until: string
}
declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'gift-card-extended': Told
  }
}

export type ExtensionMails = ReturnType<typeof createExtensionMails>

/** To the holder of a card in a wallet, once per extension; a card that nobody redeemed is sent again instead. */
export function createExtensionMails({ mail, contacts, publicUrl }: ExtensionMailParts) {
  mail.template('gift-card-extended', ({ firstName, amount, from, until }) => ({
    subject: `${rupees(amount)} on your gift card can be spent again, until ${until}`,
    heading: `Your gift card is valid again, ${firstName}`,
    parts: [
      {
        paragraph: `${rupees(amount)} of your gift card${from && ` from ${from}`} had expired. We have extended it: it is in your wallet and can be spent until ${until}, 11:59 pm.`,
      },
      { button: 'See your wallet', href: publicUrl + hrefs.wallet() },
    ],
  }))
  return {
    async tellHolder(tx: Tx, card: CardRow, told: { number: number; amount: Paise; until: Date }): Promise<void> {
      const holder = await contacts.contact(tx, String(card.redeemedBy))
      if (!holder) return
      const { firstName, recipient } = holder
      const until = lastDay({ expiresAt: told.until })
      const data: Told = { firstName, amount: told.amount, from: card.senderName, until }
      await mail.send(tx, { template: 'gift-card-extended', ...recipient, key: `${card.id}:${told.number}`, data })
    },
  }
}

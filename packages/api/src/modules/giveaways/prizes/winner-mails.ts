import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../../db.ts'
import { momentInWords } from '../../events/series/kolkata-days.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { WrittenMail } from '../../mail/written-mail.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import type { GiveawayRow } from '../giveaway.repository.ts'
import * as prizes from './prize.repository.ts'
import { answerByOf } from './prize-state.ts'

export interface WinnerMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
}
export interface WinnerMails {
  /**
   * Tells new winners, in the transaction that draws them. Those without an account are left out, and accounts with
   * neither an email address nor a phone.
   */
  tell(tx: Tx, giveaway: Pick<GiveawayRow, 'id' | 'title' | 'prize'>, ranks: readonly number[], at: Date): Promise<void>
}

interface Won {
  firstName: string
  title: string
  prize: string
  answerBy: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'giveaway-won': Won
  }
}

export const wonMail = ({ firstName, title, prize, answerBy }: Won, publicUrl: string): WrittenMail => ({
  subject: `You won: ${title}`,
  heading: `You won, ${firstName || 'neighbour'}`,
  parts: [
    { paragraph: `You took part in our giveaway “${title}”, and your entry was drawn.` },
    {
      rows: [
        ['Your prize', prize],
        ['Answer by', `${momentInWords(new Date(answerBy))}, Indian time`],
      ],
    },
    { paragraph: 'Choose the address to which we send it. Without an answer by then, the prize goes to someone else.' },
    { button: 'Choose an address', href: publicUrl + hrefs.giveaways() },
    { note: 'Sign in there with the account with which you took part.' },
  ],
})

export function createWinnerMails({ mail, contacts, publicUrl }: WinnerMailParts): WinnerMails {
  mail.template('giveaway-won', (won) => wonMail(won, publicUrl))

  return {
    async tell(tx, { id, title, prize }, ranks, at) {
      const answerBy = answerByOf(at)
      for (const { rank, userId } of await prizes.reachable(tx, id, ranks)) {
        const person = await contacts.contact(tx, String(userId))
        if (!person?.recipient.to && !person?.recipient.phone) continue
        const data: Won = { firstName: person.firstName, title, prize, answerBy: answerBy.toISOString() }
        await mail.send(tx, { template: 'giveaway-won', ...person.recipient, key: `${id}:${rank}`, data })
        await prizes.noteTold(tx, { id, rank, at, answerBy })
      }
    },
  }
}

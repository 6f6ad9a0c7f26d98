import { hrefs } from '@nukkad/contracts/hrefs'
import type { Queryable } from '../../db.ts'
import type { HousekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../pricing/money.ts'
import { type EndingLot, takeEndingLots } from './lots/ending-lots.repository.ts'
import type { LotKind } from './lots/lots.repository.ts'
import { rewardRules } from './rewards/reward-rules.ts'

export interface WalletMailParts {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly publicUrl: string
}

interface Ending {
  firstName: string
  kind: LotKind
  amount: Paise
  expires: string
}

declare module '../mail/mail.service.ts' {
  interface MailData {
    readonly 'wallet-ends-soon': Ending
  }
}

const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })
const what: Readonly<Record<LotKind, string>> = { perks: 'of your perks', gift_cards: 'on your gift card' }

/** Combines the lots of a person into one mail, dated by the earliest expiry. */
function byPerson(lots: readonly EndingLot[]): EndingLot[] {
  const together = new Map<string, EndingLot>()
  for (const lot of lots) {
    const before = together.get(lot.userId)
    const expires = before && before.expires < lot.expires ? before.expires : lot.expires
    together.set(lot.userId, { ...lot, amount: lot.amount + (before?.amount ?? 0), expires })
  }
  return [...together.values()]
}

/** Reminds users once of what expires soon. */
export function walletReminders({ mail, contacts, publicUrl }: WalletMailParts): readonly HousekeepingJob[] {
  mail.template(
    'wallet-ends-soon',
    ({ firstName, kind, amount, expires }) => {
      const day = days.format(new Date(expires))
      return {
        subject: `${rupees(amount)} ${what[kind]} can be spent until ${day}`,
        heading: `Use it before it expires, ${firstName}`,
        parts: [
          { paragraph: `${rupees(amount)} ${what[kind]} can be spent in the shop until ${day}, 11:59 pm.` },
          { button: 'Go to the shop', href: publicUrl + hrefs.shop() },
          { note: `See your balances in your wallet: ${publicUrl}${hrefs.wallet()}` },
        ],
      }
    },
    { notice: 'expiry' },
  )

  const remind =
    (kind: LotKind, daysAhead: number): HousekeepingJob['sweep'] =>
    async (q: Queryable, now, limit) => {
      const lots = await takeEndingLots(q, kind, { now, until: daysBefore(now, -daysAhead), limit })
      for (const { userId, amount, expires } of byPerson(lots)) {
        const person = await contacts.contact(q, userId)
        if (!person) continue
        const data: Ending = { firstName: person.firstName, kind, amount, expires: expires.toISOString() }
        const key = `${userId}:${kind}:${expires.toISOString()}`
        await mail.send(q, { template: 'wallet-ends-soon', ...person.recipient, key, data })
      }
      return lots.length
    }

  const { perksDays, giftCardDays } = rewardRules.reminders
  return [
    { name: 'perks that end soon', sweep: remind('perks', perksDays) },
    { name: 'gift cards in wallets that end soon', sweep: remind('gift_cards', giftCardDays) },
  ]
}

import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { endWords } from './buying/gift-words.repository.ts'
import * as ends from './card-ends.repository.ts'
import * as tries from './code-try.repository.ts'
import * as cards from './gift-card.repository.ts'
import { giftCardRules } from './gift-card-rules.ts'
import * as sendings from './sending/gift-sending.repository.ts'
import type { GiftSending } from './sending/gift-sending.ts'

export interface GiftCardJobParts {
  readonly wallet: Pick<WalletService, 'lapseCard'>
  readonly sending: GiftSending
}

export const giftCardJobs = ({ wallet, sending }: GiftCardJobParts): readonly HousekeepingJob[] => [
  {
    name: 'gift cards nobody redeemed in time',
    async sweep(q, now, limit) {
      const ended = await ends.lockEnded(q, now, limit)
      for (const { id: giftId, buyerId, amount, expiresAt } of ended) {
        await ends.end(q, giftId, 'expired')
        // An extended card can expire again.
        const key = `lapsed:${giftId}:${expiresAt.toISOString()}`
        await wallet.lapseCard(q, { key, userId: String(buyerId), giftId, amount, now })
      }
      return ended.length
    },
  },
  {
    name: 'reminders of gift cards that end soon',
    async sweep(q, now, limit) {
      const until = daysBefore(now, -giftCardRules.reminderDays)
      const ids = await ends.takeEnding(q, { now, until, limit })
      for (const giftId of ids) {
        const card = await cards.lock(q, giftId)
        if (!card) continue
        const { recipientName: name, email, phone } = card
        const generation = await sendings.schedule(q, giftId, { ...card, recipient: { name, email, phone } })
        await sending.plan(q, { giftId, generation, at: now, isReminder: true })
      }
      return ids.length
    },
  },
  {
    name: 'words of gift cards whose giver is erased',
    sweep: (q, _, limit) => endWords(q, { limit }),
  },
  housekeepingJob('gift cards that were never paid', (q, now, limit) =>
    ends.removeUnpaid(q, daysBefore(now, 60), limit),
  ),
  housekeepingJob('tries of gift card codes', (q, now, limit) => tries.removeTries(q, daysBefore(now, 1), limit)),
]

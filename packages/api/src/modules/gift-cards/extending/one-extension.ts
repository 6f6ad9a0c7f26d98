import type { BodyOf } from '@nukkad/contracts'
import type { extendGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import type { Tx } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Paise } from '../../pricing/money.ts'
import { endOfDay, endOfDayMonthsLater, startOfDay } from '../../wallet/indian-days.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as ends from '../card-ends.repository.ts'
import * as cards from '../gift-card.repository.ts'
import { giftCardRules } from '../gift-card-rules.ts'
import { lastDay } from '../sending/gift-mails.ts'
import * as sendings from '../sending/gift-sending.repository.ts'
import type { GiftSending } from '../sending/gift-sending.ts'
import * as extensions from './extension.repository.ts'
import type { ExtensionMails } from './extension-mails.ts'
import { problemOf, showSupported } from './supported-cards.ts'

export interface ExtensionParts {
  readonly wallet: Pick<WalletService, 'cardsInWallets' | 'extendCard' | 'reopenCard'>
  readonly sending: Pick<GiftSending, 'plan'>
  readonly mails: ExtensionMails
  readonly now: () => Date
}
type Wish = BodyOf<typeof extendGiftCard>
interface Extended {
  readonly staffId: string
  readonly giftId: string
}
interface About {
  readonly number: number
  readonly until: Date
  readonly at: Date
}

/** The end of the chosen day in India. */
function endOf(day: string, at: Date): Date {
  const start = startOfDay(day)
  if (!start) throw new Invalid({ until: 'is not a valid date' })
  const until = endOfDay(start)
  if (until <= endOfDay(at)) throw new Invalid({ until: 'must be after today' })
  if (until > endOfDayMonthsLater(at, giftCardRules.extensionMonths)) {
    throw new Invalid({ until: 'must be within twelve months' })
  }
  return until
}

/** An end so near that the reminder would follow at once counts as announced by the mail about the extension. */
const remindedAt = (until: Date, at: Date): Date | null =>
  until <= daysBefore(at, -giftCardRules.reminderDays) ? at : null

/** Makes one expired card valid again, within the caller's transaction. Lock order: card, wallet. */
export function createExtension({ wallet, sending, mails, now }: ExtensionParts) {
  /** A card that nobody redeemed: its recipient gets a new code, if the address is still known. */
  async function reopen(tx: Tx, card: CardRow, about: About) {
    const { id: giftId, buyerId, amount, recipientName: name, email, phone } = card
    const { number, until, at } = about
    if (card.state === 'expired') {
      const key = `reopened:${giftId}:${number}`
      await wallet.reopenCard(tx, { key, userId: String(buyerId), giftId, amount, now: at })
    }
    await ends.extend(tx, { id: giftId, until, remindedAt: remindedAt(until, at) })
    if (email === cards.erasedAddress) return
    const to = { ...card, recipient: { name, email, phone }, expiresAt: until }
    const generation = await sendings.schedule(tx, giftId, to)
    await sending.plan(tx, { giftId, generation, at, isExtended: true })
  }

  /** A card in a wallet; returns the amount that can be spent again. */
  async function extendInWallet(tx: Tx, card: CardRow, about: About) {
    const { id: giftId, redeemedBy } = card
    const { number, until, at } = about
    const reminded = remindedAt(until, at)
    const gift = { key: `extended:${giftId}:${number}`, userId: String(redeemedBy), giftId, until, now: at }
    const text = `Gift card extended until ${lastDay({ expiresAt: until })}`
    const amount = await wallet.extendCard(tx, { ...gift, text, remindedAt: reminded })
    if (amount === 0) return 0
    await ends.extend(tx, { id: giftId, until, remindedAt: reminded })
    await mails.tellHolder(tx, card, { number, amount, until })
    return amount
  }

  return async (tx: Tx, { staffId, giftId }: Extended, wish: Wish): Promise<void> => {
    const at = now()
    const until = endOf(wish.until, at)
    const reason = wish.reason.trim()
    if (reason.length < 5) throw new Invalid({ reason: 'must be at least 5 letters' })
    const card = await cards.lock(tx, giftId)
    if (!card || card.state === 'unpaid') throw new NotFound('This gift card does not exist.')
    const [shown] = await showSupported(tx, wallet, [giftId], at)
    if (shown?.problem) throw new Conflict(shown.problem)
    const number = await extensions.nextNumber(tx, giftId)
    const isInWallet = card.state === 'redeemed'
    const amount: Paise = isInWallet ? await extendInWallet(tx, card, { number, until, at }) : card.amount
    // A payment or a refund may have changed the wallet since the check above.
    if (amount === 0) throw new Conflict(problemOf(card, 0, false) ?? 'Nothing of this gift card has expired.')
    if (!isInWallet) await reopen(tx, card, { number, until, at })
    await extensions.insert(tx, { giftId, number, until, amount, reason, by: staffId, at })
  }
}

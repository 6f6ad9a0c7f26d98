import type { SupportedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import type { Queryable } from '../../../db.ts'
import { inRupees, type Paise } from '../../pricing/money.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as designs from '../design.repository.ts'
import * as cards from '../gift-card.repository.ts'
import * as extensions from './extension.repository.ts'

/** What is left of a card, and what of it expired and can be made valid again. */
interface Worth {
  readonly usable: Paise
  readonly expired: Paise
  readonly expires: Date
}
type InWallet = Awaited<ReturnType<WalletService['cardsInWallets']>>[number]

function worthOf(card: CardRow, inWallet: InWallet | undefined, now: Date): Worth {
  const { amount, state, expiresAt: expires } = card
  if (inWallet) return inWallet
  if (state === 'expired') return { usable: 0, expired: amount, expires }
  if (state !== 'open') return { usable: 0, expired: 0, expires }
  return expires > now ? { usable: amount, expired: 0, expires } : { usable: 0, expired: amount, expires }
}

/** Why a card cannot be extended, for the team; null if it can. */
export function problemOf(card: CardRow, expired: Paise, isHolderErased: boolean): string | null {
  if (card.state === 'refunded') return 'This gift card was cancelled and refunded to its buyer.'
  if (isHolderErased) return 'The account with this gift card in its wallet was deleted.'
  if (expired > 0) return null
  return card.state === 'open'
    ? 'This gift card has not expired.'
    : 'Nothing of this gift card has expired: it is valid, spent or returned.'
}

/** Gift cards as support sees them, in the order of the ids. */
export async function showSupported(
  q: Queryable,
  wallet: Pick<WalletService, 'cardsInWallets'>,
  ids: readonly string[],
  now: Date,
): Promise<SupportedGiftCard[]> {
  if (ids.length === 0) return []
  const rows = await cards.findAll(q, ids)
  const people = rows.flatMap(({ buyerId, redeemedBy }) => [buyerId, ...(redeemedBy === null ? [] : [redeemedBy])])
  const slugs = rows.map(({ design }) => design)
  const inWallets = new Map((await wallet.cardsInWallets(q, ids, now)).map((one) => [one.giftId, one]))
  const bySlug = await designs.designsOf(q, slugs)
  const names = await extensions.namesOf(q, people)
  const extended = await extensions.extensionsOf(q, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const card = byId.get(id)
    if (!card || card.state === 'unpaid') return []
    const { usable, expired, expires } = worthOf(card, inWallets.get(id), now)
    const address = card.email === cards.erasedAddress ? null : (card.email ?? card.phone)
    const holder = card.redeemedBy === null ? null : (names.get(card.redeemedBy) ?? null)
    return {
      id,
      title: bySlug.get(card.design)?.title ?? 'Gift card',
      amount: inRupees(card.amount),
      state: card.state === 'open' && expired > 0 ? 'expired' : card.state,
      lastFour: card.lastFour,
      recipient: { name: card.recipientName, address },
      buyer: names.get(card.buyerId) ?? null,
      holder,
      expires: expires.toISOString(),
      usable: inRupees(usable),
      expired: inRupees(expired),
      problem: problemOf(card, expired, card.redeemedBy !== null && holder === null),
      extensions: extended
        .filter(({ giftId }) => giftId === id)
        .map(({ at, by, reason, amount, until }) => ({
          at: at.toISOString(),
          by: by ?? 'Someone',
          reason,
          amount: inRupees(amount),
          until: until.toISOString(),
        })),
    }
  })
}

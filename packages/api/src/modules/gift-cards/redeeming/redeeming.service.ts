import type { ReceivedGiftCard, Redeemed } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import type { Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import { networkOf } from '@nukkad/contracts/network-of'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { NotFound, TooManyRequests } from '../../../errors.ts'
import { keyedHash } from '../../auth/keyed-hash.ts'
import { inRupees } from '../../pricing/money.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { CardRow } from '../card-columns.repository.ts'
import * as tries from '../code-try.repository.ts'
import * as designs from '../design.repository.ts'
import * as cards from '../gift-card.repository.ts'
import { showReceived } from '../gift-card-view.ts'
import { type GiftCodes, readCode } from './gift-code.ts'
import { findBySecret, lockBySecret, type Secret } from './secret-card.repository.ts'

export interface RedeemingParts {
  readonly db: Db
  readonly codes: GiftCodes
  readonly wallet: Pick<WalletService, 'redeem'>
  readonly walletOf: (userId: string) => Promise<Wallet>
  readonly secret: string
  readonly now: () => Date
}
export type Redeeming = ReturnType<typeof createRedeeming>

/** The account that tries a code, unless it is a guest, and its IP address. */
export interface Guess {
  readonly userId: string | undefined
  readonly ip: string
}

/** The same words for unknown, used, expired and refunded codes, so that guessing reveals nothing. */
const noSuchCode = () =>
  new NotFound(
    'This code is not valid. Please check each letter; the gift card may also have been used or have expired.',
  )
const mostTries = 10
const triesWait = 600

/** The recipient's side: checking a card's value, and redeeming it into a wallet. */
export function createRedeeming({ db, codes, wallet, walletOf, secret, now }: RedeemingParts) {
  const subjects = ({ userId, ip }: Guess): Buffer[] => [
    keyedHash(secret, 'gift-address', networkOf(ip)),
    ...(userId ? [keyedHash(secret, 'gift-account', userId)] : []),
  ]
  /** Counts the try before the lookup, so that concurrent tries count too; a successful one is taken off again. */
  async function guessing<Answer>(guess: Guess, look: () => Promise<Answer>): Promise<Answer> {
    const counted = subjects(guess)
    for (const subject of counted) {
      if (!(await tries.countTry(db, subject, mostTries, now()))) throw new TooManyRequests(triesWait)
    }
    const answer = await look()
    await tries.forgiveTry(db, counted)
    return answer
  }

  const isUsable = (card: CardRow | undefined): card is CardRow => {
    const at = now()
    return card?.state === 'open' && card.deliverAt <= at && card.expiresAt > at
  }

  /** The only way from a card to a wallet. Repeating it as the same user returns the same card. */
  async function redeemIn(tx: Tx, userId: string, secretHash: Secret): Promise<CardRow> {
    const card = await lockBySecret(tx, secretHash)
    if (card?.state === 'redeemed' && String(card.redeemedBy) === userId) return card
    if (!isUsable(card)) throw noSuchCode()
    const { id: giftId, amount, expiresAt, senderName } = card
    await cards.redeem(tx, giftId, userId, now())
    const text = senderName ? `Gift card from ${senderName}` : 'Gift card'
    await wallet.redeem(tx, { key: `redeemed:${giftId}`, userId, giftId, amount, expiresAt, text, now: now() })
    return card
  }

  async function redeemSecret(userId: string, secretHash: Secret): Promise<Redeemed> {
    const { amount, expiresAt } = await transaction(db, (tx) => redeemIn(tx, userId, secretHash))
    return { amount: inRupees(amount), expires: expiresAt.toISOString(), wallet: await walletOf(userId) }
  }

  return {
    redeem: (guess: Guess & { userId: string }, typed: string): Promise<Redeemed> =>
      guessing(guess, () => redeemSecret(guess.userId, { codeHash: codes.hashOfCode(readCode(typed)) })),

    claim: (userId: string, token: string): Promise<Redeemed> =>
      redeemSecret(userId, { tokenHash: codes.hashOfToken(token) }),

    balance: (guess: Guess, typed: string): Promise<{ amount: number; expires: string }> =>
      guessing(guess, async () => {
        const card = await findBySecret(db, { codeHash: codes.hashOfCode(readCode(typed)) })
        if (!isUsable(card)) throw noSuchCode()
        return { amount: inRupees(card.amount), expires: card.expiresAt.toISOString() }
      }),

    async readReceived(token: string, userId: string | undefined): Promise<ReceivedGiftCard> {
      const card = await findBySecret(db, { tokenHash: codes.hashOfToken(token) })
      const design = card && (await designs.designsOf(db, [card.design])).get(card.design)
      if (!card || !design)
        throw new NotFound('This link is no longer valid. There may be a newer email with a new link.')
      return showReceived(card, design, now(), userId)
    },
  }
}

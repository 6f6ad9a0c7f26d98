import type { CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { showTotals } from '../../cart/cart-view.ts'
import { cartsAtCheckout } from '../../cart/carts-at-checkout.service.ts'
import { isSamePurchase, laterIn } from '../../orders/placing/agreement.ts'
import { cashLimitRefusal } from '../../pricing/payment-options.ts'
import { houseRules } from '../../pricing/price-rules.ts'
import type { Holding } from '../holding.ts'
import { type Refused, refused } from '../refusals.ts'
import * as transactions from '../transaction.repository.ts'
import type { Agree } from './agree.ts'
import { type Begun, createBeginTransaction } from './begin-transaction.ts'
import { tender } from './tender.ts'

export interface StartParts {
  readonly agree: Agree
  readonly holding: Holding
  readonly now: () => Date
}

export interface Wish {
  readonly userId: string
  readonly cartId: string
  readonly method: PaymentMethod
  readonly useGiftCards: boolean
  readonly useCredit: boolean
  readonly giftNote: GiftNote | null
  readonly deliveryDay: string | null
}

/** A transaction that is waiting for payment, with the totals of its cart. */
export type Created = Begun & {
  totals: CartTotals
  notice?: string
}

/** Opens the transaction of a cart. The same purchase, on another device or after a failed attempt, reuses it. */
export function createStart({ agree, holding, now }: StartParts) {
  const begin = createBeginTransaction({ holding, now })
  return async (
    tx: Tx,
    { userId, cartId, method, useGiftCards, useCredit, giftNote, deliveryDay }: Wish,
  ): Promise<Created | Refused> => {
    const claim = { buyer: { kind: 'user', userId }, cartId } as const
    const cart = /^[0-9]+$/.test(cartId) ? await cartsAtCheckout.lock(tx, claim) : undefined
    if (!cart) throw new NoSuchEntity()
    const open = await transactions.findOpen(tx, cart.id)
    const usesWallet = useGiftCards || useCredit
    const agreed = await agree(tx, { claim, method, usesWallet, giftNote, deliveryDay })
    if (agreed.refusal) {
      if (open) await holding.abandon(tx, open.id, 'change', agreed.refusal.message)
      return { message: agreed.refusal }
    }
    const { agreement, priced, notice } = agreed
    const { gifts, credit } = priced.cart
    const purse = { gifts: useGiftCards ? (gifts ?? 0) : 0, credit: useCredit ? (credit ?? 0) : 0 }
    const split = tender(agreement.payable, purse, method)
    const tooMuchCash = method === 'cashondelivery' && cashLimitRefusal(split.amount, houseRules)
    if (tooMuchCash) return refused('payment', tooMuchCash)
    const isSame =
      open !== undefined &&
      open.method === split.method &&
      open.amount === split.amount &&
      open.gifts === split.gifts &&
      open.credit === split.credit &&
      isSamePurchase(open.agreement, agreement) &&
      laterIn(agreement, open.agreement) === undefined
    const wanted = { userId: Number(userId), cartId: cart.id, ...split, agreement }
    const change = 'The bag was paid for in another way.'
    const begun = await begin(tx, { wanted, open, isSame, change, until: holding.until() })
    return 'message' in begun ? begun : { ...begun, totals: showTotals(priced), ...(notice && { notice }) }
  }
}

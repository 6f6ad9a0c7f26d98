import type { CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { showTotals } from '../../cart/cart-view.ts'
import { cartsAtCheckout } from '../../cart/carts-at-checkout.service.ts'
import { isSamePurchase } from '../../orders/placing/agreement.ts'
import { newTransactionId } from '../../orders/placing/public-number.ts'
import { inRupees, rupees } from '../../pricing/money.ts'
import { houseRules } from '../../pricing/price-rules.ts'
import type { Holding } from '../holding.ts'
import { type Refused, refused, walletLacks } from '../refusals.ts'
import * as transactions from '../transaction.repository.ts'
import type { Agree } from './agree.ts'
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
}

/** A transaction that waits to be paid. */
export type Created = {
  transactionId: string
  amount: number
  paymentMethod: PaymentMethod
  credit: number
  gift_cards: number
  totals: CartTotals
  notice?: string
}

/** Opens the transaction of a cart. The same purchase, on another device or after a failed try, is one transaction. */
export function createStart({ agree, holding, now }: StartParts) {
  return async (tx: Tx, { userId, cartId, method, useGiftCards, useCredit }: Wish): Promise<Created | Refused> => {
    const claim = { buyer: { kind: 'user', userId }, cartId } as const
    const cart = /^[0-9]+$/.test(cartId) ? await cartsAtCheckout.lock(tx, claim) : undefined
    if (!cart) throw new NoSuchEntity()
    const open = await transactions.findOpen(tx, cart.id)
    const agreed = await agree(tx, { claim, method, usesWallet: useGiftCards || useCredit })
    if (agreed.refusal) {
      if (open) await holding.abandon(tx, open.id, 'change', agreed.refusal.message)
      return { message: agreed.refusal }
    }
    const { agreement, priced, notice } = agreed
    const { gifts, credit } = priced.cart
    const purse = { gifts: useGiftCards ? (gifts ?? 0) : 0, credit: useCredit ? (credit ?? 0) : 0 }
    const split = tender(agreement.payable, purse, method)
    const tooMuchCash = method === 'cashondelivery' && split.amount > houseRules.cashOnDelivery.to
    if (tooMuchCash)
      return refused('payment', `Cash on delivery is for orders up to ${rupees(houseRules.cashOnDelivery.to)}.`)
    const isSame =
      open !== undefined &&
      open.method === split.method &&
      open.amount === split.amount &&
      open.gifts === split.gifts &&
      open.credit === split.credit &&
      isSamePurchase(open.agreement, agreement)
    if (open && !isSame) await holding.abandon(tx, open.id, 'change', 'The bag was paid for in another way.')

    const id = open && isSame ? open.id : newTransactionId()
    const row = { id, userId: Number(userId), cartId: cart.id, ...split, agreement }
    const until = holding.until()
    if (isSame) await transactions.holdUntil(tx, id, until)
    else await transactions.insert(tx, row, until, now())
    if (!(await holding.take(tx, row, until))) {
      await holding.abandon(tx, id, 'change', walletLacks.message.message)
      return walletLacks
    }
    return {
      transactionId: id,
      amount: inRupees(split.amount),
      paymentMethod: split.method,
      credit: inRupees(split.credit),
      gift_cards: inRupees(split.gifts),
      totals: showTotals(priced),
      ...(notice && { notice }),
    }
  }
}

import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import { isSamePurchase, laterIn } from '../../orders/placing/agreement.ts'
import { rupees } from '../../pricing/money.ts'
import type { Holding } from '../holding.ts'
import {
  changed,
  ended,
  lacks,
  later,
  otherMethod,
  type Refused,
  refused,
  salesStopped,
  walletLacks,
} from '../refusals.ts'
import type { Agree } from '../start/agree.ts'
import type { OpenTransaction } from '../start/open-transaction.ts'
import * as transactions from '../transaction.repository.ts'
import { CannotDeliver, type Deliver } from './deliver-purchase.ts'
import { CannotPlace, type Place } from './placement.ts'

export type Placed = { data: { transactionId: string; orderIds: string[] } }

export interface SettleNowParts {
  readonly open: OpenTransaction
  readonly agree: Agree
  readonly place: Place
  readonly deliver: Deliver
  readonly holding: Holding
  readonly now: () => Date
  readonly isBlocked: boolean
}

/**
 * Places a transaction that needs no gateway. Called twice, or for two transactions of one cart, it returns the same
 * orders. Everything is checked again; a lower price is applied, a higher one needs the buyer's confirmation.
 */
export function createSettleNow({ open, agree, place, deliver, holding, now, isBlocked }: SettleNowParts) {
  /** A purchase other than a cart was agreed on once and for all: it is either available or not. */
  async function deliverNow(tx: Tx, own: transactions.PurchaseTransaction, method: PaymentMethod) {
    if (own.state === 'placed') return { data: { transactionId: own.id, orderIds: [] } }
    if (!transactions.isOpen(own)) return ended
    if (isBlocked) return salesStopped
    if (own.method !== method) return otherMethod(method, own)
    try {
      await tx.savepoint((inner) => deliver(inner, own, now()))
      return { data: { transactionId: own.id, orderIds: [] } }
    } catch (error) {
      if (!(error instanceof CannotDeliver)) throw error
      const answer = refused('unavailable', `This could not be booked: ${error.reason}.`)
      await holding.abandon(tx, own.id, 'change', answer.message.message)
      return answer
    }
  }

  return async (tx: Tx, userId: string, transactionId: string, method: PaymentMethod): Promise<Placed | Refused> => {
    const { own, isActive, placed } = await open(tx, userId, transactionId)
    if (own.kind !== 'bag') return deliverNow(tx, own, method)
    if (placed) return { data: { transactionId: placed.id, orderIds: [...placed.orderIds] } }
    if (!isActive || !transactions.isOpen(own)) return ended
    if (own.method !== method) return otherMethod(method, own)

    const giveUp = async (answer: Refused): Promise<Refused> => {
      await holding.abandon(tx, own.id, 'change', answer.message.message)
      return answer
    }
    const claim = { buyer: { kind: 'user', userId }, cartId: String(own.cartId) } as const
    const fromWallet = own.gifts + own.credit
    const { pricedFor = method, giftNote = null, deliveryDay = null } = own.agreement
    const wanted = { claim, method: pricedFor, usesWallet: fromWallet > 0, giftNote, deliveryDay }
    const agreed = await agree(tx, wanted)
    if (agreed.refusal) return giveUp({ message: agreed.refusal })
    const { agreement } = agreed
    if (!isSamePurchase(agreement, own.agreement)) return giveUp(changed)
    const late = laterIn(agreement, own.agreement)
    if (late) return giveUp(later(late.name))
    const before = own.amount + fromWallet
    if (agreement.payable > before) {
      const words = `The total is now ${rupees(agreement.payable)} instead of ${rupees(before)}. Please confirm again.`
      return giveUp(refused('price_changed', words))
    }
    const gifts = Math.min(own.gifts, agreement.payable)
    const credit = Math.min(own.credit, agreement.payable - gifts)
    const settled = { ...own, agreement, gifts, credit, amount: agreement.payable - gifts - credit }
    if (agreement.payable < before) {
      await transactions.agreeAnew(tx, settled, now())
      if (!(await holding.take(tx, settled, holding.until()))) return giveUp(walletLacks)
    }
    try {
      const orderIds = await place(tx, {
        transaction: settled,
        paymentStatus: method === 'free' ? 'captured' : 'pending',
        isStockSeen: true,
        now: now(),
      })
      return { data: { transactionId: own.id, orderIds } }
    } catch (error) {
      if (!(error instanceof CannotPlace)) throw error
      return giveUp(lacks[error.lack])
    }
  }
}

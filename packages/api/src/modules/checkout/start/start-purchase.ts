import type { CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import { inRupees, type Paise } from '../../pricing/money.ts'
import type { Holding, HoldingParts } from '../holding.ts'
import type { Purchases } from '../purchases.ts'
import { type Refused, refused, salesStopped } from '../refusals.ts'
import * as transactions from '../transaction.repository.ts'
import { createBeginTransaction } from './begin-transaction.ts'
import type { Created } from './start-checkout.ts'
import { tender } from './tender.ts'

export interface StartPurchaseParts {
  readonly purchases: Purchases
  readonly holding: Holding
  readonly wallet: Pick<HoldingParts['wallet'], 'balances'>
  readonly now: () => Date
  readonly isBlocked: boolean
}

export interface PurchaseWish {
  readonly userId: string
  readonly kind: transactions.PurchaseName
  readonly subject: string
  readonly method: PaymentMethod
  readonly useGiftCards: boolean
  readonly useCredit: boolean
}

/** Opens the transaction of a purchase other than a cart. Repeating it for the same amount opens one transaction. */
export function createStartPurchase({ purchases, holding, wallet, now, isBlocked }: StartPurchaseParts) {
  const begin = createBeginTransaction({ holding, now })
  return async (
    tx: Tx,
    { userId, kind, subject, method, useGiftCards, useCredit }: PurchaseWish,
  ): Promise<Created | Refused> => {
    if (isBlocked) return salesStopped
    if (method === 'cashondelivery') return refused('payment', 'This can only be paid online.')
    const purchase = purchases.of(kind)
    await purchase.lock(tx, subject)
    const agreement = await purchase.agree(tx, userId, subject)
    if ('message' in agreement) return agreement
    const until = holding.until()
    const lack = await purchase.reserve(tx, subject, until)
    if (lack) return lack
    const open = await transactions.findOpenPurchase(tx, kind, subject)
    const has = useGiftCards || useCredit ? await wallet.balances(tx, userId, open?.id) : undefined
    const purse = { gifts: useGiftCards ? (has?.gifts ?? 0) : 0, credit: useCredit ? (has?.credit ?? 0) : 0 }
    const split = tender(agreement.payable, purse, method)
    const isSame =
      open !== undefined &&
      open.amount === split.amount &&
      open.gifts === split.gifts &&
      open.credit === split.credit &&
      open.agreement.payable === agreement.payable
    const wanted = { userId: Number(userId), cartId: null, kind, subject, ...split, agreement }
    const change = 'It was paid for in another way.'
    const begun = await begin(tx, { wanted, open, isSame, change, until })
    return 'message' in begun ? begun : { ...begun, totals: totalsOf(agreement.payable) }
  }
}

/** Totals in the fields of a cart, for purchases without discounts, shipping or coupons. */
function totalsOf(payable: Paise): CartTotals {
  const all = inRupees(payable)
  return {
    bag_total: all,
    price_paid: all,
    bag_savings: 0,
    sub_total: all,
    base_total: all,
    tax_percent: 0,
    total_tax: 0,
    cashback_amount: 0,
    total_savings: 0,
    perks_applicable: 0,
    max_perks_applicable: 0,
    perks_balance: 0,
    coupon_code: null,
    discount: 0,
    shipping_charges: 0,
    shipping_charges_str: '',
    online_payment_discount: 0,
  }
}

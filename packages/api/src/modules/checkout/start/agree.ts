import { messages } from '@nukkad/contracts'
import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { type CartClaim, cartsAtCheckout as carts } from '../../cart/carts-at-checkout.service.ts'
import { type CheckedLine, seenLine } from '../../cart/lines/cart-line.ts'
import type { CartReader } from '../../cart/reading/cart-reader.ts'
import type { PricedCart } from '../../cart/reading/whole-cart.ts'
import { impossibleDay } from '../../orders/days/day-words.ts'
import type { Agreement } from '../../orders/placing/agreement.ts'
import { rupees } from '../../pricing/money.ts'
import { lockSkus } from '../../stock/stock.ts'
import type { CheckoutRefusal } from '../refusals.ts'
import { agreementOf } from './agreement-of-cart.ts'
import { daysOfCart } from './days-of-cart.ts'

export type Agreed =
  | {
      readonly agreement: Agreement
      readonly priced: PricedCart
      readonly notice: string | null
      readonly refusal: null
    }
  | { readonly refusal: CheckoutRefusal }

export interface AgreeParts {
  readonly cartReader: CartReader
  readonly now: () => Date
  readonly isBlocked: boolean
}

export interface CheckoutChoice {
  readonly claim: CartClaim
  readonly method: PaymentMethod
  /** Whether gift cards or credit may pay a part. */
  readonly usesWallet: boolean
  readonly giftNote: GiftNote | null
  /** The day in India that the buyer chose; null is as soon as possible. */
  readonly deliveryDay: string | null
}

const no = (code: CheckoutRefusal['code'], message: string): Agreed => ({ refusal: { code, message } })

/**
 * Checks the locked cart again, with its SKUs locked too: stock, prices, address and payment method. Prices sent by the
 * client are ignored. A price increase is shown once before it is charged.
 */
export function createAgree({ cartReader, now, isBlocked }: AgreeParts) {
  return async (tx: Tx, { claim, method, usesWallet, giftNote, deliveryDay }: CheckoutChoice): Promise<Agreed> => {
    if (isBlocked) return no('blocked', messages.cartBlocked)
    const [, cart] = await Promise.all([
      lockSkus(tx, carts.skus(tx, Number(claim.cartId))),
      cartReader.readAtCheckout(tx, claim),
    ])
    if (!cart) throw new NoSuchEntity()
    if (cart.lines.length === 0) return no('empty', 'Your bag is empty.')
    const { address, described } = cart
    if (!address) return no('address', 'Please choose where we should deliver.')
    const priced = await cartReader.price(
      tx,
      { ...cart, method },
      { pincode: address.postcode, described: described ?? [] },
    )

    const broken = priced.lines.find(({ problem }) => problem !== null)
    if (broken) return no('unavailable', `${broken.product?.title ?? 'An item'}: ${broken.problem}`)
    const isFewer = ({ row, asked }: CheckedLine) => row.qty < asked
    const moved = priced.lines.filter((line) => line.unit !== line.row.seen || isFewer(line))
    if (moved.length > 0) {
      await carts.markSeen(tx, moved.map(seenLine))
    }
    const fewer = moved.find(isFewer)
    if (fewer)
      return no('unavailable', `${fewer.product?.title}: ${fewer.notice} Please check your bag and confirm again.`)
    const dearer = moved.find(({ unit, row }) => unit > row.seen)
    if (dearer) return no('price_changed', `${priceStory(dearer)} Please check your bag and confirm again.`)
    if (priced.couponError) {
      await carts.change(tx, cart.id, { couponCode: null })
      return no('coupon', `${priced.couponError} Please check the new total and confirm again.`)
    }
    if (deliveryDay && !daysOfCart(priced.lines, now()).includes(deliveryDay))
      return no('delivery_day', impossibleDay(deliveryDay))
    // A courier who asks for money at the door tells the price, and asks the wrong person.
    if (giftNote && method === 'cashondelivery')
      return no('payment', 'A gift is paid for online, so that nobody is asked for money at the door.')
    const option = priced.payment.find((one) => one.method === method)
    if (option?.reason && !(usesWallet && option.onlyWithCredit)) return no('payment', option.reason)
    return {
      agreement: agreementOf(priced, { address, pricedFor: method, giftNote, deliveryDay }),
      priced,
      notice: moved.map(priceStory).join(' ') || null,
      refusal: null,
    }
  }
}
export type Agree = ReturnType<typeof createAgree>

function priceStory({ product, row, unit }: CheckedLine): string {
  return `${product?.title}: the price went ${unit > row.seen ? 'up' : 'down'} from ${rupees(row.seen)} to ${rupees(unit)}.`
}

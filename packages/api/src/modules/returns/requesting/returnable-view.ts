import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import type { ProductVariant } from '../../catalogue/merchant-catalogue/variants.service.ts'
import type { OrderLineRow, OrderRow } from '../../orders/order-book.service.ts'
import { lineMayComeBack, piecesLeft } from '../../orders/steps/windows.ts'
import { inRupees } from '../../pricing/money.ts'
import { whyNot } from '../steps/replacements.ts'
import { oneLineOf } from './pickup-address.ts'
import { pickupSlots } from './pickup-slots.ts'
import { freePieces, sharesOf } from './piece-shares.ts'
import { returnReasons } from './return-reasons.ts'

interface Parts {
  readonly order: OrderRow
  readonly taken: ReadonlyMap<number, ReadonlySet<number>>
  readonly variants: readonly ProductVariant[]
  readonly now: Date
}

/** The data for the screens of return, exchange and claim. */
export function showReturnable({ order, taken, variants, now }: Parts): Returnable {
  const reason = whyOnlyWallet(order)
  return {
    orderId: order.id,
    lines: order.lines.map((line) => {
      const left = piecesLeft(line)
      return {
        line_id: String(line.id),
        sku: line.sku,
        slug: line.slug,
        name: line.name,
        media_image: line.picture,
        options: line.options,
        qty_left: left,
        refunds: refundsOf(line, taken.get(line.id) ?? new Set(), left),
        can_return: lineMayComeBack(order, line, 'return', now),
        can_exchange: lineMayComeBack(order, line, 'exchange', now),
        can_claim: lineMayComeBack(order, line, 'claim', now),
        replacements: replacementsOf(line, variants),
      }
    }),
    reasons: {
      return: [...returnReasons.return],
      exchange: [...returnReasons.exchange],
      claim: [...returnReasons.claim],
    },
    refund_to: [
      {
        to: 'source',
        label: 'To my original payment method, in 5 to 7 working days',
        isAvailable: reason === null,
        reason,
      },
      { to: 'wallet', label: 'To my wallet, right away', isAvailable: true, reason: null },
    ],
    pickup_slots: pickupSlots(now),
    pickup_address: oneLineOf(order.address),
  }
}

function whyOnlyWallet({ method }: OrderRow): string | null {
  if (method === 'razorpay') return null
  return method === 'free'
    ? 'You paid from your wallet, so the refund goes back there.'
    : 'You paid in cash, so the refund goes to your wallet.'
}

function refundsOf(line: OrderLineRow, taken: ReadonlySet<number>, left: number) {
  return Array.from({ length: left }, (_, at) => {
    const { money, perks } = sharesOf(line, freePieces(line, taken, at + 1))
    return { amount: inRupees(money), perks: inRupees(perks) }
  })
}

const replacementsOf = (line: OrderLineRow, variants: readonly ProductVariant[]) =>
  variants
    .filter(({ productId }) => productId === line.productId)
    .map((variant) => {
      const reason = whyNot(line, variant, variants)
      return { sku: variant.sku, options: { ...variant.options }, isAvailable: reason === null, reason }
    })

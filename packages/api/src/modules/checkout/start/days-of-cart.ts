import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { Db } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { CheckedLine } from '../../cart/lines/cart-line.ts'
import type { CartReader } from '../../cart/reading/cart-reader.ts'
import { daysLater } from '../../catalogue/products/delivery-day.ts'
import { mostDaysLater, type ParcelBounds, possibleDays } from '../../orders/days/possible-days.ts'

/** The days on which all lines of a cart can be delivered; none while one of them cannot be delivered at all. */
export function daysOfCart(lines: readonly CheckedLine[], now: Date): string[] {
  const leavesFrom = dayInIndia(now)
  const parcels = lines.flatMap(({ product, road, deliverBy }): Omit<ParcelBounds, 'latest'>[] =>
    product && road !== null && deliverBy !== null
      ? [{ earliest: deliverBy, road, away: product.merchant.away, leavesFrom }]
      : [],
  )
  if (parcels.length < lines.length) return []
  const last = parcels
    .map(({ earliest }) => earliest)
    .sort()
    .at(-1)
  if (!last) return []
  const latest = daysLater(last, mostDaysLater)
  return possibleDays(parcels.map((parcel) => ({ ...parcel, latest })))
}

export interface DaysForCartParts {
  readonly db: Db
  readonly cartReader: CartReader
  readonly now: () => Date
}

/** The days that the buyer of a cart can choose now; none before there is an address. */
export function createDaysForCart({ db, cartReader, now }: DaysForCartParts) {
  return async (userId: string, cartId: string): Promise<string[]> => {
    const claim = { buyer: { kind: 'user', userId }, cartId } as const
    const cart = /^[0-9]+$/.test(cartId) ? await cartReader.readAtCheckout(db, claim) : undefined
    if (!cart) throw new NoSuchEntity()
    if (!cart.address) return []
    const { postcode: pincode } = cart.address
    const { lines } = await cartReader.price(db, cart, { pincode, described: cart.described ?? [] })
    return daysOfCart(lines, now())
  }
}
export type DaysForCart = ReturnType<typeof createDaysForCart>

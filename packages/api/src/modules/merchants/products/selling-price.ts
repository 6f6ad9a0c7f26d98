import type { Fields } from '../../../errors.ts'
import { inPaise } from '../../pricing/money.ts'
import { mostOff } from './variant-change.ts'

const isWholePaise = (amount: number) => Math.abs(amount * 100 - inPaise(amount)) < 1e-6

/** All errors in the price and the MRP of a new variant, in rupees. */
export function inputErrorsOfPrice(price: number, mrp: number): Fields {
  const isFar = inPaise(price) * 100 < inPaise(mrp) * (100 - mostOff)
  return {
    ...(!isWholePaise(price) || inPaise(price) < 1 ? { price: 'must be in rupees with at most two decimals' } : {}),
    ...(price > mrp ? { price: 'must not be above the MRP' } : {}),
    ...(isFar ? { price: 'is more than 90% below the MRP' } : {}),
    ...(isWholePaise(mrp) ? {} : { mrp: 'must be in rupees with at most two decimals' }),
  }
}

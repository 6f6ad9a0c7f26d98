import type { BodyOf } from '@nukkad/contracts'
import type { changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { Conflict, Invalid } from '../../../errors.ts'
import type { MerchantCatalogueRow } from '../../catalogue/merchant-catalogue/variants.service.ts'
import { inPaise, rupees } from '../../pricing/money.ts'

/**
 * The highest plausible discount in per cent: more is treated as a typing error, which would cost a merchant a lot.
 */
export const mostOff = 90

type VersionedFacts = Pick<MerchantCatalogueRow, 'price' | 'mrp' | 'onHand' | 'isPublished' | 'isOffered'>

/** The state of a variant that the merchant has seen, sent back with the change. */
export const versionOf = ({ price, mrp, onHand, isPublished, isOffered }: VersionedFacts): string =>
  [price, mrp, onHand, isPublished ? 1 : 0, isOffered ? 1 : 0].join('.')

/**
 * The new values; throws when a changed field no longer has the value that was seen, or when the result makes no sense.
 */
export function decideChange(row: MerchantCatalogueRow, wanted: BodyOf<typeof changeCatalogItem>) {
  const [price, mrp, onHand, isPublished, isOffered] = wanted.version.split('.').map(Number)
  const moved = [
    wanted.price !== undefined && price !== row.price && `The price is now ${rupees(row.price)}.`,
    wanted.mrp !== undefined && mrp !== row.mrp && `The MRP is now ${rupees(row.mrp)}.`,
    wanted.stock !== undefined && onHand !== row.onHand && `There are now ${row.onHand} in stock.`,
    wanted.is_available !== undefined && isPublished !== (row.isPublished ? 1 : 0) && 'Its visibility has changed.',
    wanted.is_offered !== undefined && isOffered !== (row.isOffered ? 1 : 0) && 'It was put on sale or taken off sale.',
  ].filter((text) => text !== false)
  if (moved.length > 0) throw new Conflict(`This has changed in the meantime. ${moved.join(' ')}`)

  const after = {
    price: wanted.price === undefined ? row.price : inPaise(wanted.price),
    mrp: wanted.mrp === undefined ? row.mrp : inPaise(wanted.mrp),
    onHand: wanted.stock ?? row.onHand,
    isPublished: wanted.is_available ?? row.isPublished,
    isOffered: wanted.is_offered ?? row.isOffered,
  }
  if (after.price <= 0) throw new Invalid({ price: 'must be at least one paisa' })
  if (after.price > after.mrp)
    throw new Invalid({ price: 'must not be above the MRP' }, 'The price cannot be above the MRP.')
  if (after.price !== row.price && after.price * 100 < after.mrp * (100 - mostOff)) {
    throw new Invalid(
      { price: 'is more than 90% below the MRP' },
      'This would be more than 90% off. Please check the price.',
    )
  }
  if (after.onHand < row.held && after.onHand !== row.onHand) {
    throw new Conflict(`${pieces(row.held)} being paid for at this moment and must stay in stock.`)
  }
  return after
}

const pieces = (count: number) => (count === 1 ? '1 piece is' : `${count} pieces are`)

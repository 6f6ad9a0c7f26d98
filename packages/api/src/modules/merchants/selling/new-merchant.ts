import { cityOf } from '@nukkad/contracts'
import type { NewMerchant } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import type { Queryable, Tx } from '../../../db.ts'
import { type Fields, Invalid } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import { nameFrom } from '../../editing/names.ts'
import type { PincodeService } from '../../pincode/pincode.service.ts'
import { createMerchant, localityName, takenAddresses } from './new-merchant.repository.ts'

const isTaken = 'is already in use; choose another'

/** A free address for a merchant of this name: farida-prints, or farida-prints-2. */
export async function freeAddress(q: Queryable, name: string): Promise<string> {
  const slug = nameFrom(name, 'maker', () => true)
  const taken = await takenAddresses(q, slug)
  if (!taken.has(slug)) return slug
  for (let nth = 2; ; nth += 1) if (!taken.has(`${slug}-${nth}`)) return `${slug}-${nth}`
}

/** Creates the merchant, or throws Invalid with every fault of the input by its field. */
export async function makeMerchant(
  tx: Tx,
  { name, slug, maker, city, locality, pincode, line }: NewMerchant,
  pincodes: Pick<PincodeService, 'serviceability'>,
): Promise<number> {
  const [where, localityIs] = await Promise.all([
    pincodes.serviceability(pincode, tx),
    localityName(tx, city, locality),
  ])
  const words = { name: oneLine(name), maker: oneLine(maker), line: oneLine(line) }
  const faults: Fields = {
    ...Object.fromEntries(Object.entries(words).flatMap(([field, text]) => (text ? [] : [[field, 'is required']]))),
    ...(cityOf(city) ? {} : { city: 'is not one of our cities' }),
    ...(localityIs === undefined ? { locality: 'is not a locality of this city' } : {}),
    ...(where ? pincodeFault(where.city, city) : { pincode: 'does not exist' }),
  }
  if (localityIs === undefined || !where || Object.keys(faults).length > 0) throw new Invalid(faults)
  const id = await createMerchant(tx, {
    slug,
    ...words,
    city,
    locality: { slug: locality, name: localityIs },
    state: where.state,
    pincode,
  })
  if (id === undefined) throw new Invalid({ slug: isTaken })
  return id
}

/** Delivery days count from the pincode, and 'made in Delhi' must be true. */
const pincodeFault = (found: string | null, city: string): Fields =>
  found === city ? {} : { pincode: 'is not in this city' }

import type { Address, AddressInput } from '@nukkad/contracts/endpoints/people/address'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Invalid, NoSuchEntity } from '../../errors.ts'
import type { Fragment } from '../../sql-fragment.ts'
import { oneLine } from '../../text/typed-text.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import { isSameState } from '../pincode/states.ts'
import * as addresses from './address.repository.ts'

const atMost = 30

/** Addresses of users. Another user's address looks like one that does not exist. */
export interface AddressService {
  list(userId: string): Promise<Address[]>
  /** The user's own address, or undefined when it does not exist or belongs to another user. */
  find(q: Queryable, userId: string, addressId: string): Promise<Address | undefined>
  /** The same as a part of a larger statement, with both ids taken from another row. */
  row(q: Queryable, userId: Fragment, addressId: Fragment): Fragment
  add(userId: string, input: AddressInput): Promise<Address>
  change(userId: string, addressId: string, input: AddressInput): Promise<Address>
  remove(userId: string, addressId: string): Promise<void>
}

/** The pincode of the default address, or null for a user without addresses. */
export const { defaultPincode } = addresses

export function createAddressService(db: Db, pincodes: PincodeService): AddressService {
  const hold = async (tx: Queryable, userId: string) => addresses.lockOwner(tx, userId)

  /** Parcels are routed by pincode, so a pincode of another state is a typing error that would delay them by a week. */
  async function check(input: AddressInput): Promise<addresses.AddressFields> {
    const place = await pincodes.serviceability(input.postcode)
    if (!place) throw new Invalid({ postcode: 'is not a pincode we know' })
    if (!isSameState(place.state, input.state)) {
      throw new Invalid({ state: `does not match the pincode: ${input.postcode} is in ${place.state}` })
    }
    const fields = {
      name: oneLine(input.name),
      phone: input.phone,
      line1: oneLine(input.line1),
      line2: oneLine(input.line2 ?? ''),
      landmark: oneLine(input.landmark ?? ''),
      city: oneLine(input.city),
      state: place.state,
      postcode: input.postcode,
      kind: input.kind ?? 'home',
    }
    if (!fields.name) throw new Invalid({ name: 'is required' })
    if (fields.line1.length < 3) throw new Invalid({ line1: 'needs at least 3 characters' })
    if (fields.city.length < 2) throw new Invalid({ city: 'needs at least 2 characters' })
    return fields
  }

  async function makeDefault(tx: Queryable, userId: string, address: Address): Promise<Address> {
    const { address_id: id, is_default: _, ...fields } = address
    await addresses.clearDefault(tx, userId)
    return (await addresses.updateAddress(tx, userId, id, fields, true)) as Address
  }

  return {
    list: (userId) => addresses.addressesOf(db, userId),
    find: addresses.addressOf,
    row: addresses.addressRow,

    async add(userId, input) {
      const fields = await check(input)
      return transaction(db, async (tx) => {
        await hold(tx, userId)
        // Save was tapped again because the first answer was lost on the way.
        const same = await addresses.addressLike(tx, userId, fields)
        if (same) return input.is_default ? makeDefault(tx, userId, same) : same
        const count = await addresses.countOf(tx, userId)
        if (count >= atMost) throw new Invalid({ address: `list is full: at most ${atMost}` })
        const isDefault = input.is_default === true || count === 0
        if (isDefault) await addresses.clearDefault(tx, userId)
        return addresses.insertAddress(tx, userId, fields, isDefault)
      })
    },

    async change(userId, addressId, input) {
      const fields = await check(input)
      return transaction(db, async (tx) => {
        await hold(tx, userId)
        const before = await addresses.addressOf(tx, userId, addressId)
        if (!before) throw new NoSuchEntity()
        const isDefault = input.is_default ?? before.is_default
        if (isDefault) await addresses.clearDefault(tx, userId)
        await addresses.updateAddress(tx, userId, addressId, fields, isDefault)
        await addresses.ensureDefault(tx, userId)
        return (await addresses.addressOf(tx, userId, addressId)) as Address
      })
    },

    async remove(userId, addressId) {
      await transaction(db, async (tx) => {
        await hold(tx, userId)
        if (!(await addresses.deleteAddress(tx, userId, addressId))) throw new NoSuchEntity()
        await addresses.ensureDefault(tx, userId)
      })
    },
  }
}

import type { Address } from '@nukkad/contracts/endpoints/address'
import type { Queryable } from '../../db.ts'

/** Addresses as other modules see them. */
export interface AddressService {
  list(userId: string): Promise<Address[]>
  /** The user's own address, or undefined when it is absent or somebody else's. */
  find(q: Queryable, userId: string, addressId: string): Promise<Address | undefined>
}

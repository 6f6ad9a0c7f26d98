import type { Address, AddressInput } from '@nukkad/contracts/endpoints/people/address'

const kinds = ['home', 'work', 'other'] as const
type Kind = (typeof kinds)[number]

/** Reduces an address from the server to the fields that it accepts for saving. */
export function addressInput(address: Omit<Address, 'address_id'>): AddressInput {
  const { name, phone, line1, line2, landmark, city, state, postcode, is_default } = address
  return { name, phone, line1, line2, landmark, city, state, postcode, is_default, kind: kindOf(address.kind) }
}

const kindOf = (text: string): Kind => kinds.find((kind) => kind === text) ?? 'other'

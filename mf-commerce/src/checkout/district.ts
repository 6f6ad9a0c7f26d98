import type { Address } from '@nukkad/contracts/endpoints/people/address'

/** The part of an address sent to analytics: the destination area, and nothing that identifies a person. */
export const districtOf = ({ postcode, state }: Pick<Address, 'postcode' | 'state'>) => ({ postcode, state })

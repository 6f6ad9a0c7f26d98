import type { Address } from '@nukkad/contracts/endpoints/people/address'

/** What analytics hears of an address: where parcels go, and nothing by which anybody is found. */
export const districtOf = ({ postcode, state }: Pick<Address, 'postcode' | 'state'>) => ({ postcode, state })

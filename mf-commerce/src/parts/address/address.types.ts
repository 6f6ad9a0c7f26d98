import type { Address } from '@nukkad/contracts/endpoints/people/address'

/** The part of an address printed on a parcel, shared by saved addresses and orders. */
export type OrderAddress = Pick<
  Address,
  'name' | 'phone' | 'line1' | 'line2' | 'landmark' | 'city' | 'state' | 'postcode'
>

import type { Address } from '@nukkad/contracts/endpoints/people/address'

/** What is printed on a parcel; a saved address and an order's copy both have it. */
export type OrderAddress = Pick<
  Address,
  'name' | 'phone' | 'line1' | 'line2' | 'landmark' | 'city' | 'state' | 'postcode'
>

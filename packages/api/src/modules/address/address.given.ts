import type { AddressInput } from '@nukkad/contracts/endpoints/people/address'

/** An address in Delhi as a form would send it. */
export const givenAddress = (changes: Partial<AddressInput> = {}): AddressInput => ({
  name: 'Asha Verma',
  phone: '9876543210',
  line1: '14, Shahpur Jat',
  city: 'New Delhi',
  state: 'Delhi',
  postcode: '110049',
  ...changes,
})

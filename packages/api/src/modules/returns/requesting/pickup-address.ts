import type { AgreedAddress } from '../../orders/placing/agreement.ts'

/** An address for couriers, in one line. */
export const oneLineOf = (address: AgreedAddress): string => {
  const { name, phone, line1, line2, landmark, city, state, postcode } = address
  const lines = [name, line1, line2, landmark && `near ${landmark}`, `${city} ${postcode}`, state, phone]
  return lines.filter(Boolean).join(', ')
}

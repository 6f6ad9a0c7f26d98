import { citySegment } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { sessionKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** Keeps for this visit who delivers to the pincode and which district and same-day city it lies in. */
export function keepServiceability(session: TextStorage, answer: Serviceability): void {
  const partners = answer.serviceability.filter((entry) => entry.deliver_prepaid).map((entry) => entry.partner)
  session.setItem(sessionKeys.deliveryPartners, partners.join(',') || 'none')
  session.setItem(sessionKeys.visibleCity, answer.district.toLowerCase())
  session.setItem(sessionKeys.fastDeliveryCity, (answer.wefastCity ?? '').toLowerCase())
}

/** The same-day city of this visit's pincode by its slug. */
export function fastCityOf(session: TextStorage): string | null {
  return citySegment(session.getItem(sessionKeys.fastDeliveryCity) ?? '') ?? null
}

export function forgetServiceability(session: TextStorage): void {
  for (const key of [sessionKeys.deliveryPartners, sessionKeys.visibleCity, sessionKeys.fastDeliveryCity]) {
    session.removeItem(key)
  }
}

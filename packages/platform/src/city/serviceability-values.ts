import { citySegment } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { sessionKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** Keeps for this visit which partners deliver to the pincode and its district and same-day city. */
export function keepServiceability(session: TextStorage, answer: Serviceability): void {
  const partners = answer.serviceability.filter((entry) => entry.deliver_prepaid).map((entry) => entry.partner)
  session.setItem(sessionKeys.deliveryPartners, partners.join(',') || 'none')
  session.setItem(sessionKeys.visibleCity, answer.district.toLowerCase())
  session.setItem(sessionKeys.fastDeliveryCity, (answer.wefastCity ?? '').toLowerCase())
}

/** The slug of the same-day city of this visit's pincode. */
export function fastCityOf(session: TextStorage): string | null {
  return citySegment(session.getItem(sessionKeys.fastDeliveryCity) ?? '') ?? null
}

export function forgetServiceability(session: TextStorage): void {
  for (const key of [sessionKeys.deliveryPartners, sessionKeys.visibleCity, sessionKeys.fastDeliveryCity]) {
    session.removeItem(key)
  }
}

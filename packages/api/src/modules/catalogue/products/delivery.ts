import { type AnswerOf, cityNameOf } from '@nukkad/contracts'
import type { productServiceability, Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { roadDays } from '../../pincode/road-days.ts'
import { farAway } from '../lists/reach.ts'
import { dayOfDelivery } from './delivery-day.ts'
import type { ShippingFacts } from './product.repository.ts'

type Delivery = AnswerOf<typeof productServiceability>['data']

const refusal = (reason: string): Delivery => ({
  deliverable: false,
  by: null,
  sameDay: false,
  codAvailable: false,
  reason,
})

/** Whether and when a product can be delivered to a pincode; `place` is undefined for an unknown pincode. */
export function deliveryOf(
  product: ShippingFacts,
  pincode: string,
  place: Serviceability | undefined,
  now: Date,
): Delivery {
  if (!place) return refusal(`${pincode} is not a pincode we know. Please check the six digits.`)
  const carriers = place.serviceability.filter(({ deliver_prepaid }) => deliver_prepaid)
  if (carriers.length === 0) return refusal(`None of our couriers deliver to ${pincode} yet.`)
  const codAvailable = product.takesCash && place.serviceability.some(({ deliver_cod }) => deliver_cod)
  const reason = product.isPersonalised ? 'This is made to order, so it has to be paid in advance.' : null
  const tooFar = farAway({ ...product, cityName: cityNameOf(product.city) }, place)
  if (tooFar) return refusal(tooFar)
  const road = roadDays(place, product.city)
  const by = dayOfDelivery(now, { ready: product.shippingDays, road, away: product.away })
  return { deliverable: true, by, sameDay: road === 0, codAvailable, reason }
}

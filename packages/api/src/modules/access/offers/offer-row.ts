import type { OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import type { Picture } from '@nukkad/contracts/schema'

/** The period in which a member may use an offer once. */
export type OfferPeriod = 'day' | 'week' | 'month' | 'once'

/** An offer with the outlet that provides it. */
export interface OfferRow {
  readonly id: number
  readonly slug: string
  readonly outletId: number
  readonly category: string
  readonly kind: OfferKind
  readonly title: string
  readonly line: string
  readonly discountLabel: string
  readonly terms: string[]
  readonly validFrom: Date
  readonly validTo: Date
  readonly period: OfferPeriod
  readonly stock: number | null
  readonly used: number
  readonly isMemberOnly: boolean
  readonly outletKind: 'place' | 'merchant'
  readonly outletSlug: string
  readonly outletTitle: string
  readonly outletHref: string
  readonly locality: string
  readonly city: string
  readonly image: Picture
}

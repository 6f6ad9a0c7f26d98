import type { CampaignGoal } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Queryable } from '../../../db.ts'

/** Which events are counted: those of one page, on these days in India, both inclusive. */
export interface CampaignFilter {
  readonly slug: string
  /** yyyy-mm-dd */
  readonly from: string
  readonly to: string
  /** how long after a view or a tap later events are attributed to it */
  readonly windowDays: number
}

/** The dimensions of a count; the block '' is the page itself. */
export interface Counted {
  readonly day: string
  readonly variant: string
  readonly block: string
}
/** null: all of them together */
export interface Seen {
  readonly day: string | null
  readonly variant: string | null
  readonly block: string | null
  readonly kind: string
  readonly views: number
  /** people who saw the page; for a block: people who tapped it */
  readonly people: number
  readonly taps: number
}

export interface Led extends Counted {
  readonly name: 'PRODUCT_ADDED_TO_CART' | 'ORDER_PLACED'
  readonly times: number
  /** for orders; an order reported twice counts where it was reported first */
  readonly orders: readonly string[]
}

export interface MetArm {
  readonly variant: string
  readonly people: number
  readonly successes: number
}

export interface ArmFilter extends Pick<CampaignFilter, 'slug' | 'windowDays'> {
  readonly phase: number
  readonly since: Date
  readonly goal: CampaignGoal
}

/** Counts of campaign pages from the event stream. */
export interface CampaignEvents {
  countSeen(q: Queryable, filter: CampaignFilter): Promise<Seen[]>
  countOutcomes(q: Queryable, filter: CampaignFilter): Promise<Led[]>
  metArms(q: Queryable, filter: ArmFilter): Promise<MetArm[]>
}

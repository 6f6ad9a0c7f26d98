import type { CampaignGoal } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Queryable } from '../../../db.ts'

/** Which events are counted: those of one page, on these days in India, both included. */
export interface CampaignFilter {
  readonly slug: string
  /** yyyy-mm-dd */
  readonly from: string
  readonly to: string
  /** for so long after it a view or a tap may have led to something */
  readonly windowDays: number
}

/** Where something is counted; the block '' is the page itself. */
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
  /** who saw the page; of a block: who tapped it */
  readonly people: number
  readonly taps: number
}

export interface Led extends Counted {
  readonly name: 'PRODUCT_ADDED_TO_CART' | 'ORDER_PLACED'
  readonly times: number
  /** of these orders; an order that is told twice is of whoever told it first */
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

/** What the stream knows of campaign pages. */
export interface CampaignEvents {
  seen(q: Queryable, filter: CampaignFilter): Promise<Seen[]>
  led(q: Queryable, filter: CampaignFilter): Promise<Led[]>
  metArms(q: Queryable, filter: ArmFilter): Promise<MetArm[]>
}

import type { SubscriptionCampaign, SubscriptionPlan } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Db, Queryable } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import type { SaleItem } from '../../catalogue/products/sale-item.ts'
import { inRupees } from '../../pricing/money.ts'
import { everyWords } from '../boxes/cycle-dates.ts'
import * as campaigns from './campaign.repository.ts'
import { cancelTerms, skipTerms } from './term-words.ts'

export interface BoxCatalogue {
  forSale(q: Queryable, skus: readonly string[]): Promise<SaleItem[]>
}
export interface CampaignParts {
  readonly db: Db
  readonly now: () => Date
  readonly catalogue: BoxCatalogue
}
export type SubscriptionCampaigns = ReturnType<typeof createCampaigns>

export const isOver = ({ endsAt }: campaigns.CampaignRow, now: Date): boolean => endsAt !== null && endsAt <= now

/** Subscription campaigns, as shown to visitors. */
export function createCampaigns({ db, now, catalogue }: CampaignParts) {
  function shown(plan: campaigns.PlanRow, item: SaleItem | undefined): SubscriptionPlan[] {
    if (!item) return []
    const isThere = plan.isOffered && item.onHand > 0
    return [
      {
        id: plan.id,
        title: plan.title,
        line: plan.line,
        billing: plan.billing,
        comes: [...plan.comes],
        price: inRupees(plan.price),
        payNow: inRupees(plan.billing === 'upfront' ? plan.price * plan.deliveries : plan.price),
        every: everyWords(plan),
        deliveries: plan.deliveries,
        skip: skipTerms(plan),
        cancel: cancelTerms(plan),
        product: { slug: item.slug, title: item.title, merchant: item.merchant.name, image: item.picture },
        isAvailable: isThere,
        reason: isThere
          ? null
          : plan.isOffered
            ? 'This month’s boxes are sold out. Check back soon.'
            : 'No longer offered.',
      },
    ]
  }

  return {
    async find(id: string): Promise<SubscriptionCampaign> {
      const campaign = await campaigns.findCampaign(db, id, now())
      if (!campaign) throw new NotFound('This subscription does not exist.')
      const plans = await campaigns.plansOf(db, id)
      const items = await catalogue.forSale(
        db,
        plans.map(({ sku }) => sku),
      )
      const bySku = new Map(items.map((item) => [item.sku, item]))
      const { title, line, image, story, questions, endsAt } = campaign
      return {
        id,
        title,
        line,
        image,
        story: [...story],
        questions: [...questions],
        plans: plans.flatMap((plan) => shown(plan, bySku.get(plan.sku))),
        endsAt: endsAt?.toISOString() ?? null,
        isOver: isOver(campaign, now()),
      }
    },
  }
}

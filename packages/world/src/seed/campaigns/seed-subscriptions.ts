import { subscriptions } from '../../data/subscriptions.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene, picturePaths } from '../../picture.ts'

const country = 'all'
/** Enough stock of each box for a long-running demo. */
const enough = 400
/** Rupees that a mandate may debit without asking the customer again (Reserve Bank of India). */
const mostByMandate = 15_000

/** Seeds the subscription boxes, each once. Their products are seeded with the shop. */
export async function seedSubscriptions(tx: SeedTx): Promise<void> {
  const rows = subscriptions.map(({ plans: _, scene, alt, ...campaign }) => ({
    ...campaign,
    url: picturePaths.scene(country, scene),
    alt,
    ground: describeScene(country, scene).ground,
  }))
  await tx`
    insert into subscription_campaign (slug, title, line, story, questions, picture_url, picture_alt, picture_ground)
    select row.slug, row.title, row.line, row.story, row.questions, row.url, row.alt, row.ground
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, title text, line text, story jsonb, questions jsonb, url text, alt text, ground text)
    on conflict on constraint subscription_campaign__identity do nothing`
  const plans = subscriptions.flatMap(({ slug, plans: own }) =>
    own.map(({ every: [count, unit], price, rest = 'refund', ...plan }, position) => {
      if (plan.billing === 'mandate' && price > mostByMandate)
        throw new Error(`${plan.id} costs more than ₹${mostByMandate} a delivery: a mandate may not debit that.`)
      return {
        ...plan,
        slug,
        position,
        count,
        unit,
        rest,
        paise: price * 100,
      }
    }),
  )
  // A database seeded before these boxes existed lacks their products and keeps the plans it has.
  await tx`
    insert into subscription_plan (
      plan_id, campaign_slug, position, title, line, sku, billing, price_paise, every_unit, every_count, deliveries, rest,
      comes)
    select row.id, row.slug, row.position, row.title, row.line, row.sku, row.billing, row.paise, row.unit, row.count,
      row.deliveries, row.rest, row.comes
    from jsonb_to_recordset(${json(tx, plans)}) as row (
      id text, slug text, position smallint, title text, line text, sku text, billing text, paise bigint, unit text,
      count smallint, deliveries smallint, rest text, comes jsonb)
    join variant v on v.sku = row.sku
    on conflict on constraint subscription_plan__identity do nothing`
  const skus = [...new Set(plans.map(({ sku }) => sku))]
  await tx`
    update variant set on_hand = ${enough}
    where sku = any(${skus}::text[]) and on_hand < ${enough} and not exists (select from subscription)`
}

import type { Sql } from 'postgres'
import { seedAccess } from './campaigns/seed-access.ts'
import { seedCampaignPages } from './campaigns/seed-campaign-pages.ts'
import { seedCampaigns } from './campaigns/seed-campaigns.ts'
import { seedForms } from './campaigns/seed-forms.ts'
import { seedPrivateLinks } from './campaigns/seed-private-links.ts'
import { seedSubscriptions } from './campaigns/seed-subscriptions.ts'
import { seedVotes } from './campaigns/seed-votes.ts'
import { copyContent } from './city/copy-content.ts'
import { seedCityMaps } from './city/seed-city-maps.ts'
import { seedContent } from './city/seed-content.ts'
import { seedEvents } from './city/seed-events.ts'
import { seedExperiences } from './city/seed-experiences.ts'
import { seedVoices } from './city/seed-voices.ts'
import { seedStaff } from './seed-staff.ts'
import { noteSeeded } from './seed-stamp.ts'
import { copyProducts } from './shop/copy-products.ts'
import { seedBrands } from './shop/seed-brands.ts'
import { seedFinding } from './shop/seed-finding.ts'
import { seedGifts } from './shop/seed-gifts.ts'
import { seedMerchants } from './shop/seed-merchants.ts'
import { seedPriceHistory } from './shop/seed-price-history.ts'
import { seedProductSaves } from './shop/seed-product-saves.ts'
import { seedQuestions } from './shop/seed-questions.ts'
import { seedProducts, seedShopLookups } from './shop/seed-shop.ts'

/** Identifies the row that marks a database as seeded. It stays the same even if the demo data changes. */
const worldVersion = 1
const worldName = 'world'
const lockKey = 7_685_326

export interface SeedResult {
  /** False if the demo data existed already. */
  readonly isNew: boolean
  readonly products: number
}

export interface SeedOptions {
  readonly scale?: number
  readonly models?: number
  /** the API's secret: needed to seed private links, which are stored by their keyed hashes */
  readonly secret?: string | undefined
  /** the edition of the seeders, recorded so that a caller can tell whether they ran today */
  readonly edition?: string | undefined
}

/** A client with any type map: the seeder reads nothing that depends on it. */
// biome-ignore lint/complexity/noBannedTypes: `{}` is what the client's own default is.
type AnySql = Sql<Record<string, unknown>> | Sql<{}>

/**
 * Seeds the demo data, once: a second call only adds what is missing and renews what has ended. For load tests, `scale`
 * adds copies of its products, places and posts until there are that many of each: `models` of them are created in
 * full, the rest are copied from those.
 */
export async function seedWorld(
  db: AnySql,
  { scale = 0, models = 20_000, secret, edition }: SeedOptions = {},
): Promise<SeedResult> {
  const sql = db as Sql<Record<string, unknown>>
  const isNew = await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local lock_timeout = 0`
    await tx`select pg_advisory_xact_lock(${lockKey})`
    if (edition) await noteSeeded(tx, edition)
    const seeded = await tx`
      insert into seed_run (name, version) values (${worldName}, ${worldVersion}) on conflict do nothing returning name`
    if (seeded.length > 0) {
      await seedShopLookups(tx)
      await seedFinding(tx)
      await seedProducts(tx)
      await seedContent(tx)
      await seedCampaigns(tx)
    }
    await seedStaff(tx)
    await seedCampaignPages(tx)
    if (secret) await seedPrivateLinks(tx, secret)
    await seedMerchants(tx)
    await seedEvents(tx)
    await seedForms(tx)
    await seedVotes(tx)
    await seedGifts(tx)
    await seedBrands(tx)
    await seedSubscriptions(tx)
    await seedAccess(tx)
    await seedExperiences(tx)
    await seedVoices(tx)
    await seedProductSaves(tx)
    await seedPriceHistory(tx)
    await seedQuestions(tx)
    await seedCityMaps(tx)
    return seeded.length > 0
  })
  if (isNew) await sql`analyze`
  const count = async () => Number((await sql`select count(*) as count from product`)[0]?.count ?? 0)
  const before = await count()
  if (scale === 0) return { isNew, products: before }
  await Promise.all([copyProducts(sql, Math.max(0, scale - before), models), copyContent(sql, scale, models)])
  return { isNew, products: await count() }
}

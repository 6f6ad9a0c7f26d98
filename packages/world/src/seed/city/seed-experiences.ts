import {
  type ExperienceCategorySeed,
  type ExperienceSeed,
  friendsCategories,
  friendsDaysOut,
  singaporeCategories,
  singaporeExperiences,
} from '../../data/experiences.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene, picturePaths, pictureSizes } from '../../picture.ts'

const country = 'all'
const pictureOf = (city: string, scene: string, alt: string) => ({
  url: picturePaths.scene(city, scene),
  ...pictureSizes.scene,
  alt,
  color: describeScene(city, scene).ground,
})

/** Seeds the city and travel campaigns. Created once, also in databases seeded before they existed. */
export async function seedExperiences(tx: SeedTx): Promise<void> {
  await seedCampaign(tx, 'friends-day-out', friendsCategories, friendsDaysOut)
  await seedCampaign(tx, 'singapore', singaporeCategories, singaporeExperiences)
}

async function seedCampaign(
  tx: SeedTx,
  campaign: string,
  categories: readonly ExperienceCategorySeed[],
  experiences: readonly ExperienceSeed[],
): Promise<void> {
  const kinds = categories.map(([slug, title, line, scene, alt], position) => ({
    slug,
    title,
    line,
    position,
    image: pictureOf(country, scene, alt),
  }))
  await tx`
    insert into experience_category (campaign, slug, title, line, image, position)
    select ${campaign}, row.* from jsonb_to_recordset(${tx.json(kinds)}) as row (
      slug text, title text, line text, image jsonb, position smallint)
    on conflict do nothing`
  const rows = experiences.map(({ scenes, ...one }, position) => ({
    ...one,
    position,
    images: scenes.map(([scene, alt]) => pictureOf(one.city ?? country, scene, alt)),
  }))
  await tx`
    insert into experience (campaign, category, slug, title, line, story, city, area, place_slug, event_slug, price_paise,
      price_for, people, minutes, on_days, includes, images, position)
    select ${campaign}, row.category, row.slug, row.title, row.line, array(select jsonb_array_elements_text(row.story)),
      row.city, row.area, row.place, row.event, row.price * 100, row."priceFor", row.people, row.minutes, row.days,
      array(select jsonb_array_elements_text(row.includes)), row.images, row.position
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      category text, slug text, title text, line text, story jsonb, city text, area text, place text, event text,
      price bigint, "priceFor" text, people text, minutes integer, days text, includes jsonb, images jsonb,
      position smallint)
    on conflict do nothing`
}

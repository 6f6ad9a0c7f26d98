import type { ExperienceCard } from '@nukkad/contracts/endpoints/city/experience-card'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { ExperienceCampaign, ExperienceRow } from './experience.repository.ts'

const hrefOf: Readonly<Record<ExperienceCampaign, (row: ExperienceRow) => string>> = {
  'friends-day-out': ({ slug }) => hrefs.friendsDayOut(slug),
  singapore: ({ category, slug }) => `${hrefs.singapore(category)}#${slug}`,
}

/** An experience as shown in lists; its first picture is used for the card. */
export function cardOf(campaign: ExperienceCampaign, row: ExperienceRow): ExperienceCard {
  const [image] = row.images
  if (!image) throw new Error(`The experience ${row.slug} has no picture.`)
  return {
    id: row.slug,
    title: row.title,
    line: row.line,
    category: row.category,
    city: row.city,
    area: row.area,
    priceFor: row.priceFor,
    people: row.people,
    minutes: row.minutes,
    when: row.onDays,
    image,
    price: row.price === null ? null : row.price / 100,
    href: hrefOf[campaign](row),
  }
}

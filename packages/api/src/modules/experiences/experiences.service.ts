import type { AnswerOf } from '@nukkad/contracts'
import type {
  ExperienceCard,
  ExperiencePage,
  friendsDayOut,
  SingaporeTourism,
} from '@nukkad/contracts/endpoints/city/experiences'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { EventService } from '../events/event.service.ts'
import type { PlaceService } from '../places/places.service.ts'
import * as repository from './experience.repository.ts'

export interface ExperienceParts {
  readonly db: Db
  readonly now: () => Date
  readonly events: Pick<EventService, 'cardsOf'>
  readonly places: Pick<PlaceService, 'cardsOf'>
}
export type ExperienceService = ReturnType<typeof createExperienceService>

const friends = 'friends-day-out'
const singapore = 'singapore'
const hrefOf: Readonly<Record<repository.ExperienceCampaign, (row: repository.ExperienceRow) => string>> = {
  [friends]: ({ slug }) => hrefs.friendsDayOut(slug),
  [singapore]: ({ category, slug }) => `${hrefs.singapore(category)}#${slug}`,
}
/** Where a wish for a date is written to when there is no event to register for. */
const formHref = hrefs.form(friends)
const mostOthers = 3

/** Days out with friends, and the city to travel to. */
// limit: three pages of experiences, drawn from the same cards
export function createExperienceService({ db, now, events, places }: ExperienceParts) {
  const card = (campaign: repository.ExperienceCampaign, row: repository.ExperienceRow): ExperienceCard => {
    const [image] = row.images
    if (!image) throw new Error(`The experience ${row.slug} has no picture.`)
    return {
      ...{ id: row.slug, title: row.title, line: row.line, category: row.category, city: row.city, area: row.area },
      ...{ priceFor: row.priceFor, people: row.people, minutes: row.minutes, when: row.onDays, image },
      price: row.price === null ? null : row.price / 100,
      href: hrefOf[campaign](row),
    }
  }

  async function bookingOf({
    eventSlug,
  }: repository.ExperienceRow): Promise<Pick<ExperiencePage, 'booking' | 'dates'>> {
    const [event] = eventSlug ? await events.cardsOf(db, [eventSlug]) : []
    const isOn = event && event.status !== 'cancelled' && new Date(event.starts) > now()
    if (isOn) return { booking: { kind: 'event', href: hrefs.eventRegister(event.slug) }, dates: [event.starts] }
    return { booking: { kind: 'form', href: formHref }, dates: [] }
  }

  return {
    async friends({
      city,
      maxPrice,
      category,
    }: {
      city?: string
      maxPrice?: number
      category?: string
    }): Promise<AnswerOf<typeof friendsDayOut>['data']> {
      const ask = {
        campaign: friends,
        city,
        category,
        maxPrice: maxPrice === undefined ? undefined : maxPrice * 100,
      } as const
      const [categories, rows] = await Promise.all([
        repository.experienceCategories(db, { campaign: friends, city }),
        repository.experiences(db, ask),
      ])
      if (category && !categories.some(({ slug }) => slug === category)) throw new NotFound('There is no such kind.')
      return { categories, experiences: rows.map((row) => card(friends, row)) }
    },

    async friendsOne(slug: string): Promise<ExperiencePage> {
      const row = await repository.experience(db, friends, slug)
      if (!row) throw new NotFound('There is no such day out.')
      const [booked, [place], beside] = await Promise.all([
        bookingOf(row),
        row.placeSlug ? places.cardsOf(db, [row.placeSlug]) : [],
        repository.experiences(db, { campaign: friends, city: row.city ?? undefined }),
      ])
      const others = beside.filter((one) => one.slug !== slug).slice(0, mostOthers)
      return {
        ...{ ...card(friends, row), story: row.story, includes: row.includes, images: row.images, ...booked },
        place: place ? { title: place.title, href: place.href } : null,
        others: others.map((one) => card(friends, one)),
      }
    },

    async singapore(category: string | undefined): Promise<SingaporeTourism> {
      const [categories, rows] = await Promise.all([
        repository.experienceCategories(db, { campaign: singapore }),
        repository.experiences(db, { campaign: singapore, category }),
      ])
      const chosen = categories.find(({ slug }) => slug === category)
      if (category && !chosen) throw new NotFound('There is no such part of the trip.')
      const [first] = categories
      const shown = chosen ?? first
      if (!shown) throw new NotFound('This campaign is over.')
      return {
        hero: {
          title: chosen ? chosen.title : 'Made in Singapore',
          text: chosen
            ? chosen.line
            : 'Four and a half hours from Chennai: a city to eat through, walk through and come home from with full bags.',
          image: shown.image,
        },
        categories,
        experiences: rows.map((row) => ({ ...card(singapore, row), story: row.story, includes: row.includes })),
      }
    },
  }
}

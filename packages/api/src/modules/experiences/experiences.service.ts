import type { AnswerOf } from '@nukkad/contracts'
import type { ExperiencePage, friendsDayOut, SingaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { EventService } from '../events/event.service.ts'
import type { PlaceService } from '../places/places.service.ts'
import * as repository from './experience.repository.ts'
import { createBookingOf } from './experience-booking.ts'
import { cardOf } from './experience-card.ts'

export interface ExperienceParts {
  readonly db: Db
  readonly now: () => Date
  readonly events: Pick<EventService, 'cardsOf'>
  readonly places: Pick<PlaceService, 'cardsOf'>
}
export type ExperienceService = ReturnType<typeof createExperienceService>

const friends = 'friends-day-out'
const singapore = 'singapore'
const mostOthers = 3

/** The experience campaigns: days out with friends, and travel to Singapore. */
export function createExperienceService({ db, now, events, places }: ExperienceParts) {
  const bookingOf = createBookingOf({ db, now, events })

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
      if (category && !categories.some(({ slug }) => slug === category))
        throw new NotFound('This category does not exist.')
      return { categories, experiences: rows.map((row) => cardOf(friends, row)) }
    },

    async friendsOne(slug: string): Promise<ExperiencePage> {
      const row = await repository.experience(db, friends, slug)
      if (!row) throw new NotFound('This day out does not exist.')
      const [booked, [place], beside] = await Promise.all([
        bookingOf(row),
        row.placeSlug ? places.cardsOf(db, [row.placeSlug]) : [],
        repository.experiences(db, { campaign: friends, city: row.city ?? undefined }),
      ])
      const others = beside.filter((one) => one.slug !== slug).slice(0, mostOthers)
      return {
        ...cardOf(friends, row),
        story: row.story,
        includes: row.includes,
        images: row.images,
        ...booked,
        place: place ? { title: place.title, href: place.href } : null,
        others: others.map((one) => cardOf(friends, one)),
      }
    },

    async singapore(category: string | undefined): Promise<SingaporeTourism> {
      const [categories, rows] = await Promise.all([
        repository.experienceCategories(db, { campaign: singapore }),
        repository.experiences(db, { campaign: singapore, category }),
      ])
      const chosen = categories.find(({ slug }) => slug === category)
      if (category && !chosen) throw new NotFound('This part of the trip does not exist.')
      const [first] = categories
      const shown = chosen ?? first
      if (!shown) throw new NotFound('This campaign has ended.')
      return {
        hero: {
          title: chosen ? chosen.title : 'Made in Singapore',
          text: chosen
            ? chosen.line
            : 'Four and a half hours from Chennai: a city to eat through, walk through and come home from with full bags.',
          image: shown.image,
        },
        categories,
        experiences: rows.map((row) => ({ ...cardOf(singapore, row), story: row.story, includes: row.includes })),
      }
    },
  }
}

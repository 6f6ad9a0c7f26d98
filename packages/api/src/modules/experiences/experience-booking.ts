import type { ExperiencePage } from '@nukkad/contracts/endpoints/city/experiences'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import type { EventService } from '../events/event.service.ts'
import type { ExperienceRow } from './experience.repository.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
  readonly events: Pick<EventService, 'cardsOf'>
}

/** The form that asks for a date when there is no event to register for. */
const formHref = hrefs.form('friends-day-out')

/** How a day out is booked: through its event while that is upcoming, else through the form. */
export function createBookingOf({ db, now, events }: Parts) {
  return async ({ eventSlug }: ExperienceRow): Promise<Pick<ExperiencePage, 'booking' | 'dates'>> => {
    const [event] = eventSlug ? await events.cardsOf(db, [eventSlug]) : []
    const isOn = event && event.status !== 'cancelled' && new Date(event.starts) > now()
    if (isOn) return { booking: { kind: 'event', href: hrefs.eventRegister(event.slug) }, dates: [event.starts] }
    return { booking: { kind: 'form', href: formHref }, dates: [] }
  }
}

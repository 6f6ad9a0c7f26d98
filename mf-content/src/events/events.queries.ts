import type { QueryOf } from '@nukkad/contracts'
import { eventKinds } from '@nukkad/contracts/endpoints/events/event-kinds'
import { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { type Api, queryOptions } from '@nukkad/platform'
import { feedQuery } from '../parts/feed/feed.query.ts'

type EventsQuery = QueryOf<typeof listEvents>
export type EventFilters = Pick<EventsQuery, 'when' | 'from' | 'to' | 'kind' | 'price' | 'locality'>

export const whens = [
  { when: 'today', title: 'Today' },
  { when: 'tomorrow', title: 'Tomorrow' },
  { when: 'weekend', title: 'This weekend' },
  { when: 'week', title: 'Next seven days' },
] as const
export const prices = [
  { price: 'free', title: 'Free' },
  { price: 'paid', title: 'With a ticket' },
] as const

const day = /^20\d{2}-\d{2}-\d{2}$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The filters in the URL; invalid values are left out. */
export function filtersIn(search: URLSearchParams): EventFilters {
  const when = whens.find((one) => one.when === search.get('when'))?.when
  const kind = eventKinds.find((one) => one.kind === search.get('kind'))?.kind
  const price = prices.find((one) => one.price === search.get('price'))?.price
  const date = search.get('date') ?? ''
  const locality = search.get('locality') ?? ''
  return {
    ...(day.test(date) ? { from: date, to: date } : when && { when }),
    ...(kind && { kind }),
    ...(price && { price }),
    ...(slug.test(locality) && { locality }),
  }
}

/** Upcoming events of a city ('all' is everywhere), soonest first. */
export const eventsFeed = (api: Api, city: string, filters: EventFilters, page: number) =>
  feedQuery({
    key: ['events', city, filters],
    page,
    call: async (param, signal) => {
      const query = { ...filters, page: param.page, ...(city !== 'all' && { city }) }
      const answer = await api.call(listEvents, { params: { type: 'upcoming' }, query }, { signal })
      return { ...answer, next: null }
    },
  })

/**
 * The first upcoming event that matches the other filters, whatever day was asked for; if a day was named, from that
 * day on.
 */
export const nearestEvent = (api: Api, city: string, { from, kind, price, locality }: EventFilters) =>
  queryOptions({
    queryKey: ['events', 'nearest', city, { from, kind, price, locality }],
    queryFn: async ({ signal }) => {
      const query = {
        pagesize: 1,
        ...(city !== 'all' && { city }),
        ...(from && { from }),
        ...(kind && { kind }),
        ...(price && { price }),
        ...(locality && { locality }),
      }
      const { data } = await api.call(listEvents, { params: { type: 'upcoming' }, query }, { signal })
      return data[0] ?? null
    },
  })

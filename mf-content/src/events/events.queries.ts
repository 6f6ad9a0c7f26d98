import type { QueryOf } from '@nukkad/contracts'
import { eventKinds } from '@nukkad/contracts/endpoints/events/event-kinds'
import { listEvents } from '@nukkad/contracts/endpoints/events/events'
import { type Api, queryOptions } from '@nukkad/platform'
import { feedQuery } from '../parts/feed/feed.queries.ts'

type EventsQuery = QueryOf<typeof listEvents>
export type ChoiceName = 'when' | 'price' | 'kind'
export type EventFilters = Pick<EventsQuery, 'from' | 'to' | 'locality' | ChoiceName>

interface Choices<Value> {
  readonly heading: string
  readonly values: readonly { readonly value: Value; readonly title: string }[]
}
/** The filters with fixed values: the URL, the chips and the sheet have every filter that is listed here. */
export const eventChoices: { readonly [Name in ChoiceName]: Choices<NonNullable<EventsQuery[Name]>> } = {
  when: {
    heading: 'When',
    values: [
      { value: 'today', title: 'Today' },
      { value: 'tomorrow', title: 'Tomorrow' },
      { value: 'weekend', title: 'This weekend' },
      { value: 'week', title: 'Next seven days' },
    ],
  },
  price: {
    heading: 'Price',
    values: [
      { value: 'free', title: 'Free' },
      { value: 'paid', title: 'With a ticket' },
    ],
  },
  kind: { heading: 'Kind', values: eventKinds.map(({ kind, title }) => ({ value: kind, title })) },
}
export const choiceNames = Object.keys(eventChoices) as readonly ChoiceName[]

const day = /^20\d{2}-\d{2}-\d{2}$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The filters in the URL; invalid values are left out, and a day excludes 'this weekend'. */
export function filtersIn(search: URLSearchParams): EventFilters {
  const chosen = choiceNames.flatMap((name) => {
    const choice = eventChoices[name].values.find(({ value }) => value === search.get(name))
    return choice ? [[name, choice.value]] : []
  })
  const { when, ...others }: Pick<EventFilters, ChoiceName> = Object.fromEntries(chosen)
  const date = search.get('date') ?? ''
  const locality = search.get('locality') ?? ''
  return {
    ...(day.test(date) ? { from: date, to: date } : when && { when }),
    ...others,
    ...(slug.test(locality) && { locality }),
  }
}

/** Upcoming events of a city ('all' is everywhere), soonest first, a weekly one once. */
export const eventsFeed = (api: Api, city: string, filters: EventFilters, page: number) =>
  feedQuery({
    key: ['events', city, filters],
    page,
    call: async (param, signal) => {
      const query = { ...filters, dates: 'next' as const, page: param.page, ...(city !== 'all' && { city }) }
      const answer = await api.call(listEvents, { params: { type: 'upcoming' }, query }, { signal })
      return { ...answer, next: null }
    },
  })

/**
 * The first upcoming event that matches the other filters, whatever day was asked for; if a day was named, from that
 * day on.
 */
export const nearestEvent = (api: Api, city: string, { when: _, to: __, ...filters }: EventFilters) =>
  queryOptions({
    queryKey: ['events', 'nearest', city, filters],
    queryFn: async ({ signal }) => {
      const query = { ...filters, pagesize: 1, ...(city !== 'all' && { city }) }
      const { data } = await api.call(listEvents, { params: { type: 'upcoming' }, query }, { signal })
      return data[0] ?? null
    },
  })

import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { eventDetails } from '@nukkad/contracts/endpoints/events/events'
import { sendFeedback } from '@nukkad/contracts/endpoints/site/careers'
import {
  type Api,
  formatDay,
  hrefs,
  Link,
  queryOptions,
  useApi,
  useCity,
  useQuery,
  useSearchParams,
} from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'
import { Page } from '@nukkad/ui/page'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import styles from './event-feedback.module.css'

const eventQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['event-of-feedback', slug],
    queryFn: async ({ signal }) => (await api.call(eventDetails, { params: { discoveryId: slug } }, { signal })).data,
    staleTime: 60_000,
    retry: false,
  })

const slugIn = (search: URLSearchParams) => /^[a-z0-9-]{1,120}$/.exec(search.get('event') ?? '')?.[0] ?? ''

/** A ticket stub: the event on the left, the visitor's feedback on the right. */
function EventFeedback({ form }: { readonly form: FormDefinition }) {
  const api = useApi()
  const { slug: city } = useCity()
  const [search] = useSearchParams()
  const slug = slugIn(search)
  const { data: event } = useQuery({ ...eventQuery(api, slug), enabled: slug !== '' })
  const filling = useFilledIn(form, {
    hide: ['event', 'ticket'],
    send: (filled, key) => api.call(sendFeedback, { body: { event: slug, ...filled } }, { key }),
  })
  const events = hrefs.cityEvents(city === 'all' ? 'delhi' : city)
  return (
    <Page className={styles.page}>
      <header className={styles.stub}>
        <p className={styles.kicker}>Event feedback</p>
        <h1 className={styles.title}>{event ? event.title : 'How was your evening?'}</h1>
        {event ? (
          <p className={styles.when}>
            {formatDay(event.starts)}, {event.venue}
          </p>
        ) : (
          <p className={styles.when}>
            It takes two minutes, and the organisers read it tomorrow morning. With a ticket, your answer counts once
            per ticket; without one, you answer as a guest.
          </p>
        )}
      </header>
      <section className={styles.sheet} aria-label="What you think">
        {event ? (
          <FormSheet {...filling} wayOn={<Link to={events}>What is on next</Link>} />
        ) : (
          <div className={styles.which}>
            <h2>Which event was it?</h2>
            <p>
              Open this page from your ticket or from the email we send the day after, so that we know which event you
              mean.
            </p>
            <p>
              <Link to={hrefs.tickets()}>My tickets</Link> · <Link to={events}>Events in the city</Link>
            </p>
          </div>
        )}
      </section>
    </Page>
  )
}

/** Feedback on an event: /eventfeedback?event=<slug>. */
export const screen = defineFormScreen({
  formId: 'event-feedback',
  title: 'How was the event?',
  description: 'Stars, what was good and what was not: two minutes that decide what we do again.',
  path: hrefs.eventFeedback(),
  load: async ({ api, query, url }) => {
    const slug = slugIn(url.searchParams)
    // If the event does not exist, the page still opens and asks which event it was.
    if (slug) await query.prefetchQuery(eventQuery(api, slug))
  },
  Component: EventFeedback,
})

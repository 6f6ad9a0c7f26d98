import { BlockList } from '@nukkad/blocks'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { eventKinds } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { hrefs, Link, useTrack } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import { WhenNear } from '@nukkad/ui/when-near'
import { lazy, type ReactNode, useEffect } from 'react'
import { FeedSections } from '../parts/sections/feed-sections.tsx'
import { ShareButton } from '../parts/share/share-button.tsx'
import styles from './event.module.css'
import { EventAction } from './event-action.tsx'
import { EventBar } from './event-bar.tsx'
import { EventFacts } from './event-facts.tsx'
import { trailOfEvent } from './event-head.ts'
import { actionOf, statusWords } from './event-words.ts'
import { TicketTypes } from './ticket-types.tsx'

const EventWay = lazy(async () => ({ default: (await import('./event-way.tsx')).EventWay }))

interface EventViewProps {
  readonly event: EventDetails
  /** shown above everything: what is special about this view */
  readonly notice?: ReactNode
  /** Whether it is an editor's preview, which is not tracked and cannot be booked. */
  readonly isPreview?: boolean
}

/** An event: what, when, where, who hosts it, ticket prices, and booking. */
export function EventView({ event, notice, isPreview = false }: EventViewProps) {
  const track = useTrack()
  const trail = trailOfEvent(event)
  const action = actionOf(event)
  const kind = eventKinds.find((one) => one.kind === event.kind)?.title
  useEffect(() => {
    if (!isPreview) track('EVENT_VIEWED', { event: event.slug })
  }, [track, event.slug, isPreview])
  return (
    <Page>
      {notice}
      <Breadcrumbs
        items={trail.map(({ title, href }, at) => (at < trail.length - 1 ? { title, href } : { title }))}
        linkAs={Link}
      />
      <div className={styles.layout}>
        <header className={styles.header}>
          <Link to={hrefs.cityEvents(event.city, `kind=${event.kind}`)} className={styles.kicker}>
            {kind}
          </Link>
          <h1 className={styles.title}>{event.title}</h1>
          <p className={styles.host}>
            Hosted by <b>{event.host.name}</b>
            {event.host.line && `, ${event.host.line}`}
          </p>
          <div className={styles.actions}>
            <SaveButton kind="event" of={`${event.city}/${event.slug}`} title={event.title} />
            <ShareButton href={event.href} title={event.title} />
          </div>
        </header>
        <PictureView
          picture={event.image}
          width={{ mobile: 390, desktop: 720 }}
          aspect={3 / 2}
          priority
          className={styles.picture}
        />
        <aside className={styles.side} aria-label="When, where and how much">
          <EventFacts event={event} />
          {event.status !== 'cancelled' && <TicketTypes tickets={event.tickets} />}
          {action && (
            <EventAction event={event} isPreview={isPreview} size={56} wide className={styles.register}>
              {action}
            </EventAction>
          )}
          {!action && <p className={styles.closed}>{statusWords(event)}.</p>}
        </aside>
        <div className={styles.story}>
          <BlockList blocks={event.blocks} content={event.things} look="column" hasDropCap />
          {event.where.lat !== null && (
            <Section title="How to get there">
              <WhenNear minHeight={event.where.onFoot ? '19.75rem' : '17rem'}>
                <EventWay event={event} />
              </WhenNear>
            </Section>
          )}
          <Section title="If plans change">
            <ul className={styles.rules}>
              {event.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
      <HydrateLater>
        <FeedSections sections={event.sections} />
      </HydrateLater>
      {action && <EventBar event={event} action={action} isPreview={isPreview} />}
    </Page>
  )
}

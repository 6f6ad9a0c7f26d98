import { ListBlock } from '../../block-heading.tsx'
import { EventCard } from '../../cards/event-card.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './events.module.css'

/** A list of events. */
function EventsView({ data, content, look, heading }: BlockViewProps<'events'>) {
  const events = inOrder(data.slugs, content.events)
  if (events.length === 0) return null
  return (
    <ListBlock title={data.title} unnamed="Events" heading={heading} look={look}>
      <ul className={look === 'page' ? styles.tickets : undefined}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} look={look === 'page' ? 'ticket' : 'row'} heading="h3" />
          </li>
        ))}
      </ul>
    </ListBlock>
  )
}

export const view: KindView<'events'> = { v: 1, View: EventsView }

import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { BottomBar } from '@nukkad/ui/bottom-bar'
import styles from './event.module.css'
import { EventAction } from './event-action.tsx'
import { priceOf, statusWords } from './event-words.ts'

interface EventBarProps {
  readonly event: EventDetails
  readonly action: string
  readonly isPreview: boolean
}

/** At the bottom of a phone's screen: the price, and the one action. */
export function EventBar({ event, action, isPreview }: EventBarProps) {
  return (
    <BottomBar kind="action" isPhoneOnly>
      <p className={styles.barWords}>
        <b>{priceOf(event)}</b>
        <span>{statusWords(event)}</span>
      </p>
      <EventAction event={event} isPreview={isPreview} size={48}>
        {action}
      </EventAction>
    </BottomBar>
  )
}

import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { Link } from '@nukkad/platform'
import { BottomBar } from '@nukkad/ui/bottom-bar'
import { ButtonLink } from '@nukkad/ui/button'
import styles from './event.module.css'
import { priceOf, statusWords } from './event-words.ts'

/** At the bottom of a phone's screen: the price, and the one action. */
export function EventBar({ event, action }: { readonly event: EventDetails; readonly action: string }) {
  return (
    <BottomBar kind="action" isPhoneOnly>
      <p className={styles.barWords}>
        <b>{priceOf(event)}</b>
        <span>{statusWords(event)}</span>
      </p>
      <ButtonLink href={event.registerHref} linkAs={Link} size={48}>
        {action}
      </ButtonLink>
    </BottomBar>
  )
}

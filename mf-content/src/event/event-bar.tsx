import type { EventDetails } from '@nukkad/contracts/endpoints/events'
import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { useEffect } from 'react'
import styles from './event.module.css'
import { priceOf, statusWords } from './event-words.ts'

/** At the foot of a phone's screen: the price, and the one thing to do. Whoever else stands there is told to make room. */
export function EventBar({ event, action }: { readonly event: EventDetails; readonly action: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.footBar = ''
    return () => {
      delete dataset.footBar
    }
  }, [])
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        <b>{priceOf(event)}</b>
        <span>{statusWords(event)}</span>
      </p>
      <ButtonLink href={event.registerHref} linkAs={Link} size={48}>
        {action}
      </ButtonLink>
    </div>
  )
}
